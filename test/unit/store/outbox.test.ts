// Messages wait until they are delivered, whichever process dies meanwhile.
import { nothingTold } from '../../../src/server/store/securityLog.ts';
import { databaseNames, useDatabase } from '../../support/databases.ts';
import { newLead } from '../../support/newLead.ts';
import { undelivered } from '../../support/undelivered.ts';

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

  test('delivered messages go after a month, refused ones too, but for those about an enquiry; what waits stays', async () => {
    let now = 1_000;
    const store = await database.open(() => now);
    const named = (id: string) => ({ ...message(id), id });
    await store.outbox.add([named('delivered'), named('waits'), named('refused')]);
    await store.leads.create(newLead({ messages: () => [named('enquiry')] }));
    await store.outbox.claim(kinds, 4, 60_000);
    await store.outbox.delivered('delivered');
    await store.outbox.failed('waits', 'later', now + 60 * 24 * 3_600_000);
    for (const id of ['refused', 'enquiry']) await store.outbox.failed(id, 'never', undefined);
    const left = async () => (await store.outbox.list()).map(({ id }) => id).toSorted();
    now += 30 * 24 * 3_600_000;
    await store.outbox.sweep();
    expect(await left()).toEqual(['delivered', 'enquiry', 'refused', 'waits']);
    now += 1;
    await store.outbox.sweep();
    expect(await left()).toEqual(['enquiry', 'waits']);
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
    expect(await undelivered(store)).toBe(2);
    expect(await store.outbox.retry()).toBe(2);
    expect(await store.outbox.claim(kinds, 10, 0)).toHaveLength(2);
  });

  test('a message is found by its id or the beginning of it, if no other begins so', async () => {
    const store = await database.open();
    const ids = ['abcd1234-ff', 'abcd12-00', 'abce_1', 'abce%2'];
    await store.outbox.add(ids.map((id) => ({ ...message(id), id })));
    const found = async (start: string) => (await store.outbox.find(start))?.id;
    for (const id of ids) expect(await found(id)).toBe(id);
    expect([await found('abcd123'), await found('abce_'), await found('abce%')]).toEqual([ids[0], ids[2], ids[3]]);
    for (const start of ['abcd12', 'abc', 'bcd', 'abcd1234-ff0', '%', '_bcd1234'])
      expect(await found(start)).toBeUndefined();
  });

  test('a message that has an end is never sent after it, and then ends without its secret', async () => {
    let now = 1_000;
    const store = await database.open(() => now);
    const late = { ...message('late'), id: 'late', secret: true, until: 2_000 } as const;
    const held = { ...message('held'), id: 'held', until: 2_000 };
    await store.outbox.add([held]);
    expect(await store.outbox.claim(kinds, 10, 5_000)).toHaveLength(1);
    await store.outbox.add([late, { ...message('in time'), until: 2_001 }]);
    now = 2_000;
    expect((await store.outbox.claim(kinds, 10, 0)).map(({ payload }) => payload)).toEqual([{ text: 'in time' }]);
    expect(await store.outbox.giveUpLate()).toBe(1);
    const state = { payload: {}, nextAt: undefined, doneAt: 2_000, lastError: expect.stringContaining('too late') };
    expect(await store.outbox.find('late')).toMatchObject(state);
    expect(await store.outbox.counts()).toMatchObject({ delivered: 0, waiting: 2, refused: 0 });
    // The one that was being sent failed, and is not tried again, not even by staff.
    await store.outbox.failed('held', 'away', 60_000);
    expect(await store.outbox.giveUpLate()).toBe(1);
    await store.outbox.retry();
    now = 2_000 + 60 * 60_000;
    expect(await store.outbox.claim(kinds, 10, 0)).toEqual([]);
  });

  test('codes, links, invitations and reminders end with what they are about', async () => {
    let now = 1_000;
    const store = await database.open(() => now);
    const person = { userName: 'Ada-1', mobile: '', password: 'hash', locale: 'en', agent: undefined };
    const link = (id: string) => ({ id, expiresAt: 5_000, messages: [message(id)] });
    const made = await store.accounts.create({ ...person, email: 'ada@example.com' }, link('verification'));
    if (typeof made === 'string') throw new Error(made);
    await store.accounts.sendLink({ kind: 'reset', account: made.id }, link('reset'));
    const code = { receiver: 'r', purpose: 'reset', account: made.id, hash: 'h', expiresAt: 5_000 } as const;
    const received = { key: 'received', most: 5, everyMs: 60_000 };
    await store.accountCodes.send(code, { messages: [message('code')] }, received);
    await store.companies.make(made.id, 'Harbour', nothingTold);
    const { messages, expiresAt } = link('invitation');
    await store.companies.invite(
      made.id,
      { email: 'b@example.com', link: 'invitation', expiresAt, messages },
      nothingTold,
    );
    const change = { account: made.id, password: 'hash', email: 'c@example.com', links: { new: 'mailbox' }, expiresAt };
    await store.mailboxChanges.ask({ ...change, messages: link('mailbox').messages, told: nothingTold });
    now = 4_999;
    expect(await store.outbox.claim(kinds, 10, 0)).toHaveLength(5);
    now = 5_000;
    expect(await store.outbox.claim(kinds, 10, 0)).toEqual([]);
  });
});
