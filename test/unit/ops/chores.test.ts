// The sweeps of a running site: each group of chores one at a time, and a site that stops waits for them.
import { setImmediate } from 'node:timers/promises';
import { join } from 'node:path';
import { openChores } from '../../../src/server/chores.ts';
import { openMetrics } from '../../../src/server/ops/metrics.ts';
import { openSecrets } from '../../../src/server/secrets.ts';
import { folderStorage } from '../../../src/server/store/openFiles.ts';
import { quietLog, useDatabase } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';

const database = useDatabase('SQLite');
const sweepMs = 10 * 60_000;

test('a sweep of files that takes long is the only one, holds up no reminder, and stop waits for it', async () => {
  const store = await database.open();
  const { dataDir } = await database.address();
  const held = Promise.withResolvers<void>();
  const done: string[] = [];
  const rows = ['overdue', 'calls', 'spent', 'arriving'];
  const spies = [
    jest.spyOn(store.desk, 'remind').mockImplementation(async () => void done.push('overdue')),
    jest.spyOn(store.calls, 'remind').mockImplementation(async () => void done.push('calls')),
    jest.spyOn(store.spent, 'sweep').mockImplementation(async () => void done.push('spent')),
    jest.spyOn(store.arriving, 'sweep').mockImplementation(async () => void done.push('arriving')),
  ];
  const nothing = async (): Promise<void> => {};
  const timers = jest.spyOn(globalThis, 'setInterval');
  const chores = openChores({
    store: {
      use: async () => store,
    },
    brands: [],
    months: { enquiries: undefined, security: undefined },
    deliver: {
      mail: nothing,
      sms: nothing,
      webhook: nothing,
      forward: nothing,
      files: {
        ...folderStorage(join(dataDir, 'files')),
        async *list() {
          done.push('listing');
          await held.promise;
          done.push('listed');
          yield* [];
        },
      },
    },
    dataDir,
    incomingDir: join(dataDir, 'incoming'),
    secrets: openSecrets(['the secret of this test, long enough to be one'], dataDir),
    metrics: openMetrics(),
    clock: Date.now,
    log: quietLog,
  });
  chores.start();
  const ticks = () => timers.mock.calls.filter(([, every]) => every === sweepMs);
  await eventually(() => ticks().length, 1);
  const tick = ticks()[0]?.[0] as () => void;
  tick();
  await eventually(() => done.toSorted(), [...rows, 'listing'].toSorted());
  tick();
  // The second round of reminders does not wait for the files, which are not listed a second time.
  await eventually(() => done.toSorted(), [...rows, ...rows, 'listing'].toSorted());
  const stopping = chores.stop().then(() => done.push('stopped'));
  // Long enough for workers without a message to stop.
  for (let turn = 0; turn < 1_000; turn += 1) await setImmediate();
  held.resolve();
  await stopping;
  expect(done.slice(-2)).toEqual(['listed', 'stopped']);
  for (const spy of spies) spy.mockRestore();
  timers.mockRestore();
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
