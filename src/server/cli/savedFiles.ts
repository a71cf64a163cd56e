// Visitors' files of a backup: out of the storage into a folder, and back.
import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '../deliver/ports.ts';

/** `missing`: what rows name and the storage does not have. */
export type SavedFiles = { files: number; missing: string[] };

export async function saveFiles(storage: FileStorage, keys: readonly string[], folder: string): Promise<SavedFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const missing: string[] = [];
  for (const key of keys) {
    try {
      await pipeline(await storage.open(key), createWriteStream(join(folder, key), { flush: true, mode: 0o600 }));
    } catch {
      missing.push(key);
    }
  }
  return { files: keys.length - missing.length, missing };
}

export async function restoreFiles(storage: FileStorage, folder: string): Promise<number> {
  const keys = await readdir(folder);
  for (const key of keys) await storage.put(key, join(folder, key));
  return keys.length;
}
