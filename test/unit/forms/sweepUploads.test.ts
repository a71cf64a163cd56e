// The sweep removes abandoned files and nothing that may still be needed.
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderStorage } from '../../../src/server/store/openFiles.ts';
import { sweepUploads } from '../../../src/server/forms/files/sweepUploads.ts';
import { openStore } from '../../../src/server/store/openStore.ts';
import { quietLog, useDatabase } from '../../support/databases.ts';
import { newLead } from '../../support/newLead.ts';
import { sameSender } from '../../support/sameSender.ts';

const database = useDatabase('SQLite');
const day = 24 * 3_600_000;

test('abandoned things go, needed things stay', async () => {
  let now = Date.now();
  const store = await database.open(() => now);
  const { dataDir } = await database.address();
  const incomingDir = join(dataDir, 'incoming');
  mkdirSync(incomingDir);
  writeFileSync(join(incomingDir, 'old'), '');
  writeFileSync(join(incomingDir, 'new'), '');
  for (const name of ['waiting.part', 'given-up.part']) writeFileSync(join(incomingDir, name), '');
  const touched = (name: string, hoursAgo: number) => {
    const then = new Date(now - hoursAgo * 3_600_000);
    utimesSync(join(incomingDir, name), then, then);
  };
  touched('old', 4);
  touched('waiting.part', 23);
  touched('given-up.part', 25);

  const files = folderStorage(join(dataDir, 'files'));
  const source = join(dataDir, 'source');
  writeFileSync(source, 'x');
  for (const key of ['expired1.pdf', 'waiting1.pdf', 'oflead11.pdf', 'orphan11.pdf']) await files.put(key, source);
  writeFileSync(join(dataDir, 'files', 'ex', 'expired2.pdf.0a1b2c3d.unfinished'), 'half');
  const kept = (path: string) => ({ path, name: path, type: 'pdf', size: 1 });
  await store.uploads.keep('a', kept('expired1.pdf'), now + 1_000, sameSender);
  await store.uploads.keep('b', kept('waiting1.pdf'), now + 9 * day, sameSender);
  await store.uploads.keep('c', kept('oflead11.pdf'), now + 1_000, sameSender);
  await store.leads.create(newLead({ draft: 'c' }));

  const sweep = () => sweepUploads({ store, files, incomingDir, clock: () => now, log: quietLog });
  const stored = () =>
    readdirSync(join(dataDir, 'files'), { recursive: true })
      .map(String)
      .filter((name) => name.includes('.') && !name.endsWith('.database'))
      .sort();
  await sweep();
  expect(readdirSync(incomingDir).toSorted()).toEqual(['new', 'waiting.part']);
  expect(stored()).toHaveLength(5);
  now += 10 * 60_000;
  await sweep();
  expect(stored()).toEqual([
    'ex/expired2.pdf.0a1b2c3d.unfinished',
    'of/oflead11.pdf',
    'or/orphan11.pdf',
    'wa/waiting1.pdf',
  ]);
  now += 2 * day;
  await sweep();
  expect(stored()).toEqual(['of/oflead11.pdf', 'wa/waiting1.pdf']);
  expect(existsSync(join(incomingDir, 'new'))).toBe(false);
});

test('each time, only one of a machine’s workers looks through the files', async () => {
  let now = Date.now();
  const address = await database.address();
  const open = () => openStore({ ...address, clock: () => now, log: quietLog });
  const stores = [await open(), await open(), await open()];
  let lists = 0;
  const files = {
    put: async () => undefined,
    remove: async () => undefined,
    async *list() {
      lists += 1;
      yield* [];
    },
  };
  const turn = () =>
    Promise.all(
      stores.map((store) =>
        sweepUploads({ store, files, incomingDir: address.dataDir, clock: () => now, log: quietLog }),
      ),
    );
  await turn();
  expect(lists).toBe(1);
  now += 10 * 60_000;
  await turn();
  expect(lists).toBe(2);
  for (const store of stores) await store.close();
});

test('folders that do not exist yet are fine', async () => {
  const store = await database.open();
  const { dataDir } = await database.address();
  const swept = sweepUploads({
    store,
    files: folderStorage(join(dataDir, 'files')),
    incomingDir: join(dataDir, 'incoming'),
    clock: Date.now,
    log: quietLog,
  });
  await expect(swept).resolves.toBeUndefined();
});

test('a thousand old files of leads are looked up together', async () => {
  const questions: number[] = [];
  const removed: string[] = [];
  const nothing = async () => undefined;
  const sweep = () =>
    sweepUploads({
      store: {
        uploads: {
          takeExpired: async () => [],
          unreferred: async (paths) => {
            questions.push(paths.length);
            return paths.filter((path) => path === '7.pdf');
          },
        },
        counts: { take: async () => 0 },
        identity: { read: async () => 'a1', restsSince: async () => undefined },
      },
      files: {
        put: nothing,
        remove: async (key) => void removed.push(key),
        async *list() {
          yield { key: 'ownera1.database', changedAt: 0 };
          for (let at = 0; at < 1_200; at += 1) yield { key: `${at}.pdf`, changedAt: 0 };
        },
      },
      incomingDir: '/nowhere',
      clock: Date.now,
      log: quietLog,
    });
  await sweep();
  expect([questions, removed]).toEqual([[500, 500, 200], ['7.pdf']]);
});

test('a file that cannot be removed keeps no other, and is removed later, however few files enquiries have', async () => {
  let now = Date.now();
  const store = await database.open(() => now);
  const { dataDir } = await database.address();
  const files = folderStorage(join(dataDir, 'files'));
  const source = join(dataDir, 'source');
  writeFileSync(source, 'x');
  for (const path of ['first111.pdf', 'second11.pdf']) {
    await files.put(path, source);
    await store.uploads.keep(path, { path, name: path, type: 'pdf', size: 1 }, now + 1_000, sameSender);
  }
  let fails = true;
  const told: string[] = [];
  const sweep = () =>
    sweepUploads({
      store,
      files: { ...files, remove: (key) => (fails ? Promise.reject(new Error('away')) : files.remove(key)) },
      incomingDir: join(dataDir, 'incoming'),
      clock: () => now,
      log: { warn: (event) => void told.push(event) },
    });
  const stored = () =>
    readdirSync(join(dataDir, 'files'), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.pdf'));
  now += 2_000;
  await sweep();
  expect([told, stored().length]).toEqual([['file.unremoved', 'file.unremoved'], 2]);
  fails = false;
  now += 2 * day;
  await sweep();
  expect(stored()).toEqual([]);
});

test('for two weeks after a restore, no file from before it is removed, and those from after it are as ever', async () => {
  let now = Date.now();
  const store = await database.open(() => now);
  const { dataDir } = await database.address();
  const files = folderStorage(join(dataDir, 'files'));
  const source = join(dataDir, 'source');
  writeFileSync(source, 'x');
  for (const key of ['lead1111.pdf', 'sent1111.pdf', 'since111.pdf']) await files.put(key, source);
  const kept = (path: string) => ({ path, name: path, type: 'pdf', size: 1 });
  await store.uploads.keep('a', kept('lead1111.pdf'), now + day, sameSender);
  await store.leads.create(newLead({ draft: 'a' }));
  await store.uploads.keep('b', kept('sent1111.pdf'), now + 1_000, sameSender);
  await store.identity.change('a1');
  // Uploaded ten seconds after the restore, and never sent.
  await files.put('after111.pdf', source);
  const after = join(dataDir, 'files', 'af', 'after111.pdf');
  utimesSync(after, new Date(now + 10_000), new Date(now + 10_000));
  const before = new Date(now - 10_000);
  for (const name of ['le/lead1111.pdf', 'se/sent1111.pdf', 'si/since111.pdf'])
    utimesSync(join(dataDir, 'files', name), before, before);
  await store.uploads.keep('c', kept('after111.pdf'), now + 1_000, sameSender);
  const sweep = async (days: number) => {
    now += days * day;
    await sweepUploads({ store, files, incomingDir: join(dataDir, 'incoming'), clock: () => now, log: quietLog });
  };
  const stored = () =>
    readdirSync(join(dataDir, 'files'), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.pdf'));
  await sweep(2);
  // Unsent forms end as ever, and free the room that their files held; only the files themselves rest.
  expect([await store.uploads.list('b'), await store.uploads.list('c')]).toEqual([[], []]);
  await sweep(11);
  expect(stored().toSorted()).toEqual(['le/lead1111.pdf', 'se/sent1111.pdf', 'si/since111.pdf']);
  await sweep(2);
  expect(stored()).toEqual([join('le', 'lead1111.pdf')]);
});
