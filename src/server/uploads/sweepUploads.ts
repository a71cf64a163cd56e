// Removes what nobody will come back for: expired drafts, stored files without an owner, and halves of broken uploads.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

type SweptStore = {
  uploads: { takeExpired(): Promise<string[]>; isReferred(path: string): Promise<boolean> };
  spent: { sweep(): Promise<void> };
  arriving: { sweep(): Promise<void> };
};

type SweptFiles = { remove(key: string): Promise<void>; list(): AsyncIterable<{ key: string; changedAt: number }> };

export type SweepOptions = {
  store: SweptStore;
  files: SweptFiles;
  /** Where uploads arrive before they are looked at. */
  incomingDir: string;
  clock: () => number;
};

/** Longer than any request may take, so that nothing is swept away while it arrives. */
const unfinishedMs = 3 * 60 * 60_000;

/** What arrives in pieces waits for the line to come back, as long as files of a form that is not sent yet. */
const waitingMs = 24 * 60 * 60_000;
const inPieces = /\.part$/;

/** A stored file without an owner is what a crash left between storing and noting it. */
const orphanMs = 24 * 60 * 60_000;

async function sweepIncoming(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    const before = now - (inPieces.test(name) ? waitingMs : unfinishedMs);
    if (mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

export async function sweepUploads({ store, files, incomingDir, clock }: SweepOptions): Promise<void> {
  const now = clock();
  await sweepIncoming(incomingDir, now);
  for (const path of await store.uploads.takeExpired()) await files.remove(path);
  for await (const { key, changedAt } of files.list()) {
    if (changedAt < now - orphanMs && !(await store.uploads.isReferred(key))) await files.remove(key);
  }
  await store.spent.sweep();
  await store.arriving.sweep();
}
