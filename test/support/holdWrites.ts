// Forces the worst order of parallel requests: until the test releases it, nobody writes to a table, whatever they have read before.
import { sql } from 'kysely';
import type { StoreOptions } from '../../src/server/store/openStore.ts';
import type { Tables } from '../../src/server/store/schema.ts';
import { tablesAt } from './databases.ts';
import { eventually } from './eventually.ts';

export type Held = {
  /** Resolves when so many transactions stand still. */
  waiting: (count: number) => Promise<void>;
  release: () => Promise<void>;
};

/** On SQLite nothing is held: one connection does transactions one after the other, so none can have read before another writes. */
export async function holdWrites(
  address: Pick<StoreOptions, 'dataDir' | 'databaseUrl'>,
  table: keyof Tables,
): Promise<Held> {
  if (!address.databaseUrl) return { waiting: async () => {}, release: async () => {} };
  const tables = tablesAt(address);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const holding = tables.transaction().execute(async (change) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(change);
    lock();
    await released;
  });
  await Promise.race([locked, holding]);
  const stands = async (): Promise<number> => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(tables);
    return rows.length;
  };
  return {
    waiting: (count) => eventually(stands, count),
    async release() {
      release();
      await holding;
      await tables.destroy();
    },
  };
}
