// The sweeps of a running site: each group of chores one at a time, and a site that stops waits for them.
import { setImmediate } from 'node:timers/promises';
import { join } from 'node:path';
import { openChores } from '../../../src/server/chores.ts';
import { steadyClock } from '../../../src/server/ops/steadyClock.ts';
import { openMetrics } from '../../../src/server/ops/metrics.ts';
import { openSecrets } from '../../../src/server/secrets.ts';
import { folderStorage, type FileStorage } from '../../../src/server/store/openFiles.ts';
import type { Store } from '../../../src/server/store/openStore.ts';
import { quietLog, useDatabase } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';

const database = useDatabase('SQLite');
const sweepMs = 10 * 60_000;

const nothing = async (): Promise<void> => {};

/** The chores of a site on that store: `tick` is ten minutes later. */
async function choresOn(
  store: Store,
  different: { clock?: () => number; files?: Partial<FileStorage>; diskFree?: number } = {},
) {
  const { dataDir } = await database.address();
  const timers = jest.spyOn(globalThis, 'setInterval');
  const told: string[] = [];
  const metrics = openMetrics();
  const chores = openChores({
    store: {
      use: async () => store,
    },
    brands: [],
    months: { enquiries: undefined, security: 6 },
    deliver: {
      mail: nothing,
      sms: nothing,
      webhook: nothing,
      forward: nothing,
      files: { ...folderStorage(join(dataDir, 'files')), ...different.files },
    },
    dataDir,
    diskFree: different.diskFree ?? 0,
    incomingDir: join(dataDir, 'incoming'),
    secrets: openSecrets(['the secret of this test, long enough to be one'], dataDir),
    metrics,
    clock: different.clock ?? Date.now,
    isSteady: steadyClock(different.clock ?? Date.now),
    log: { ...quietLog, warn: (event: string) => told.push(event) },
  });
  chores.start();
  const ticks = () => timers.mock.calls.filter(([, every]) => every === sweepMs);
  await eventually(() => ticks().length, 1);
  const tick = ticks()[0]?.[0] as () => void;
  timers.mockRestore();
  return { ...chores, tick, told, metrics };
}

afterEach(() => jest.restoreAllMocks());

test('a sweep of files that takes long is the only one, holds up no reminder, and stop waits for it', async () => {
  const store = await database.open();
  const held = Promise.withResolvers<void>();
  const done: string[] = [];
  const rows = ['overdue', 'calls', 'spent', 'arriving'];
  jest.spyOn(store.desk, 'remind').mockImplementation(async () => void done.push('overdue'));
  jest.spyOn(store.calls, 'remind').mockImplementation(async () => void done.push('calls'));
  jest.spyOn(store.spent, 'sweep').mockImplementation(async () => void done.push('spent'));
  jest.spyOn(store.arriving, 'sweep').mockImplementation(async () => void done.push('arriving'));
  const { tick, stop } = await choresOn(store, {
    files: {
      async *list() {
        done.push('listing');
        await held.promise;
        done.push('listed');
        yield* [];
      },
    },
  });
  tick();
  await eventually(() => done.toSorted(), [...rows, 'listing'].toSorted());
  tick();
  // The second round of reminders does not wait for the files, which are not listed a second time.
  await eventually(() => done.toSorted(), [...rows, ...rows, 'listing'].toSorted());
  const stopping = stop().then(() => done.push('stopped'));
  // Long enough for workers without a message to stop.
  for (let turn = 0; turn < 1_000; turn += 1) await setImmediate();
  held.resolve();
  await stopping;
  expect(done.slice(-2)).toEqual(['listed', 'stopped']);
});

test('after a change of the clock desks are reminded and keys filled, while nothing is deleted; the log and an alarm say so', async () => {
  const store = await database.open();
  const done: string[] = [];
  const noting = (name: string) => async () => void done.push(name);
  jest.spyOn(store.desk, 'remind').mockImplementation(noting('overdue'));
  jest.spyOn(store.calls, 'remind').mockImplementation(noting('calls'));
  jest.spyOn(store, 'fillKeys').mockImplementation(noting('keys'));
  const deleting = [
    store.outbox,
    store.sessions,
    store.accountLinks,
    store.counts,
    store.spent,
    store.arriving,
    store.turns,
  ];
  for (const part of deleting)
    jest.spyOn(part as { sweep: () => Promise<void> }, 'sweep').mockImplementation(noting('deleted'));
  jest.spyOn(store.outbox, 'giveUpLate').mockImplementation(async () => done.push('given up'));
  let ahead = 0;
  const { tick, stop, told, metrics } = await choresOn(store, { clock: () => Date.now() + ahead });
  const unsure = async () => /^clock_unsure (\d)/m.exec(await metrics.text())?.[1];
  expect(await unsure()).toBe('0');
  ahead = 2 * 60_000;
  tick();
  await eventually(() => done.length >= 3, true);
  // Waits for the chores that have begun.
  await stop();
  expect([done, told, await unsure()]).toEqual([['overdue', 'calls', 'keys'], ['sweep.unsure'], '1']);
});

test('metrics that are read once ask the store for its backlog once', async () => {
  const metrics = openMetrics();
  let asked = 0;
  metrics.watchBacklog(async () => {
    asked += 1;
    return { outboxWaiting: 3, outboxRefused: 0, outboxOldestSeconds: 0, smsOfDay: 0, leadsOverdue: 2 };
  });
  const text = await metrics.text();
  expect([/^outbox_waiting (\d+)/m.exec(text)?.[1], /^leads_overdue (\d+)/m.exec(text)?.[1]]).toEqual(['3', '2']);
  expect(asked).toBe(1);
  await metrics.text();
  expect(asked).toBe(2);
});

test.each([
  [1, ['disk.low']],
  [0, []],
])('of a disk of which less than %s is free the log warns, once', async (diskFree, warned) => {
  const store = await database.open();
  const reminded = jest.spyOn(store.desk, 'remind');
  const { tick, stop, told } = await choresOn(store, { diskFree });
  // A round that begins while one is under way is left out.
  const goneRound = () => {
    tick();
    return reminded.mock.calls.length > 1;
  };
  await eventually(goneRound, true);
  await stop();
  expect(told).toEqual(warned);
});

test('metrics have the room on the disk as it is when they are read', async () => {
  const metrics = openMetrics();
  metrics.watchDisk(async () => ({ freeBytes: 5_000, freeShare: 0.25 }));
  const text = await metrics.text();
  expect(text.match(/^data_disk_\w+ .*/gm)).toEqual(['data_disk_free_bytes 5000', 'data_disk_free_share 0.25']);
});
