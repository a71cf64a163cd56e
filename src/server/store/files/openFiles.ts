// Where visitors' files are kept: the configured storage, or a folder under dataDir.
import { join } from 'node:path';
import { folderStorage } from './folderStorage.ts';
import type { FileStorage } from '../../messages/ports.ts';
import { s3Storage } from './s3Storage.ts';

export const openFiles = async (s3Url: string, dataDir: string): Promise<FileStorage> =>
  s3Url ? s3Storage(s3Url) : folderStorage(join(dataDir, 'files'));
