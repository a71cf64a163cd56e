// Reads pages of the unchanged site, each address once a run, for suites that only look at pages.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApp, uncached, type App } from './app.ts';
import { clientOf } from './client.ts';
import { estimateSecret } from './sampleEstimate.ts';

export type Read = { status: number; headers: Readonly<Record<string, string>>; text: string };

/** All workers of a run have the same parent process: what one has read, the others find here. */
const folder = path.join(tmpdir(), `pages-${process.ppid}`);
const fileOf = (address: string) => path.join(folder, createHash('sha256').update(address).digest('hex'));
/** An earlier run may have left pages in that folder, whose number its parent had: they are older than this process. */
const isOfThisRun = (address: string): boolean =>
  (statSync(fileOf(address), { throwIfNoEntry: false })?.mtimeMs ?? 0) >= performance.timeOrigin;

/** Writes the file completely or not at all, even when another worker writes the same. */
function keep(address: string, read: Read): void {
  mkdirSync(folder, { recursive: true });
  const draft = `${fileOf(address)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(read));
  renameSync(draft, fileOf(address));
}

/** Call it at the top of a file: its site starts at the first address that no suite of this run has read. */
export function sharedPages(): (address: string) => Promise<Read> {
  let app: Promise<App> | undefined;
  afterAll(async () => (await app)?.close());
  return async (address) => {
    const known = onceAWorker.pages.get(address);
    if (known) return known;
    let read: Read;
    if (isOfThisRun(address)) read = JSON.parse(readFileSync(fileOf(address), 'utf8')) as Read;
    else {
      // `report` is the site's default, and the longer of the two headers.
      app ??= startApp({ env: { ...uncached, TRUSTED_TYPES: 'report', SESSION_SECRET: estimateSecret } });
      const { status, headers, text } = await clientOf((await app).base).get(address);
      read = { status, headers, text };
      keep(address, read);
    }
    onceAWorker.pages.set(address, read);
    return read;
  };
}
