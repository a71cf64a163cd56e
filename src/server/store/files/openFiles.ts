// Opens the storage of visitors' files: the configured S3 storage, or a folder under dataDir.
import { join } from 'node:path';
import { createReadStream } from 'node:fs';
import { access, readdir, rm, stat } from 'node:fs/promises';
import { copyWhole } from '../../ops/writeWhole.ts';
import type { FileStorage, StoredFile } from '../../messages/ports.ts';
import { s3Storage } from './s3Storage.ts';

/** Also matches files that a crash left half-written, so that they are listed and removed like orphans. */
const keys = /^[a-z0-9]{4,}\.[a-z]+(\.[0-9a-f]{8}\.unfinished)?$/;

/** Keeps visitors' files in a folder of this machine, spread over subfolders by the first letters of their random key. */
export function folderStorage(folder: string): FileStorage {
  const pathOf = (key: string): string => {
    if (!keys.test(key)) throw new Error(`Not a key of the file storage: ${key}`);
    return join(folder, key.slice(0, 2), key);
  };

  async function* list(): AsyncIterable<StoredFile> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const { mtimeMs } = await stat(join(entry.parentPath, entry.name));
      yield { key: entry.name, changedAt: mtimeMs };
    }
  }

  return {
    put: (key, sourcePath) => copyWhole(pathOf(key), sourcePath),
    async open(key) {
      await access(pathOf(key));
      return createReadStream(pathOf(key));
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list,
  };
}

export const openFiles = async (s3Url: string, dataDir: string): Promise<FileStorage> =>
  s3Url ? s3Storage(s3Url) : folderStorage(join(dataDir, 'files'));
