// Half-finished uploads wait for their visitor, but never take more than their share of the disk.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { resumableUploads } from '../../src/server/forms/resumableUploads.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const wish = (draft: string, size = 1_000) => ({ draft: `draft-of-visitor-${draft}`, name: 'a.pdf', size });

async function begin(uploads: ReturnType<typeof resumableUploads>, draft: string, size?: number): Promise<string> {
  const id = await uploads.begin(wish(draft, size));
  // Each is a second older than the one that follows.
  for (const end of ['json', 'part']) {
    const then = new Date(Date.now() - 60_000 + readdirSync(folder).length * 1_000);
    await utimes(join(folder, `${id}.${end}`), then, then);
  }
  return id;
}

const left = async (uploads: ReturnType<typeof resumableUploads>, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await uploads.find(id)) !== undefined));

test('the one that has not moved for longest makes room, by bytes announced', async () => {
  const uploads = resumableUploads(folder, { bytes: 3_000, uploads: 100 });
  const ids = [await begin(uploads, 'one'), await begin(uploads, 'two'), await begin(uploads, 'three')];
  const [progress] = [await uploads.find(ids[0] ?? '')];
  if (!progress) throw new Error('not begun');
  await uploads.append(ids[0] ?? '', progress, Readable.from([Buffer.alloc(10)]));
  ids.push(await begin(uploads, 'four'));
  expect(await left(uploads, ids)).toEqual([true, false, true, true]);
});

test('there are never more than so many', async () => {
  const uploads = resumableUploads(folder, { bytes: 1e9, uploads: 2 });
  const ids = [await begin(uploads, 'one', 1), await begin(uploads, 'two', 1), await begin(uploads, 'three', 1)];
  expect(await left(uploads, ids)).toEqual([false, true, true]);
});

test('a form has three files, so a fourth beginning takes the place of the first', async () => {
  const uploads = resumableUploads(folder);
  const ids: string[] = [];
  for (const draft of ['other', 'same', 'same', 'same', 'same']) ids.push(await begin(uploads, draft));
  expect(await left(uploads, ids)).toEqual([true, false, true, true, true]);
});
