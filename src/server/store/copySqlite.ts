// Saves the SQLite file as of one moment while the site writes, and restores it.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { asSqliteError, damagedFile, sqliteFault } from './sqliteFault.ts';

const name = 'site.db';

/** Far more pages than the file has: a copy made in one step cannot be overtaken by writers. */
const rate = 1_000_000;

export async function saveSqlite(dataDir: string, folder: string): Promise<void> {
  const file = join(dataDir, name);
  try {
    const source = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    try {
      await backup(source, join(folder, name), { rate });
    } finally {
      source.close();
    }
    checkSqlite(join(folder, name));
  } catch (error) {
    // Reading fills no disk: the one that is full is the copy's.
    throw asSqliteError(error, sqliteFault(error) === 'full' ? join(folder, name) : file);
  }
}

function checkSqlite(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    // Makes it one file, without the two further ones of a write-ahead log.
    copy.exec('pragma journal_mode = delete');
    const verdict = copy.prepare('pragma integrity_check(1)').get()?.['integrity_check'];
    if (verdict !== 'ok') throw damagedFile(file, String(verdict));
  } finally {
    copy.close();
  }
}

/** Moves the existing files into the folder `aside`. */
export async function restoreSqlite(folder: string, dataDir: string, aside: string): Promise<void> {
  const draft = join(dataDir, `${name}.restoring`);
  await copyFile(join(folder, name), draft);
  await chmod(draft, 0o600);
  checkSqlite(draft);
  for (const one of [name, `${name}-wal`, `${name}-shm`]) {
    const old = join(dataDir, one);
    if (!existsSync(old)) continue;
    await mkdir(aside, { recursive: true, mode: 0o700 });
    renameSync(old, join(aside, one));
  }
  renameSync(draft, join(dataDir, name));
  rmSync(join(dirname(draft), `${name}.restoring-journal`), { force: true });
}

export const hasSqlite = (dataDir: string): boolean => existsSync(join(dataDir, name));
