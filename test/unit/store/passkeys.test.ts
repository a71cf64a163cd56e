// Passkeys in both databases: a challenge is valid once, in time and for its session; a key belongs to one account.
import type { NewAccount } from '../../../src/server/store/accounts.ts';
import { nothingTold, type SecurityNews } from '../../../src/server/store/securityLog.ts';
import type { Store } from '../../../src/server/store/openStore.ts';
import { databaseNames, useDatabase } from '../../support/databases.ts';
import { holdWrites } from '../../support/holdWrites.ts';
import { undelivered } from '../../support/undelivered.ts';

const person: NewAccount = {
  userName: 'Ada-1',
  email: 'Ada@example.com',
  mobile: '',
  password: 'hash',
  locale: 'en',
  agent: undefined,
};
const link = (id: string) => ({ id, expiresAt: Number.MAX_SAFE_INTEGER, messages: [] });
const far = Number.MAX_SAFE_INTEGER;

describe.each(databaseNames)('passkeys on %s', (name) => {
  const database = useDatabase(name);

  const open = async (clock?: () => number) => filled(await database.open(clock));

  async function filled(store: Store) {
    const ada = await store.accounts.create(person, link('a'));
    const bob = await store.accounts.create({ ...person, userName: 'Bob-1', email: 'b@example.com' }, link('b'));
    if (typeof ada === 'string' || typeof bob === 'string') throw new Error('taken');
    const key = (id: string, account = ada.id) => ({
      id,
      account,
      site: 'example.com',
      publicKey: 'key',
      counter: 0,
      transports: ['internal'],
      agent: 'Chrome',
    });
    return { store, ada, bob, key };
  }

  test('of many parallel uses of one challenge one succeeds', async () => {
    const { store } = await open();
    await store.passkeys.ask({ challenge: 'c', expiresAt: far });
    const taken = await Promise.all(Array.from({ length: 20 }, () => store.passkeys.takeChallenge('c', undefined)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('a challenge is valid for one session and purpose, and not for long', async () => {
    let now = 1000;
    const { store, ada, bob } = await open(() => now);
    const take = async (account: string | undefined, by: string | undefined, at: number) => {
      now = 1000;
      await store.passkeys.ask({ challenge: 'c', ...(account && { account }), expiresAt: 2000 });
      now = at;
      return store.passkeys.takeChallenge('c', by);
    };
    expect(await take(ada.id, ada.id, 1999)).toBe(true);
    expect(await take(ada.id, bob.id, 1000)).toBe(false);
    expect(await take(ada.id, undefined, 1000)).toBe(false);
    expect(await take(undefined, ada.id, 1000)).toBe(false);
    expect(await take(undefined, undefined, 2000)).toBe(false);
    expect(await store.passkeys.takeChallenge('never asked', undefined)).toBe(false);
    now = 1000;
    await store.passkeys.ask({ challenge: 'old', expiresAt: 2000 });
    now = 2000;
    await store.passkeys.sweep();
    now = 1000;
    expect(await store.passkeys.takeChallenge('old', undefined)).toBe(false);
  });

  test('a key is added once, its owner is told, and twenty is the limit', async () => {
    const { store, ada, bob, key } = await open();
    const before = await undelivered(store);
    const event = { kind: 'passkeyAdded', outcome: 'done', network: '', device: '' } as const;
    const toldOf = (account: string): SecurityNews => ({
      events: [{ account, ...event }],
      mails: [{ kind: 'mail', payload: {} }],
    });
    expect(await store.passkeys.add(key('k1'), person.password, toldOf(ada.id))).toBe(true);
    expect(await store.passkeys.add(key('k1', bob.id), person.password, toldOf(bob.id))).toBe(false);
    expect(await undelivered(store)).toBe(before + 1);
    expect(await store.securityLog.allOf(ada.id)).toMatchObject([event]);
    expect(await store.securityLog.allOf(bob.id)).toEqual([]);
    for (let at = 2; at <= 20; at += 1) await store.passkeys.add(key(`k${at}`), person.password, nothingTold);
    expect(await store.passkeys.add(key('k21'), person.password, nothingTold)).toBe(false);
    expect(await store.passkeys.listOf(ada.id)).toHaveLength(20);
    expect(await store.passkeys.find('k1')).toMatchObject({ account: ada.id, transports: ['internal'] });
  });

  test('none is added for somebody who knew the password before', async () => {
    const { store, ada, key } = await open();
    await store.accounts.sendLink({ kind: 'reset', account: ada.id }, link('resets'));
    await store.accounts.resetByLink('resets', ada.id, 'another hash', nothingTold);
    const event = { account: ada.id, kind: 'passkeyAdded', outcome: 'done', network: '', device: '' } as const;
    expect(await store.passkeys.add(key('k'), person.password, { events: [event], mails: [] })).toBe(false);
    expect(await store.passkeys.listOf(ada.id)).toEqual([]);
    expect(await store.securityLog.allOf(ada.id)).toEqual([]);
    expect(await store.passkeys.add(key('k'), 'another hash', nothingTold)).toBe(true);
  });

  test('of two keys that are added at once only one is the twentieth', async () => {
    const address = await database.address();
    const { store, ada, key } = await filled(await database.open(Date.now, address));
    for (let at = 1; at <= 19; at += 1) await store.passkeys.add(key(`k${at}`), person.password, nothingTold);
    const held = await holdWrites(address, 'passkeys');
    const added = ['one', 'other'].map((id) => store.passkeys.add(key(id), person.password, nothingTold));
    await held.waiting(2);
    await held.release();
    expect((await Promise.all(added)).toSorted()).toEqual([false, true]);
    expect(await store.passkeys.listOf(ada.id)).toHaveLength(20);
  });

  test('a counter only increases, except for keys that never count', async () => {
    const { store, key } = await open();
    await store.passkeys.add(key('k'), person.password, nothingTold);
    const use = (counter: number) => store.passkeys.use('k', counter);
    expect([await use(0), await use(0), await use(5)]).toEqual([true, true, true]);
    expect([await use(5), await use(4), await use(0), await use(6)]).toEqual([false, false, false, true]);
    const together = await Promise.all(Array.from({ length: 10 }, () => use(7)));
    expect(together.filter(Boolean)).toHaveLength(1);
    expect(await store.passkeys.find('k')).toMatchObject({ counter: 7, usedAt: expect.any(Number) });
  });

  test('only its owner can remove it, and it is deleted with the account', async () => {
    const { store, ada, bob, key } = await open();
    await store.passkeys.add(key('k1'), person.password, nothingTold);
    await store.passkeys.add(key('k2'), person.password, nothingTold);
    await store.passkeys.ask({ challenge: 'c', account: ada.id, expiresAt: far });
    await store.passkeys.remove(bob.id, 'k1', nothingTold);
    expect(await store.passkeys.find('k1')).toBeDefined();
    await store.passkeys.remove(ada.id, 'k1', nothingTold);
    expect(await store.passkeys.find('k1')).toBeUndefined();
    await store.accounts.erase(ada.id, () => nothingTold);
    expect(await store.passkeys.find('k2')).toBeUndefined();
    expect(await store.passkeys.takeChallenge('c', ada.id)).toBe(false);
  });
});
