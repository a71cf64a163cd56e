// Removes the databases that a restore moved aside: they hold enquiries and accounts that have been erased since.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const name = 'before-restore-';

export const replacedFolder = (dataDir: string, now: number): string => join(dataDir, `${name}${now}`);

/** Returns how many were removed. */
export async function sweepReplaced(dataDir: string, before: number): Promise<number> {
  const old = (await readdir(dataDir).catch(() => [])).filter(
    (one) => one.startsWith(name) && Number(one.slice(name.length)) < before,
  );
  for (const one of old) await rm(join(dataDir, one), { recursive: true, force: true });
  return old.length;
}
