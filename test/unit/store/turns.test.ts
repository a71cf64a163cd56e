// Turns are rows: those of more than a day ago are deleted, by a chore of their own.
import { takeTurn } from '../../../src/server/store/turns.ts';
import { databaseNames, tablesAt, useDatabase } from '../../support/databases.ts';

const day = 24 * 60 * 60_000;

test.each(databaseNames.map((name) => ({ name, database: useDatabase(name) })))(
  'a turn is kept for a day on $name',
  async ({ database }) => {
    const address = await database.address();
    const store = await database.open(() => 2 * day, address);
    const tables = tablesAt(address);
    const taken = { old: day - 1, young: day };
    for (const [key, at] of Object.entries(taken))
      await tables.transaction().execute((change) => takeTurn(change, key, at));
    await store.turns.sweep();
    expect(await tables.selectFrom('turns').select('key').execute()).toEqual([{ key: 'young' }]);
    await tables.destroy();
  },
);
