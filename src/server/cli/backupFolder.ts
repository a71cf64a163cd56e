// What a backup's folder contains: its manifest, and visitors' files copied from the storage and back.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import type { FileStorage } from '../store/openFiles.ts';
import { StaffFault } from '../ops/faults.ts';
import { errorDetails } from '../store/errorDetails.ts';

export const manifestFile = 'backup.json';
export const backupFormat = 1;

const manifest = v.object({
  format: v.literal(backupFormat),
  /** When the backup began; it contains everything acknowledged before. */
  at: v.string(),
  store: v.picklist(['sqlite', 'postgres']),
  /** Migrations that had been applied. */
  migrations: v.array(v.string()),
  /** SHA-256 of each file with rows, and of the key; absent in backups from before 26 November 2026. */
  data: v.optional(v.record(v.string(), v.string())),
  files: v.number(),
  missing: v.array(v.string()),
});

export type BackupManifest = v.InferOutput<typeof manifest>;

export function readManifest(folder: string): BackupManifest {
  const file = join(folder, manifestFile);
  try {
    return v.parse(manifest, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StaffFault(`${file} is damaged; nothing was changed (${errorDetails(error).message})`);
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Of all files directly in the folder. */
export async function hashesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return Object.fromEntries(await Promise.all(files.map(async (name) => [name, await hashOf(join(folder, name))])));
}

/** Before anything is replaced: a cut or changed file of rows would leave a site with half of them. The key may be kept elsewhere. */
export async function checkData(folder: string, { data = {}, files }: BackupManifest): Promise<void> {
  if (files > 0 && !existsSync(join(folder, 'files')))
    throw new StaffFault(
      `${folder} has no folder files, though ${files} were saved; nothing was changed. To restore without them, make an empty one`,
    );
  for (const [name, hash] of Object.entries(data)) {
    if (name === 'secret' && !existsSync(join(folder, name))) continue;
    const found = await hashOf(join(folder, name)).catch(() => 'missing');
    if (found !== hash) throw new StaffFault(`${name} is not as it was saved; nothing was changed`);
  }
}

/** `missing`: files that rows name but that could not be read from the storage; `reason`: why not the first of them. */
export type SavedFiles = { files: number; missing: string[]; reason: string | undefined };

/** Faults of the disk that is written to: no other file would fit either. A fault in reading (EIO) may be of one file alone. */
const ofOwnDisk = ['ENOSPC', 'EDQUOT', 'EROFS'];

/** In words, where it is one of these. */
export function asOwnDiskFault(error: unknown): unknown {
  const { code, message } = errorDetails(error);
  return ofOwnDisk.includes(code) ? new StaffFault(`The backup cannot be written (${message})`) : error;
}

export async function saveFiles(storage: FileStorage, keys: readonly string[], folder: string): Promise<SavedFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const missing: string[] = [];
  let reason: string | undefined;
  for (const key of keys) {
    // A stream may break midway: the file gets its name only when complete, or half of it would be restored as the whole.
    const half = join(folder, `${key}.half`);
    try {
      await pipeline(await storage.open(key), createWriteStream(half, { flush: true, mode: 0o600 }));
      await rename(half, join(folder, key));
    } catch (error) {
      await rm(half, { force: true });
      const fault = asOwnDiskFault(error);
      if (fault !== error) throw fault;
      missing.push(key);
      reason ??= errorDetails(error).message;
    }
  }
  return { files: keys.length - missing.length, missing, reason };
}

export async function restoreFiles(storage: FileStorage, folder: string): Promise<number> {
  // A copy of a backup may have lost the folder when it was empty.
  const keys = existsSync(folder) ? await readdir(folder) : [];
  for (const key of keys) await storage.put(key, join(folder, key));
  return keys.length;
}
