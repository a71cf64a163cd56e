// Closes visitors' texts and our keys to other users of the machine: new files by the umask, existing data folders by their mode.
import { chmodSync, lstatSync } from 'node:fs';
import path from 'node:path';

const folders = ['', 'content', 'files', 'incoming', 'mail', 'sms', 'snapshot', 'webhooks'];

/** Removes the rights of group and others from a file or folder, if it exists. */
export function closeToOthers(file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  // A folder with the sticky bit, such as /tmp, is shared on purpose.
  if (!found || found.isSymbolicLink() || found.mode & 0o1000) return;
  if ((found.mode & 0o077) !== 0) chmodSync(file, found.mode & 0o700);
}

/** Called first in each process and command. `dataDir`: its folders may be older than this rule. */
export function ownerOnly(dataDir?: string): void {
  process.umask(0o077);
  if (dataDir !== undefined) for (const folder of folders) closeToOthers(path.join(dataDir, folder));
}
