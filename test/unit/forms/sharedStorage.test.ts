// A file storage that two databases use loses no file of either: the sweep sees the mark of the other, and stops.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readS3Url } from '../../../src/server/config.ts';
import type { FileStorage } from '../../../src/server/store/openFiles.ts';
import { folderStorage, s3Storage } from '../../../src/server/store/openFiles.ts';
import { sweepUploads } from '../../../src/server/forms/files/sweepUploads.ts';
import { openStore } from '../../../src/server/store/openStore.ts';
import { quietLog, useDatabase } from '../../support/databases.ts';
import { newLead } from '../../support/newLead.ts';
import { startS3, type S3 } from '../../support/s3.ts';
import { sameSender } from '../../support/sameSender.ts';

const database = useDatabase('SQLite');
const day = 24 * 3_600_000;

describe.each(['a folder', 'S3'])('a storage that two databases use, in %s', (where) => {
  let s3: S3 | undefined;
  beforeAll(async () => {
    if (where === 'S3') s3 = await startS3('shared');
  });
  afterAll(() => s3?.stop());

  /** A database with its leads, on the storage that all have in common. */
  async function site(files: FileStorage, source: string, names: readonly string[]) {
    const address = await database.address();
    let now = Date.now();
    const store = await openStore({ ...address, clock: () => now, log: quietLog });
    for (const path of names) {
      await files.put(path, source);
      await store.uploads.keep(path, { path, name: path, type: 'pdf', size: 1 }, now + 1_000, sameSender);
      await store.leads.create(newLead({ draft: path }));
    }
    const told: string[] = [];
    return {
      store,
      told,
      sweep: async () => {
        now += 2 * day;
        const log = { warn: (event: string) => void told.push(event) };
        await sweepUploads({ store, files, incomingDir: join(address.dataDir, 'incoming'), clock: () => now, log });
      },
    };
  }
  const keysOf = async (files: FileStorage) => {
    const keys: string[] = [];
    for await (const { key } of files.list()) if (!key.endsWith('.database')) keys.push(key);
    return keys.toSorted();
  };

  async function shared() {
    const { dataDir } = await database.address();
    const source = join(dataDir, 'source');
    writeFileSync(source, 'x');
    const files = s3
      ? await s3Storage({ ...readS3Url(s3.urlOf('shared')), folder: `${randomUUID()}/` })
      : folderStorage(join(dataDir, 'files'));
    return { files, source };
  }

  test('loses no file of either, whichever comes first', async () => {
    const { files, source } = await shared();
    const own = ['first111.pdf', 'first222.pdf', 'first333.pdf'];
    const first = await site(files, source, own);
    await first.sweep();
    await files.put('orphan11.pdf', source);
    await first.sweep();
    expect(first.told).toEqual([]);
    expect(await keysOf(files)).toEqual(own);
    // However little the second knows, its mark stops the first, which holds the files of the second for orphans.
    const second = await site(files, source, ['other111.pdf']);
    await second.sweep();
    expect(second.told).toEqual(['sweep.foreign']);
    await first.sweep();
    expect(first.told).toEqual(['sweep.foreign']);
    expect(await keysOf(files)).toEqual([...own, 'other111.pdf']);
    for (const { store } of [first, second]) await store.close();
  });

  test('has nothing removed in the sweep that marks it, nor when a database knows too little of it', async () => {
    const { files, source } = await shared();
    const own = ['first111.pdf', 'first222.pdf'];
    const orphans = (count: number) => Array.from({ length: count }, (_, at) => `orphan${at + 11}.pdf`);
    for (const key of orphans(20)) await files.put(key, source);
    const first = await site(files, source, own);
    await first.sweep();
    expect(first.told).toEqual(['sweep.foreign']);
    expect(await keysOf(files)).toEqual([...own, ...orphans(20)]);
    const [more = ''] = orphans(21).slice(20);
    await files.put(more, source);
    await first.sweep();
    expect(first.told).toEqual(['sweep.foreign', 'sweep.foreign']);
    expect(await keysOf(files)).toHaveLength(23);
    await files.remove(more);
    await first.sweep();
    expect(await keysOf(files)).toEqual(own);
    await first.store.close();
  });
});
