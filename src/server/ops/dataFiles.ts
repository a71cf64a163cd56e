// Files of the data folder: closed to other users of the machine, written whole or not at all, and removed when a restore has
// replaced them.
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  createReadStream,
  createWriteStream,
  existsSync,
  lstatSync,
  mkdirSync,
  statSync,
} from 'node:fs';
import { mkdir, open, rename, rm, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { NeighbourFault, StaffFault } from './faults.ts';

const folders = ['', 'files', 'incoming', 'kept', 'mail', 'search', 'sms', 'snapshot', 'webhooks'];

/** Removes the rights of group and others from a file or folder, if it exists. */
export function closeToOthers(file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  // A folder with the sticky bit, such as /tmp, is shared on purpose.
  if (!found || found.isSymbolicLink() || found.mode & 0o1000) return;
  if ((found.mode & 0o077) !== 0) chmodSync(file, found.mode & 0o700);
}

/** A disk that has become read-only still serves pages. */
function mustBeOurs(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EACCES')
      throw new StaffFault(`DATA_DIR: ${folder} may not be written to by this user, and must belong to the site's own`);
  }
}

/**
 * Closes visitors' texts and our keys to other users: new files by the umask, existing folders by their mode. Called first in
 * each process and command. `dataDir`: its folders may be older than this rule.
 */
export function ownerOnly(dataDir?: string): void {
  process.umask(0o077);
  if (dataDir === undefined) return;
  for (const folder of folders.map((name) => join(dataDir, name))) {
    try {
      closeToOthers(folder);
    } catch (error) {
      throw new StaffFault(`DATA_DIR: ${folder} belongs to another user than the site's: ${String(error)}`);
    }
    mustBeOurs(folder);
  }
}

/**
 * Makes a folder that staff name, one level after the other: Node's own way with parents never returns where the system denies that
 * there is such a place, as in /proc. `what`: what it is for.
 */
export function makeFolder(wanted: string, what: string): void {
  const missing: string[] = [];
  for (let folder = resolve(wanted); !existsSync(folder); folder = dirname(folder)) missing.unshift(folder);
  try {
    for (const folder of missing) mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been first.
    if (!existsSync(wanted)) throw new StaffFault(`${what}: the folder ${wanted} cannot be made: ${String(error)}`);
  }
  if (!statSync(wanted).isDirectory()) throw new StaffFault(`${what}: ${wanted} is no folder`);
}

/** Called before anything else is made in it. */
export function makeDataDir(dataDir: string): void {
  makeFolder(dataDir, 'DATA_DIR');
  mustBeOurs(dataDir);
}

const usualFile = Buffer.alloc(1024 * 1024);

/**
 * Writes a file of the usual size of an attachment, which nobody sees and nothing is left of. Rejects with a NeighbourFault when there
 * is no room, or the folder cannot be written to.
 */
export async function mayKeepFiles(folder: string): Promise<void> {
  const path = join(folder, `try-${randomBytes(4).toString('hex')}`);
  try {
    const handle = await open(path, 'wx', 0o600);
    try {
      await rm(path);
      await handle.writeFile(usualFile);
    } finally {
      await handle.close();
    }
  } catch (error) {
    const isFull = /\b(ENOSPC|EDQUOT|EFBIG)\b/.test(String(error));
    throw new NeighbourFault(isFull ? 'full' : 'unreachable', `${folder} takes no file: ${String(error)}`, error);
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes under another name, flushes to disk and then renames, so that nobody ever reads half of the file.
 * `read` is called last: a stream that fails before it has a listener would end the process.
 */
async function writeStream(path: string, read: () => Readable): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.unfinished`;
  try {
    await pipeline(read(), createWriteStream(unfinished, { flush: true, mode: 0o600 }));
    await rename(unfinished, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

export const writeWhole = (path: string, content: string | Uint8Array): Promise<void> =>
  writeStream(path, () => Readable.from([content]));

export const copyWhole = (path: string, sourcePath: string): Promise<void> =>
  writeStream(path, () => createReadStream(sourcePath));

const name = 'before-restore-';

export const replacedFolder = (dataDir: string, now: number): string => join(dataDir, `${name}${now}`);

/**
 * Removes the databases that a restore moved aside: they hold enquiries and accounts that have been erased since.
 * Returns how many were removed.
 */
export async function sweepReplaced(dataDir: string, before: number): Promise<number> {
  const old = (await readdir(dataDir).catch(() => [])).filter(
    (one) => one.startsWith(name) && Number(one.slice(name.length)) < before,
  );
  for (const one of old) await rm(join(dataDir, one), { recursive: true, force: true });
  return old.length;
}
