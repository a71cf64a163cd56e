// Saved estimates in both databases: their limit, also under parallel requests.
import { databaseNames, useDatabase } from '../../support/databases.ts';
import { holdWrites } from '../../support/holdWrites.ts';
import { withPerson } from '../../support/storedPerson.ts';

describe.each(databaseNames)('saved estimates on %s', (name) => {
  const database = useDatabase(name);

  test('of two that are saved at once only one is the fiftieth', async () => {
    const address = await database.address();
    const { store, account } = await withPerson(await database.open(Date.now, address));
    const save = (at: number) => store.savedEstimates.save(account.id, { name: `Quote ${at}`, code: 'code' });
    for (let at = 1; at <= 49; at += 1) await save(at);
    const held = await holdWrites(address, 'saved_estimates');
    const saved = [save(50), save(51)];
    await held.waiting(2);
    await held.release();
    expect((await Promise.all(saved)).toSorted()).toEqual([false, true]);
    expect(await store.savedEstimates.of(account.id)).toHaveLength(50);
  });
});
