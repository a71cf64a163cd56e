// Erases a lead everywhere: in the database, in the file storage, and in messages written to files.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { FileStorage } from '../store/openFiles.ts';
import type { Store } from '../store/openStore.ts';

type Kept = { store: Store; files: FileStorage; dataDir: string };

/** Without configured services, mails and webhook events are files: removes those of leads. */
async function removeMessages({ store, dataDir }: Kept, references: readonly string[]): Promise<void> {
  for (const name of ['mail', 'webhooks']) {
    const folder = join(dataDir, name);
    for (const file of await readdir(folder).catch(() => [])) {
      // The text of an .eml file is encoded, so its .html file beside it is searched instead.
      if (!/\.(html|json)$/.test(file)) continue;
      const content = await readFile(join(folder, file), 'utf8').catch(() => '');
      if (!references.some((reference) => content.includes(reference))) continue;
      const { name: id } = parse(file);
      // The message of another lead, which only mentions this one.
      if (await store.outbox.find(id)) continue;
      for (const kind of ['html', 'eml', 'json']) await rm(join(folder, `${id}.${kind}`), { force: true });
    }
  }
}

/**
 * How many of these leads there were. Their rows go last: an erasure that something interrupts finds the lead again, and is
 * finished by the next one.
 */
export async function eraseLeads(kept: Kept, references: readonly string[]): Promise<number> {
  const { erasure } = kept.store;
  await erasure.silence(references);
  await removeMessages(kept, references);
  for (const path of await erasure.filesOf(references)) await kept.files.remove(path);
  return erasure.erase(references);
}

/** The same day and time some months ago; the last day of a shorter month. */
export function monthsBefore(now: number, months: number): number {
  const before = new Date(now);
  const day = before.getUTCDate();
  before.setUTCMonth(before.getUTCMonth() - months);
  // 31 August less six months would be 3 March.
  if (before.getUTCDate() !== day) before.setUTCDate(0);
  return before.getTime();
}

/** Erases leads older than the months set in content/owner.yaml; without them, none. */
export async function purgeLeads(kept: Kept, months: number | undefined, now: number): Promise<number> {
  if (months === undefined) return 0;
  const before = monthsBefore(now, months);
  let erased = 0;
  for (;;) {
    const references = await kept.store.erasure.olderThan(before);
    if (references.length === 0) return erased;
    erased += await eraseLeads(kept, references);
  }
}
