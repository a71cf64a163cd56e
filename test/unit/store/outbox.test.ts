// Messages wait until they are delivered, whichever process dies meanwhile.
import { databaseNames, useDatabase } from '../../support/databases.ts';

const kinds = ['mail'] as const;
const message = (text: string) => ({ kind: 'mail' as const, payload: { text } });

describe.each(databaseNames)('the outbox on %s', (name) => {
  const database = useDatabase(name);

  test('hands a message out once, and again after the lease', async () => {
    let now = 1_000;
    const store = await database.open(() => now);
    await store.outbox.add([message('hello')]);
    const [first] = await store.outbox.claim(kinds, 10, 60_000);
    expect(first).toMatchObject({ kind: 'mail', payload: { text: 'hello' }, tries: 1 });
    expect(await store.outbox.claim(kinds, 10, 60_000)).toEqual([]);
    now += 60_000;
    const [again] = await store.outbox.claim(kinds, 10, 60_000);
    expect(again).toMatchObject({ messageId: first?.messageId, tries: 2 });
  });

  test('two workers never get the same message', async () => {
    const store = await database.open();
    await store.outbox.add(Array.from({ length: 40 }, (_, index) => message(`${index}`)));
    const hands = await Promise.all(Array.from({ length: 10 }, () => store.outbox.claim(kinds, 10, 60_000)));
    const ids = hands.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(40);
  });

  test('delivered is final', async () => {
    const store = await database.open();
    await store.outbox.add([message('one')]);
    const [one] = await store.outbox.claim(kinds, 1, 0);
    if (!one) throw new Error('nothing claimed');
    await store.outbox.delivered(one.id);
    await store.outbox.failed(one.id, 'late', 0);
    expect(await store.outbox.find(one.id)).toMatchObject({
      doneAt: expect.any(Number),
      nextAt: undefined,
      lastError: undefined,
    });
    expect(await store.outbox.retry()).toBe(0);
  });

  test('delivered messages are deleted after a month, others are not', async () => {
    let now = 1_000;
    const store = await database.open(() => now);
    await store.outbox.add([message('delivered'), message('waits'), message('refused')]);
    const [delivered, waits, refused] = await store.outbox.claim(kinds, 3, 60_000);
    if (!delivered || !waits || !refused) throw new Error('nothing claimed');
    await store.outbox.delivered(delivered.id);
    await store.outbox.failed(refused.id, 'never', undefined);
    now += 30 * 24 * 3_600_000;
    await store.outbox.sweep();
    expect(await store.outbox.find(delivered.id)).toBeDefined();
    now += 1;
    await store.outbox.sweep();
    expect(await store.outbox.find(delivered.id)).toBeUndefined();
    expect((await store.outbox.list()).map(({ id }) => id).toSorted()).toEqual([waits.id, refused.id].toSorted());
  });

  test('a failed message is tried again later, a refused one only on request', async () => {
    const now = 1_000;
    const store = await database.open(() => now);
    await store.outbox.add([message('one'), message('two')]);
    const [one, two] = await store.outbox.claim(kinds, 2, 60_000);
    if (!one || !two) throw new Error('nothing claimed');
    await store.outbox.failed(one.id, 'later', 9_000);
    await store.outbox.failed(two.id, `never ${'x'.repeat(5_000)}`, undefined);
    expect(await store.outbox.find(one.id.slice(0, 8))).toMatchObject({ lastError: 'later', nextAt: 9_000 });
    expect((await store.outbox.find(two.id))?.lastError).toHaveLength(1_000);
    expect(await store.outbox.undelivered()).toBe(2);
    expect(await store.outbox.retry()).toBe(2);
    expect(await store.outbox.claim(kinds, 10, 0)).toHaveLength(2);
  });
});
