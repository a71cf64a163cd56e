// Removes abandoned files: those of expired drafts, stored files without an owner, and incomplete uploads.
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStorage } from '../../messages/ports.ts';
import type { Log } from '../../ops/log.ts';
import { ownPlace } from '../../ops/processes.ts';
import type { Count } from '../../store/counts.ts';
import { dayMs, hourMs, minuteMs } from '../../../shared/i18n/times.ts';

type SweptStore = {
  uploads: { takeExpired(): Promise<string[]>; unreferred(paths: readonly string[]): Promise<string[]> };
  counts: { take(count: Count): Promise<number> };
  identity: { read(): Promise<string>; isResting(): Promise<boolean> };
};

type SweptFiles = Pick<FileStorage, 'put' | 'remove' | 'list'>;

export type SweepOptions = {
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

/** A crash between storing a file and recording it leaves a file without an owner. */
const orphanMs = dayMs;

/** A little less than the interval at which workers sweep. */
const turnMs = 9 * minuteMs;

/** Files checked per query. */
const atOnce = 500;

/** An empty file, whose name says which database the storage belongs to. */
const isOwner = (key: string): boolean => /^owner[0-9a-f]+\.database$/.test(key);
export const ownerKey = (identity: string): string => `owner${identity}.database`;

async function sweepIncoming(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    const before = now - (inPieces.test(name) ? waitingMs : unfinishedMs);
    if (mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

type Listed = { owners: string[]; orphans: string[]; known: number };

async function listOld(store: SweptStore, files: SweptFiles, before: number): Promise<Listed> {
  const listed: Listed = { owners: [], orphans: [], known: 0 };
  let old: string[] = [];
  const lookUp = async (): Promise<void> => {
    const orphans = await store.uploads.unreferred(old);
    listed.orphans.push(...orphans);
    listed.known += old.length - orphans.length;
    old = [];
  };
  for await (const { key, changedAt } of files.list()) {
    if (isOwner(key)) listed.owners.push(key);
    else if (changedAt < before) old.push(key);
    if (old.length === atOnce) await lookUp();
  }
  await lookUp();
  return listed;
}

async function putMark({ put }: SweptFiles, key: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'site-owner-'));
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
 * what is left over is removed at the next sweep at the earliest, when the other has had time to do so.
 */
async function sweepOrphans({ store, files, log }: Pick<SweepOptions, 'store' | 'files' | 'log'>, before: number) {
  const own = ownerKey(await store.identity.read());
  const { owners, orphans, known } = await listOld(store, files, before);
  const wasMarked = owners.includes(own);
  if (!wasMarked) await putMark(files, own);
  const refuse = (reason: string) => log.warn('sweep.foreign', { reason, known, unknown: orphans.length });
  const other = owners.find((key) => key !== own);
  if (other) return refuse(`The storage has the mark of another database: ${other}`);
  if (orphans.length > known) return refuse('The database does not know most of the files');
  if (!wasMarked || (await store.identity.isResting())) return;
  for (const key of orphans) await files.remove(key);
}

export async function sweepUploads({ store, files, incomingDir, clock, log }: SweepOptions): Promise<void> {
  // All workers of a machine try every ten minutes; one is enough. Other machines have their own folder.
  if ((await store.counts.take({ key: `sweep ${ownPlace}`, most: 1, everyMs: turnMs })) > 0) return;
  const now = clock();
  await sweepIncoming(incomingDir, now);
  for (const path of await store.uploads.takeExpired()) await files.remove(path);
  await sweepOrphans({ store, files, log }, now - orphanMs);
}
