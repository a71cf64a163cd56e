// What visitors have written, and our keys, are for the site's own user alone: whatever a process of ours makes, and the folders that are there.
import { chmodSync, lstatSync } from 'node:fs';
import path from 'node:path';

const folders = ['', 'content', 'files', 'incoming', 'mail', 'sms', 'snapshot', 'webhooks'];

/** Takes from others what the mode of a file or folder of ours gives them; one that is not there needs nothing. */
export function closeToOthers(file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  // A folder like /tmp is everybody's by intent.
  if (!found || found.isSymbolicLink() || found.mode & 0o1000) return;
  if ((found.mode & 0o077) !== 0) chmodSync(file, found.mode & 0o700);
}

/** First of all in each process and command. `dataDir`: its folders may be older than this rule. */
export function ownerOnly(dataDir?: string): void {
  process.umask(0o077);
  if (dataDir !== undefined) for (const folder of folders) closeToOthers(path.join(dataDir, folder));
}
