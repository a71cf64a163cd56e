// The name under which a file is stored: random, so that it cannot be guessed, after a count that keeps files in order.
import { randomBytes } from 'node:crypto';
import type { FileType } from './inspectFile.ts';

let last = 0;

export function newFileKey(type: FileType): string {
  last = Math.max(last + 1, Date.now());
  return `${last.toString(16).padStart(12, '0')}${randomBytes(10).toString('hex')}.${type}`;
}
