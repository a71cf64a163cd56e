// What staff do with a lead: when it was answered, and steps that are taken back in the order in which they were made.
import { Client } from 'pg';
import { openStore, type Store } from '../../../src/server/store/openStore.ts';
import { databaseNames, quietLog, useDatabase } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { newLead } from '../../support/newLead.ts';

async function created(store: Store): Promise<string> {
  const result = await store.leads.create(newLead());
  if (result.result !== 'created') throw new Error(result.result);
  return result.reference;
}

describe.each(databaseNames)('steps of staff on %s', (name) => {
  const database = useDatabase(name);

  /** A lead, and what its state and the time of its answer are after each step; each step is a second later. */
  async function stepping() {
    let now = 1_000;
    const store = await database.open(() => now);
    const reference = await created(store);
    const after = async (step: string) => {
      now += 1_000;
      if (step === 'undo') await store.desk.undo(reference);
      else await store.desk.change(reference, 'state', step, 'Mei');
      const lead = await store.leads.find(reference);
      return [lead?.status, lead?.answeredAt];
    };
    return after;
  }

  test('a lead stays answered at the time of its answer when it is closed, and when that is taken back', async () => {
    const after = await stepping();
    expect(await after('answered')).toEqual(['answered', 2_000]);
    expect(await after('closed')).toEqual(['closed', 2_000]);
    expect(await after('undo')).toEqual(['answered', 2_000]);
    expect(await after('closed')).toEqual(['closed', 2_000]);
    expect(await after('answered')).toEqual(['answered', 2_000]);
  });

  test('a lead that is taken up again is not answered, unless that is taken back', async () => {
    const after = await stepping();
    expect(await after('answered')).toEqual(['answered', 2_000]);
    expect(await after('closed')).toEqual(['closed', 2_000]);
    expect(await after('taken')).toEqual(['taken', undefined]);
    expect(await after('closed')).toEqual(['closed', undefined]);
    expect(await after('undo')).toEqual(['taken', undefined]);
    expect(await after('undo')).toEqual(['closed', 2_000]);
    expect(await after('taken')).toEqual(['taken', undefined]);
    expect(await after('answered')).toEqual(['answered', 9_000]);
    expect(await after('undo')).toEqual(['taken', undefined]);
  });

  test('steps of the same moment are kept and taken back in their order', async () => {
    const store = await database.open(() => 1_000);
    const reference = await created(store);
    const notes = Array.from({ length: 12 }, (_, index) => `note ${index}`);
    for (const note of notes) await store.desk.note(reference, note, 'Mei');
    expect((await store.desk.history(reference)).map(({ after }) => after)).toEqual(notes);
    for (const note of notes.toReversed())
      expect(await store.desk.undo(reference)).toMatchObject({ kind: 'note', after: note });
  });

  test('after the clock is set back the last step is still the one that is taken back', async () => {
    let now = 9_000;
    const store = await database.open(() => now);
    const reference = await created(store);
    await store.desk.change(reference, 'assignee', 'Mei', 'Mei');
    now = 5_000;
    await store.desk.change(reference, 'state', 'taken', 'Mei');
    expect(await store.desk.undo(reference)).toMatchObject({ kind: 'state', after: 'taken' });
  });
});

describe('steps of two people at the same moment', () => {
  const database = useDatabase('PostgreSQL');

  test('follow each other', async () => {
    const address = await database.address();
    const store = await openStore({ ...address, clock: () => 1_000, log: quietLog });
    const other = new Client({ connectionString: address.databaseUrl });
    await other.connect();
    try {
      const reference = await created(store);
      // Neither is written before both have begun.
      await other.query('begin; lock table lead_events in share mode');
      const noting = ['one', 'two'].map((note) => store.desk.note(reference, note, 'Mei'));
      const waiting = async () => (await other.query('select 1 from pg_locks where not granted')).rowCount;
      await eventually(waiting, 2);
      await other.query('commit');
      await Promise.all(noting);
      const [first, second] = await store.desk.history(reference);
      expect([first?.at, second?.at]).toEqual([1_000, 1_001]);
    } finally {
      await other.end();
      await store.close();
    }
  });
});
