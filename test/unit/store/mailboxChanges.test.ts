// Changes of mailbox in the store: each link works once and for a day, and no one gets another person's mailbox.
import type { NewAccount } from '../../../src/server/store/accounts.ts';
import { nothingTold } from '../../../src/server/store/securityLog.ts';
import { databaseNames, useDatabase } from '../../support/databases.ts';

const day = 24 * 60 * 60_000;
const person = (name: string): NewAccount => ({
  userName: name,
  email: `${name}@example.com`,
  mobile: '',
  password: 'hash',
  locale: 'en',
  agent: undefined,
});

describe.each(databaseNames)('changes of mailbox on %s', (name) => {
  const database = useDatabase(name);
  let now = 1_000_000;

  async function asked(email = 'fresh@example.com') {
    const store = await database.open(() => now);
    const account = await store.accounts.create(person('owner'), { id: 'v', expiresAt: now + day, messages: [] });
    if (typeof account === 'string') throw new Error(account);
    const { id } = account;
    const links = { old: 'old-link', new: 'new-link' };
    const { password } = account;
    await store.mailboxChanges.ask({
      account: id,
      password,
      email,
      expiresAt: now + day,
      links,
      messages: [],
      told: nothingTold,
    });
    const agree = (side: 'old' | 'new') =>
      store.mailboxChanges.agree(links[side], { account: id, side, told: nothingTold });
    return { store, id, agree };
  }

  test('of many parallel uses of both links one changes the mailbox, and the session ends', async () => {
    const { store, id, agree } = await asked();
    await store.sessions.write('s', { data: {}, account: id, agent: '', expiresAt: now + day });
    const states = await Promise.all(Array.from({ length: 6 }, (_, at) => agree(at % 2 === 0 ? 'old' : 'new')));
    expect(states.filter(Boolean).toSorted()).toEqual(['moved', 'waits']);
    expect(await store.accounts.byId(id)).toMatchObject({ email: 'fresh@example.com', emailVerified: true });
    expect(await store.sessions.read('s')).toBeUndefined();
    expect(await store.mailboxChanges.of(id)).toBeUndefined();
    expect(await store.accountLinks.find('v')).toMatchObject({ state: 'withdrawn' });
  });

  test('a registration with it meanwhile keeps it', async () => {
    const { store, id, agree } = await asked('quick@example.com');
    expect(await agree('old')).toBe('waits');
    await store.accounts.create(person('quick'), { id: 'w', expiresAt: now + day, messages: [] });
    expect(await agree('new')).toBeUndefined();
    expect(await store.accounts.byId(id)).toMatchObject({ email: 'owner@example.com' });
  });

  test('it expires after a day', async () => {
    const { store, id, agree } = await asked();
    expect(await agree('old')).toBe('waits');
    now += day;
    expect(await store.mailboxChanges.of(id)).toBeUndefined();
    expect(await agree('new')).toBeUndefined();
    await store.mailboxChanges.sweep();
    expect(await store.accounts.byId(id)).toMatchObject({ email: 'owner@example.com' });
  });
});
