// Second factors and counters under parallel requests: one confirmation, one use of a code, one count over all
// processes.
import { openStore } from '../../../src/server/store/openStore.ts';
import { nothingTold } from '../../../src/server/store/securityLog.ts';
import { databaseNames, quietLog, useDatabase } from '../../support/databases.ts';

const times = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const person = {
  userName: 'Ada-1',
  email: 'ada@example.com',
  mobile: '',
  password: 'hash',
  locale: 'en',
  agent: undefined,
};

describe.each(databaseNames)('second factors on %s', (name) => {
  const database = useDatabase(name);

  async function withSecondFactor() {
    const store = await database.open();
    const mail = { id: 'a1', expiresAt: Number.MAX_SAFE_INTEGER, messages: [] };
    const account = await store.accounts.create(person, mail);
    if (typeof account === 'string') throw new Error(account);
    await store.secondFactor.begin(account.id, 'sealed');
    return { store, id: account.id };
  }
  const first = { sealed: 'sealed', step: 7, hashes: ['one', 'two'] };

  test('of many parallel first codes one turns it on; then no new secret replaces it', async () => {
    const { store, id } = await withSecondFactor();
    expect(await store.secondFactor.confirm(id, { ...first, sealed: 'another' }, nothingTold)).toBe(false);
    const answers = await times(10, () => store.secondFactor.confirm(id, first, nothingTold));
    expect(answers.filter(Boolean)).toHaveLength(1);
    await store.secondFactor.begin(id, 'planted');
    expect(await store.secondFactor.of(id)).toMatchObject({ sealed: 'sealed', isOn: true, codesLeft: 2 });
  });

  test('a code of the app works once, and no earlier one after it; a recovery code works once', async () => {
    const { store, id } = await withSecondFactor();
    const { madeAt = 0 } = (await store.secondFactor.of(id)) ?? {};
    const use = (step: number, made = madeAt) =>
      store.secondFactor.useStep(id, { step, sealed: `sealed with ${step}`, madeAt: made });
    expect(await use(9)).toBe(false);
    await store.secondFactor.confirm(id, first, nothingTold);
    expect(await use(7)).toBe(false);
    expect(await use(9, madeAt - 1)).toBe(false);
    expect((await store.secondFactor.of(id))?.sealed).toBe('sealed');
    const uses = await times(20, () => use(9));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await use(8)).toBe(false);
    expect((await store.secondFactor.of(id))?.sealed).toBe('sealed with 9');
    const recoveries = await times(20, () => store.secondFactor.useRecoveryCode(id, 'one'));
    expect(recoveries.filter(Boolean)).toHaveLength(1);
    expect((await store.secondFactor.of(id))?.codesLeft).toBe(1);
    await store.secondFactor.remove(id, nothingTold);
    expect(await store.secondFactor.of(id)).toBeUndefined();
    expect(await store.secondFactor.useRecoveryCode(id, 'two')).toBe(false);
  });

  test('the first proof of the mailbox drops it, a later recovery keeps it', async () => {
    const { store, id } = await withSecondFactor();
    await store.secondFactor.confirm(id, first, nothingTold);
    await store.accounts.verifyByLink('a1', id, { password: 'hash' }, nothingTold);
    expect(await store.secondFactor.of(id)).toBeUndefined();
    await store.secondFactor.begin(id, 'sealed');
    await store.secondFactor.confirm(id, first, nothingTold);
    const link = { id: 'b2', expiresAt: Number.MAX_SAFE_INTEGER, messages: [] };
    await store.accounts.sendLink({ kind: 'reset', account: id }, link);
    expect(await store.accounts.resetByLink('b2', id, 'new', nothingTold)).toBe(true);
    expect((await store.secondFactor.of(id))?.isOn).toBe(true);
  });

  test('two processes count together, and start anew when the period is over', async () => {
    const address = await database.address();
    let now = 1_000_000;
    const stores = await times(2, () => openStore({ ...address, clock: () => now, log: quietLog }));
    const count = { key: 'k', most: 5, everyMs: 60_000 };
    const waits = await times(20, async (at) => (await stores[at % 2]?.counts.take(count)) ?? -1);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(new Set(waits)).toEqual(new Set([0, 60_000]));
    // One of the parallel requests may have read its clock just before the one that began the period.
    now -= 5;
    expect(await stores[1]?.counts.take(count)).toBe(60_005);
    now += 60_005;
    expect(await stores[0]?.counts.take(count)).toBe(0);
    now -= 3_600_000;
    // Setting the clock back makes no one wait longer than one period.
    expect(await stores[1]?.counts.take(count)).toBe(0);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('of several counts one of each is taken, or none', async () => {
    const now = 1_000_000;
    const { counts } = await database.open(() => now);
    const [short, long] = [
      { key: 'short', most: 2, everyMs: 60_000 },
      { key: 'long', most: 3, everyMs: 3_600_000 },
    ];
    const answers = await times(20, () => counts.takeAll([long, short]));
    expect(answers.filter((refused) => refused === undefined)).toHaveLength(2);
    expect(answers.find((refused) => refused !== undefined)).toEqual({ count: short, waitMs: 60_000 });
    expect(await counts.takeAll([long])).toBeUndefined();
    expect(await counts.takeAll([long])).toEqual({ count: long, waitMs: 3_600_000 });
  });
});
