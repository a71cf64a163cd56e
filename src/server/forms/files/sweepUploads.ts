// Removes what nobody will come back for: expired drafts, stored files without an owner, and halves of broken uploads.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ownPlace } from '../../ops/processes.ts';
import type { Count } from '../../store/counts.ts';

type SweptStore = {
  uploads: { takeExpired(): Promise<string[]>; unreferred(paths: readonly string[]): Promise<string[]> };
  counts: { take(count: Count): Promise<number> };
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

/** A little less than the time between two sweeps of a worker. */
const turnMs = 9 * 60_000;

/** So many are asked about at once. */
const atOnce = 500;

async function sweepIncoming(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    const before = now - (inPieces.test(name) ? waitingMs : unfinishedMs);
    if (mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

export async function sweepUploads({ store, files, incomingDir, clock }: SweepOptions): Promise<void> {
  // Every worker of a machine comes every ten minutes; one of them is enough. Other machines have a folder of their own.
  if ((await store.counts.take({ key: `sweep ${ownPlace}`, most: 1, everyMs: turnMs })) > 0) return;
  const now = clock();
  await sweepIncoming(incomingDir, now);
  for (const path of await store.uploads.takeExpired()) await files.remove(path);
  let old: string[] = [];
  const removeOrphans = async (): Promise<void> => {
    for (const key of await store.uploads.unreferred(old)) await files.remove(key);
    old = [];
  };
  for await (const { key, changedAt } of files.list()) {
    if (changedAt < now - orphanMs) old.push(key);
    if (old.length === atOnce) await removeOrphans();
  }
  await removeOrphans();
  await store.spent.sweep();
  await store.arriving.sweep();
}
