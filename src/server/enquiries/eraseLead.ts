// Erases a lead wherever it was kept: the database, the stored files, and messages that lie in files.
import { forgetMessages } from './forgetMessages.ts';
import type { FileStorage } from '../messages/ports.ts';
import type { Store } from '../store/openStore.ts';

type Kept = { store: Store; files: FileStorage; dataDir: string };

/** False when there is no such lead. What is interrupted here is finished by the sweep of files that nobody owns. */
export async function eraseLead({ store, files, dataDir }: Kept, reference: string): Promise<boolean> {
  const paths = await store.erasure.erase(reference);
  for (const path of paths ?? []) await files.remove(path);
  await forgetMessages(dataDir, reference);
  return paths !== undefined;
}

export function monthsBefore(now: number, months: number): number {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before.getTime();
}

/** Erases what came in longer ago than the months that content/owner.yaml says; without them nothing goes by itself. */
export async function purgeLeads(kept: Kept, months: number | undefined, now: number): Promise<number> {
  if (months === undefined) return 0;
  const before = monthsBefore(now, months);
  let erased = 0;
  for (;;) {
    const references = await kept.store.erasure.olderThan(before);
    if (references.length === 0) return erased;
    for (const reference of references) if (await eraseLead(kept, reference)) erased += 1;
  }
}
