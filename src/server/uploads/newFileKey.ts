// The name under which a file is stored: random, so that it tells nothing and cannot be guessed.
import { randomBytes } from 'node:crypto';
import type { FileType } from './inspectFile.ts';

export const newFileKey = (type: FileType): string => `${randomBytes(16).toString('hex')}.${type}`;
