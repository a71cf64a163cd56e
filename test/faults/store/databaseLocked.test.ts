// Row 34, first half: another process holds the lock; the site waits at most five seconds and keeps serving meanwhile.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { openStore, type Store } from '../../../src/server/store/openStore.ts';
import { databaseNames, quietLog, useDatabase, type DatabaseName } from '../../support/databases.ts';
import { atFullCounts, counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { newLead } from '../../support/newLead.ts';

/** Well below the five seconds after which the site gives up, which a busy machine may reach sooner. */
const lockedMs = counts(1_000, 3_000);

type Address = { dataDir: string; databaseUrl: string };

/** Returns the function that releases the lock. */
async function lock(name: DatabaseName, { dataDir, databaseUrl }: Address): Promise<() => Promise<void>> {
  if (name === 'SQLite') {
    const other = new DatabaseSync(join(dataDir, 'site.db'));
    other.exec('begin immediate');
    return async () => other.close();
  }
  const other = new Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query('begin; lock table leads in exclusive mode');
  return () => other.end();
}

/** The longest time that the event loop was blocked during the work. */
async function longestStall(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 10);
    last = now;
  }, 10);
  await Promise.allSettled([work]);
  clearInterval(timer);
  return Math.round(longest);
}

describe.each(databaseNames)('%s', (name) => {
  const database = useDatabase(name);
  let address: Address;
  let store: Store;

  beforeEach(async () => {
    address = await database.address();
    store = await openStore({ ...address, clock: Date.now, log: quietLog });
  });
  afterEach(() => store.close());

  test(
    'locked for a while: the lead is written afterwards, the event loop runs',
    async () => {
      const unlock = await lock(name, address);
      const created = store.leads.create(newLead());
      const stall = longestStall(created);
      await sleep(lockedMs);
      await unlock();
      // A blocking wait would have kept this process from releasing the lock, and the result would be 'busy'.
      expect((await created).result).toBe('created');
      report({
        row: 34,
        fault: `database locked for ${lockedMs / 1_000} s, ${name}`,
        promise: 'written afterwards, the event loop runs',
        count: '1 lead',
        result: `written; longest stall ${await stall} ms`,
        lost: 0,
      });
    },
    faultTimeoutMs,
  );

  test(
    'locked for ten seconds: everybody is told within about five, and later all goes on',
    async () => {
      const unlock = await lock(name, address);
      const begin = performance.now();
      const lead = newLead();
      const answers = await Promise.allSettled([
        store.leads.create(lead),
        ...Array.from({ length: 5 }, () => store.leads.create(newLead())),
      ]);
      const waited = Math.round(performance.now() - begin);
      expect(
        answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : answer.value.result)),
      ).toEqual(Array(6).fill('busy'));
      expect(await store.leads.list()).toEqual(expect.any(Array));
      await unlock();
      expect((await store.leads.create(lead)).result).toBe('created');
      report({
        row: 34,
        fault: `database locked for longer, ${name}`,
        promise: 'told within about 5 s, later all goes on',
        count: `${answers.length} callers`,
        result: `told after ${(waited / 1_000).toFixed(1)} s, then written`,
        lost: 0,
      });
      // In sequence they would have waited half a minute.
      atFullCounts(() => expect(waited).toBeLessThan(15_000));
    },
    faultTimeoutMs,
  );
});
