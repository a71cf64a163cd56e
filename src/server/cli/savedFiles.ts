// Visitors' files in a backup: copies them from the storage into a folder, and back.
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '../messages/ports.ts';

/** `missing`: files that rows name but the storage lacks. */
export type SavedFiles = { files: number; missing: string[] };

export async function saveFiles(storage: FileStorage, keys: readonly string[], folder: string): Promise<SavedFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const missing: string[] = [];
  for (const key of keys) {
    // A stream may break midway: the file gets its name only when complete, or half of it would be restored as the whole.
    const half = join(folder, `${key}.half`);
    try {
      await pipeline(await storage.open(key), createWriteStream(half, { flush: true, mode: 0o600 }));
      await rename(half, join(folder, key));
    } catch {
      await rm(half, { force: true });
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
