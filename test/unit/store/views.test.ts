// Reads are counted once a visitor, article and day, over all processes; the tables do not reveal the visitor.
import { Kysely, sql } from 'kysely';
import { databaseNames, quietLog, useDatabase } from '../../support/databases.ts';
import { openStore } from '../../../src/server/store/openStore.ts';
import { sqliteDialect } from '../../../src/server/store/sqliteDialect.ts';
import { join } from 'node:path';
import { taipei } from '../../support/taipei.ts';

const ada = '192.0.2.7 Mozilla/5.0 (Ada)';

describe.each(databaseNames)('on %s', (name) => {
  const database = useDatabase(name);

  test('once a day, and again the next', async () => {
    let now = taipei('2026-11-26T10:00:00');
    const { views } = await database.open(() => now);
    const read = (visitor: string, article = 'one') => views.add([{ visitor, article }]);
    await views.add([]);
    await views.add([
      { visitor: ada, article: 'one' },
      { visitor: ada, article: 'one' },
      { visitor: 'bob', article: 'one' },
      { visitor: ada, article: 'two' },
    ]);
    now = taipei('2026-11-26T23:59:59');
    await read(ada);
    expect(Object.fromEntries(await views.counts())).toEqual({ one: 2, two: 1 });
    now += 1000;
    await views.sweep();
    await read(ada);
    expect(Object.fromEntries(await views.counts())).toEqual({ one: 3, two: 1 });
  });

  test('more reads than fit one statement, from two processes at once', async () => {
    const address = await database.address();
    const clock = () => taipei('2026-11-26T10:00:00');
    const stores = await Promise.all([1, 2].map(() => openStore({ ...address, clock, log: quietLog })));
    const visits = Array.from({ length: 1200 }, (_, index) => ({
      visitor: `visitor ${index}`,
      article: `a${index % 3}`,
    }));
    await Promise.all(stores.map(({ views }) => views.add(visits)));
    expect(Object.fromEntries((await stores[0]?.views.counts()) ?? [])).toEqual({ a0: 400, a1: 400, a2: 400 });
    await Promise.all(stores.map((store) => store.close()));
  });
});

describe('on SQLite', () => {
  const database = useDatabase('SQLite');

  test('no table holds an address or a browser, and the salt is deleted after its day', async () => {
    const { dataDir, databaseUrl } = await database.address();
    let now = taipei('2026-11-26T10:00:00');
    const store = await openStore({ dataDir, databaseUrl, clock: () => now, log: quietLog });
    await store.views.add([{ visitor: ada, article: 'one' }]);
    const db = new Kysely<Record<string, Record<string, unknown>>>({
      dialect: sqliteDialect(join(dataDir, 'site.db')),
    });
    const rowsOf = async (table: string) =>
      JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(db)).rows);
    const kept = async () => (await Promise.all(['article_views', 'view_salts', 'spent'].map(rowsOf))).join();
    expect(await kept()).toContain('"key":"view ');
    expect(await kept()).not.toMatch(/192\.0\.2|Mozilla|\(Ada\)/);
    now = taipei('2026-11-27T00:00:00');
    await store.views.sweep();
    expect(await rowsOf('view_salts')).toBe('[]');
    await db.destroy();
    await store.close();
  });
});
