// A site that lacks any column of its tables says so at once, instead of failing when the column is first needed.
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { openStore } from '../../../src/server/store/openStore.ts';
import { quietLog, useDatabase } from '../../support/databases.ts';

const database = useDatabase('SQLite');

test('each column of each table is missed', async () => {
  const address = await database.address();
  const store = await openStore({ ...address, clock: Date.now, log: quietLog });
  const tables = new DatabaseSync(join(address.dataDir, 'site.db'));
  const columns = tables
    .prepare(
      `select m.name as "table", c.name as "column" from sqlite_schema m, pragma_table_info(m.name) c
       where m.type = 'table' and m.name not like 'sqlite_%' and m.name not like 'kysely_%'`,
    )
    .all()
    .map(({ table, column }) => ({ table: String(table), column: String(column) }));
  expect(columns.length).toBeGreaterThan(150);
  const overlooked: string[] = [];
  for (const { table, column } of columns) {
    tables.exec(`alter table "${table}" rename column "${column}" to "renamed"`);
    const missed = await store.ping().then(
      () => false,
      () => true,
    );
    if (!missed) overlooked.push(`${table}.${column}`);
    tables.exec(`alter table "${table}" rename column "renamed" to "${column}"`);
  }
  await store.ping();
  tables.close();
  await store.close();
  expect(overlooked).toEqual([]);
});
