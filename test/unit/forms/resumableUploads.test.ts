// A request that writes to an upload no longer than it holds it: what has been inspected stays as it is.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { resumableUploads } from '../../../src/server/forms/files/resumableUploads.ts';
import { useDatabase } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';

const database = useDatabase('SQLite');
const folder = mkdtempSync(join(tmpdir(), 'resumable-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a request that stalls beyond its lease writes nothing into the file that another has completed', async () => {
  let now = 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const store = await database.open(() => now);
  const uploads = resumableUploads(folder, store);
  const size = 8;
  const id = await uploads.begin({ draft: 'draft', address: 'me', network: 'mine', name: 'a.pdf', size });
  const claimed = async () => {
    const [upload, claim] = [await store.arriving.find(id), await store.arriving.claim(id, 0)];
    if (!upload || 'refused' in claim) throw new Error('not to be had');
    return { upload, claim };
  };
  const written = () => readFileSync(join(folder, `${id}.part`), 'utf8');

  const stalls = new PassThrough();
  const early = await claimed();
  const slow = uploads.append(early.upload, early.claim, stalls).catch(({ code }) => code);
  stalls.write('evil');
  await eventually(written, 'evil');
  now += 16_000;
  const late = await claimed();
  expect(await uploads.append(late.upload, late.claim, Readable.from([Buffer.from('harmless')]))).toBe(size);
  stalls.end('evil');
  expect([await slow, written()]).toEqual(['locked', 'harmless']);
});
