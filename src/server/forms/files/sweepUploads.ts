// Removes abandoned files: those of expired drafts, stored files that no row names, and incomplete uploads.
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStorage, StoredFile } from '../../store/openFiles.ts';
import type { Log } from '../../ops/log.ts';
import { ownPlace } from '../../ops/processes.ts';
import type { Count } from '../../store/counts.ts';
import { rowsAtOnce } from '../../store/inPages.ts';
import { dayMs, hourMs, minuteMs } from '../../../shared/i18n/times.ts';

type SweptStore = {
  uploads: { takeExpired(): Promise<string[]>; unreferred(paths: readonly string[]): Promise<string[]> };
  counts: { take(count: Count): Promise<number> };
  identity: { read(): Promise<string>; restsSince(): Promise<number | undefined> };
};

type SweptFiles = Pick<FileStorage, 'put' | 'remove' | 'list'>;

type Removing = { files: Pick<FileStorage, 'remove'>; log: Pick<Log, 'warn'> };

type SweepOptions = {
  store: SweptStore;
  files: SweptFiles;
  /** Folder for uploads that were not inspected yet. */
  incomingDir: string;
  clock: () => number;
  log: Pick<Log, 'warn'>;
};

/** Longer than any request, so that nothing is removed while it arrives. */
const unfinishedMs = 3 * hourMs;

/** Uploads in pieces wait for the connection as long as files wait for their form. */
const waitingMs = dayMs;
const inPieces = /\.part$/;

/** A crash between storing a file and recording it leaves a file that no row names. */
const orphanMs = dayMs;

/** A little less than the interval at which workers do their chores, for what one of them does for all. */
export const roundMs = 9 * minuteMs;

/** As many orphans may be removed from a storage that is surely ours, however few files enquiries have. */
const fewOrphans = 20;

/** The mark of a database: an empty file, whose name says that the storage belongs to it. */
const isMark = (key: string): boolean => /^owner[0-9a-f]+\.database$/.test(key);
const markKey = (identity: string): string => `owner${identity}.database`;

async function sweepIncoming(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    const before = now - (inPieces.test(name) ? waitingMs : unfinishedMs);
    if (mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

type Listed = { marks: { key: string; isOld: boolean }[]; orphans: StoredFile[]; known: number };

async function listOld(store: SweptStore, files: SweptFiles, before: number): Promise<Listed> {
  const listed: Listed = { marks: [], orphans: [], known: 0 };
  let old: StoredFile[] = [];
  const lookUp = async (): Promise<void> => {
    const orphans = new Set(await store.uploads.unreferred(old.map(({ key }) => key)));
    listed.orphans.push(...old.filter(({ key }) => orphans.has(key)));
    listed.known += old.length - orphans.size;
    old = [];
  };
  for await (const { key, changedAt } of files.list()) {
    const isOld = changedAt < before;
    if (isMark(key)) listed.marks.push({ key, isOld });
    else if (isOld) old.push({ key, changedAt });
    if (old.length === rowsAtOnce) await lookUp();
  }
  await lookUp();
  return listed;
}

/** A file that cannot be removed now is found as an orphan later: it stops neither the others nor the form of a visitor. */
export async function removeAll(keys: readonly string[], { files, log }: Removing): Promise<void> {
  for (const key of keys)
    await files.remove(key).catch((error: unknown) => log.warn('file.unremoved', { key, error: String(error) }));
}

async function putMark({ put }: SweptFiles, key: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'site-mark-'));
  try {
    await writeFile(join(folder, key), '');
    await put(key, join(folder, key));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Removes files that no row names, if the storage is certainly that of this database: two sites with the same S3_URL would
 * delete each other's files. Each leaves its mark before it looks at anything else, so that the other stops as well; and
 * what is left over is removed at the next sweep at the earliest, when the other has had time to do so. A mark that has stood
 * alone for a day says as much as many known files do: a new site may have more abandoned files than files of enquiries.
 */
async function sweepOrphans({ store, files, log }: Pick<SweepOptions, 'store' | 'files' | 'log'>, before: number) {
  const own = markKey(await store.identity.read());
  const { marks, orphans: all, known } = await listOld(store, files, before);
  // Files from before a restore may belong to enquiries that were sent since its backup.
  const since = (await store.identity.restsSince()) ?? 0;
  const orphans = all.filter(({ changedAt }) => changedAt >= since).map(({ key }) => key);
  const ownMark = marks.find(({ key }) => key === own);
  if (!ownMark) await putMark(files, own);
  const refuse = (reason: string) => log.warn('sweep.foreign', { reason, known, unknown: orphans.length });
  const other = marks.find(({ key }) => key !== own);
  if (other) return refuse(`The storage has the mark of another database: ${other.key}`);
  if (orphans.length > Math.max(known, ownMark?.isOld ? fewOrphans : 0))
    return refuse('The database does not know most of the files');
  if (ownMark) await removeAll(orphans, { files, log });
}

export async function sweepUploads({ store, files, incomingDir, clock, log }: SweepOptions): Promise<void> {
  // All workers of a machine try every ten minutes; one is enough. Other machines have their own folder.
  if ((await store.counts.take({ key: `sweep ${ownPlace}`, most: 1, everyMs: roundMs })) > 0) return;
  const now = clock();
  await sweepIncoming(incomingDir, now);
  const expired = await store.uploads.takeExpired();
  // After a restore it depends on their age, which the sweep of orphans knows.
  if ((await store.identity.restsSince()) === undefined) await removeAll(expired, { files, log });
  await sweepOrphans({ store, files, log }, now - orphanMs);
}
