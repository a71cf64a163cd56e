// Two transactions that want what the other has: those about an enquiry take turns, and of any others PostgreSQL ends one, which is done
// again. SQLite has one writer at a time.
import { sql } from 'kysely';
import { postgresDialect } from '../../../src/server/store/postgresDialect.ts';
import { RepeatingKysely } from '../../../src/server/store/transactions.ts';
import { takeTurn } from '../../../src/server/store/turns.ts';
import { quietLog, tablesAt, useDatabase } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { newLead } from '../../support/newLead.ts';

const at = Date.parse('2026-12-01T02:00:00Z');

describe('on PostgreSQL', () => {
  const database = useDatabase('PostgreSQL');

  test('an enquiry is erased while its visitor cancels the call, whoever has to wait', async () => {
    const address = await database.address();
    const store = await database.open(Date.now, address);
    const tables = tablesAt(address);
    const call = { at, zone: 'Asia/Taipei', bookers: [{ key: 'phone', most: 2 }], linkOf: (one: string) => one };
    const created = await store.leads.create(newLead({ form: 'callback', call }));
    if (created.result !== 'created') throw new Error(created.result);
    const { reference } = created;
    const waiting = async () =>
      (
        await sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          tables,
        )
      ).rows.length;
    // Whoever holds the half hour lets both begin: one has the call and the other its booker, and each wants what the other has.
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
    const holding = tables.transaction().execute(async (change) => {
      await change.updateTable('call_slots').set({ reference }).where('reference', '=', reference).execute();
      isHeld();
      await released;
    });
    await held;
    const cancelled = store.calls.change(reference, { from: at, messages: () => [] });
    await eventually(waiting, 1);
    const erased = store.erasure.erase([reference]);
    await eventually(waiting, 2);
    release();
    await holding;
    await tables.destroy();
    expect(await cancelled).toMatch(/^(done|late)$/);
    expect(await erased).toBe(1);
    expect([await store.leads.find(reference), await store.calls.taken(0, at * 2)]).toEqual([undefined, []]);
  });

  test('of two transactions that wait for each other the one that is ended is done again', async () => {
    const address = await database.address();
    await database.open(Date.now, address);
    const db = new RepeatingKysely({ dialect: postgresDialect(address.databaseUrl, quietLog) });
    const { promise: met, resolve: meet } = Promise.withResolvers<void>();
    let tries = 0;
    const taking = (first: string, second: string) =>
      db.transaction().execute(async (change) => {
        await takeTurn(change, first, 1);
        tries += 1;
        if (tries === 2) meet();
        await met;
        await takeTurn(change, second, 1);
        return second;
      });
    expect(await Promise.all([taking('one', 'other'), taking('other', 'one')])).toEqual(['other', 'one']);
    await db.destroy();
    expect(tries).toBeGreaterThan(2);
  });
});
