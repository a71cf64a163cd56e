// Removes abandoned files: those of expired drafts, stored files without an owner, and incomplete uploads.
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
  /** Folder for uploads that were not inspected yet. */
  incomingDir: string;
  clock: () => number;
};

/** Longer than any request, so that nothing is removed while it arrives. */
const unfinishedMs = 3 * 60 * 60_000;

/** Uploads in pieces wait for the connection as long as files wait for their form. */
const waitingMs = 24 * 60 * 60_000;
const inPieces = /\.part$/;

/** A crash between storing a file and recording it leaves a file without an owner. */
const orphanMs = 24 * 60 * 60_000;

/** A little less than the interval at which workers sweep. */
const turnMs = 9 * 60_000;

/** Files checked per query. */
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
  // All workers of a machine try every ten minutes; one is enough. Other machines have their own folder.
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
