// Accounts under parallel requests: one name, one mailbox, one use of a code or link.
import { nothingTold } from '../../../src/server/store/securityLog.ts';
import { databaseNames, useDatabase } from '../../support/databases.ts';
import { codeOf, link, minute, person, received, times, withPerson } from '../../support/storedPerson.ts';
import { undelivered } from '../../support/undelivered.ts';

describe.each(databaseNames)('accounts on %s', (name) => {
  const database = useDatabase(name);

  const withAccount = async (clock?: () => number) => withPerson(await database.open(clock));

  test('a name and a mailbox belong to one account, regardless of letter case', async () => {
    const { store } = await withAccount();
    expect(await store.accounts.create({ ...person, userName: 'ADA-1', email: 'b@example.com' }, link('b'))).toBe(
      'nameTaken',
    );
    expect(await store.accounts.create({ ...person, userName: 'other', email: 'ADA@EXAMPLE.COM' }, link('c'))).toBe(
      'emailTaken',
    );
    expect(await store.accounts.byLogin('ada-1')).toMatchObject({ email: 'Ada@example.com' });
    expect(await store.accounts.byLogin(' aDa@example.com ')).toMatchObject({ userName: 'Ada-1' });
  });

  test('of many parallel requests for one name one succeeds; letter case makes no other name', async () => {
    const { store, account } = await withAccount();
    const others = await times(5, async (at) => {
      const made = await store.accounts.create(
        { ...person, userName: `other-${at}`, email: `${at}@example.com` },
        link(`l${at}`),
      );
      return typeof made === 'string' ? '' : made.id;
    });
    const renamed = await times(5, (at) => store.ownData.rename(others[at] ?? '', 'Wanted-1', nothingTold));
    expect(renamed.filter(Boolean)).toHaveLength(1);
    expect(await store.ownData.rename(account.id, 'wanted-1', nothingTold)).toBe(false);
    expect(await store.ownData.rename(account.id, 'ADA-1', nothingTold)).toBe(true);
    expect(await store.accounts.byLogin('ada-1')).toMatchObject({ userName: 'ADA-1' });
  });

  test('a name registered with a taken mailbox is kept for seven days, and leads nowhere', async () => {
    let now = 1_000_000;
    const { store, account } = await withAccount(() => now);
    await store.accounts.verifyByLink('a1', account.id, { password: 'hash' }, nothingTold);
    expect(await store.accounts.create({ ...person, userName: 'other' }, link('c'))).toBe('emailTaken');
    expect(await store.accounts.byLogin('other')).toMatchObject({ email: '', mobile: '', activated: false });
    expect((await store.accounts.byEmail(person.email))?.id).toBe(account.id);
    const again = { ...person, userName: 'other', email: 'o@example.com' };
    expect(await store.accounts.create(again, link('d'))).toBe('nameTaken');
    now += 7 * 24 * 60 * minute;
    expect(await store.accounts.sweep()).toBe(1);
    expect(typeof (await store.accounts.create(again, link('e')))).toBe('object');
  });

  test('twenty registrations of one name at once make one account', async () => {
    const store = await database.open();
    const made = await times(20, (at) =>
      store.accounts.create({ ...person, email: `a${at}@example.com` }, link(`l${at}`)),
    );
    expect(made.filter((one) => typeof one !== 'string')).toHaveLength(1);
    expect(await store.accounts.list(50)).toHaveLength(1);
  });

  test('a refused registration sends nothing', async () => {
    const { store } = await withAccount();
    const before = await undelivered(store);
    const mail = { kind: 'mail' as const, payload: {} };
    await store.accounts.create({ ...person, userName: 'other' }, { ...link('x'), messages: [mail] });
    expect(await undelivered(store)).toBe(before);
  });

  test('an invitation makes one account', async () => {
    const store = await database.open();
    await store.agents.add('TW-0017', 'Island Systems');
    const id = await store.accountLinks.add({ kind: 'invite', agent: 'TW-0017', expiresAt: Number.MAX_SAFE_INTEGER });
    const made = await times(10, (at) =>
      store.accounts.create({ ...person, userName: `name-${at}`, email: `a${at}@example.com` }, link(`l${at}`), id),
    );
    expect(made.filter((one) => one === 'linkUsed')).toHaveLength(9);
    expect(await store.accounts.list(50)).toHaveLength(1);
  });

  test('messages with a secret are deleted once delivered', async () => {
    const store = await database.open();
    await store.outbox.add([
      { kind: 'mail', payload: { text: 'secret' }, secret: true },
      { kind: 'sms', payload: { text: 'plain' } },
    ]);
    for (const { id } of await store.outbox.claim(['mail', 'sms'], 2, minute)) await store.outbox.delivered(id);
    const kept = (await store.outbox.list()).map(({ payload }) => payload);
    expect(kept).toHaveLength(2);
    expect(kept).toEqual(expect.arrayContaining([{}, { text: 'plain' }]));
  });

  test('a link verifies once, tells when it was used, and expires', async () => {
    let now = 1_000_000;
    const store = await database.open(() => now);
    const account = await store.accounts.create(person, link('first', now + minute));
    if (typeof account === 'string') throw new Error(account);
    const all = await times(20, () =>
      store.accounts.verifyByLink('first', account.id, { password: 'hash' }, nothingTold),
    );
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await store.accountLinks.find('first')).toMatchObject({ kind: 'verify', state: 'used' });
    expect((await store.accounts.byId(account.id))?.emailVerified).toBe(true);
    await store.accounts.sendLink({ kind: 'reset', account: account.id }, link('second', now + minute));
    now += minute;
    expect(await store.accountLinks.find('second')).toMatchObject({ state: 'expired' });
    expect(await store.accounts.resetByLink('second', account.id, 'new', nothingTold)).toBe(false);
    expect((await store.accounts.byId(account.id))?.password).toBe('hash');
    expect(await store.accountLinks.find('neither')).toBeUndefined();
  });

  test('a newer link of the same kind ends the one before', async () => {
    const { store, account } = await withAccount();
    await store.accounts.sendLink({ kind: 'verify', account: account.id }, link('newer'));
    expect(await store.accountLinks.find('a1')).toMatchObject({ state: 'replaced' });
    expect(await store.accounts.verifyByLink('newer', account.id, { password: 'hash' }, nothingTold)).toBe(true);
  });

  test('unproven accounts are deleted after seven days, which frees name and mailbox; others stay', async () => {
    const day = 24 * 60 * minute;
    let now = 1_000_000;
    const { store } = await withAccount(() => now);
    const other = { ...person, userName: 'other', email: 'o@example.com' };
    const proven = await store.accounts.create(other, link('o'));
    if (typeof proven === 'string') throw new Error(proven);
    await store.accounts.verifyByLink('o', proven.id, { password: 'hash' }, nothingTold);
    now += 7 * day - 1;
    expect(await store.accounts.sweep()).toBe(0);
    now += 1;
    expect(await store.accounts.sweep()).toBe(1);
    expect(await store.accounts.byLogin('other')).toBeDefined();
    expect(typeof (await store.accounts.create(person, link('again')))).toBe('object');
  });

  test('a new password ends every session and every link to set another', async () => {
    const { store, account } = await withAccount();
    const session = { data: {}, account: account.id, agent: 'a browser', expiresAt: Date.now() + minute };
    await store.sessions.write('one', session);
    await store.sessions.write('two', session);
    await store.accounts.sendLink({ kind: 'reset', account: account.id }, link('forgotten'));
    const { sent, typed } = codeOf(account.id, 'reset', 'right', Date.now() + minute);
    await store.accountCodes.send(sent, undefined, received);
    expect(await store.accounts.resetByCode(typed, { password: 'new', refused: false }, nothingTold)).toEqual({
      verdict: 'right',
    });
    expect(await store.sessions.read('one')).toBeUndefined();
    expect(await store.sessions.listOf(account.id)).toEqual([]);
    expect((await store.accountLinks.find('forgotten'))?.state).toBe('used');
  });

  test('sessions are listed and ended by their own account only', async () => {
    let now = 1_000_000;
    const { store, account } = await withAccount(() => now);
    const other = await store.accounts.create({ ...person, userName: 'other', email: 'o@example.com' }, link('o'));
    if (typeof other === 'string') throw new Error(other);
    await store.sessions.write('mine', {
      data: { a: 1 },
      account: account.id,
      agent: 'phone',
      expiresAt: now + minute,
    });
    await store.sessions.write('theirs', { data: {}, account: other.id, agent: 'desk', expiresAt: now + minute });
    const [listed] = await store.sessions.listOf(account.id);
    expect(listed).toMatchObject({ agent: 'phone', createdAt: now });
    await store.sessions.endListed(other.id, [listed?.hash ?? ''], () => nothingTold);
    expect(await store.sessions.read('mine')).toEqual({ data: { a: 1 }, expiresAt: now + minute });
    await store.sessions.endListed(account.id, [listed?.hash ?? ''], () => nothingTold);
    expect(await store.sessions.read('mine')).toBeUndefined();
    now += minute;
    expect(await store.sessions.read('theirs')).toBeUndefined();
  });

  test('a session ends thirty days after the log-in, however often it is used', async () => {
    const day = 24 * 60 * minute;
    const begun = 1_000_000;
    let now = begun;
    const { store, account } = await withAccount(() => now);
    const session = () => ({ data: {}, account: account.id, agent: '', expiresAt: now + 7 * day });
    await store.sessions.write('used', session());
    for (; now < begun + 29 * day; now += 5 * day) await store.sessions.write('used', session());
    now = begun + 30 * day - 1;
    await store.sessions.touch('used', now + 7 * day);
    expect([
      (await store.sessions.read('used')) !== undefined,
      (await store.sessions.listOf(account.id)).length,
    ]).toEqual([true, 1]);
    now = begun + 30 * day;
    expect([await store.sessions.read('used'), await store.sessions.listOf(account.id)]).toEqual([undefined, []]);
    await store.sessions.sweep();
    now = begun;
    expect(await store.sessions.read('used')).toBeUndefined();
  });

  test('recovery codes leave a session after their minutes, though nobody uses it any more', async () => {
    let now = 1_000_000;
    const { store, account } = await withAccount(() => now);
    const freshCodes = { sealed: 'codes', until: now + 10 * minute };
    const session = { account: account.id, agent: '', expiresAt: now + 60 * minute };
    await store.sessions.write('left', { ...session, data: { name: 'ada', freshCodes } });
    await store.sessions.write('other', { ...session, data: { name: 'bo' } });
    const kept = async () => [(await store.sessions.read('left'))?.data, (await store.sessions.read('other'))?.data];
    now += 10 * minute - 1;
    await store.sessions.sweep();
    expect(await kept()).toEqual([{ name: 'ada', freshCodes }, { name: 'bo' }]);
    now += 1;
    await store.sessions.sweep();
    expect(await kept()).toEqual([{ name: 'ada' }, { name: 'bo' }]);
  });

  test('sessions are deleted when they expire, links only some time later', async () => {
    let now = 1_000_000;
    const { store, account } = await withAccount(() => now);
    const session = { data: {}, account: account.id, agent: '' };
    await store.sessions.write('short', { ...session, expiresAt: now + minute });
    await store.sessions.write('long', { ...session, expiresAt: now + 3 * minute });
    await store.accounts.sendLink({ kind: 'reset', account: account.id }, link('spent', now + minute));
    now += 2 * minute;
    await store.sessions.sweep();
    await store.accountLinks.sweep(5 * minute);
    expect(await store.accountLinks.find('spent')).toMatchObject({ state: 'expired' });
    now -= minute + 1;
    // With a clock before its expiry it would be found if it were still there.
    expect([await store.sessions.read('short'), (await store.sessions.read('long'))?.expiresAt]).toEqual([
      undefined,
      1_000_000 + 3 * minute,
    ]);
    now += 10 * minute;
    await store.accountLinks.sweep(5 * minute);
    expect(await store.accountLinks.find('spent')).toBeUndefined();
  });

  test('agents are found in any case while they are not disabled', async () => {
    const store = await database.open();
    expect(await store.agents.add('tw-0017', 'Island Systems')).toBe(true);
    expect(await store.agents.add('TW-0017', 'Somebody else')).toBe(false);
    expect(await store.agents.exists(' tw-0017 ')).toBe(true);
    await store.accounts.create({ ...person, agent: 'TW-0017' }, link('x'));
    expect(await store.agents.list()).toMatchObject([{ code: 'TW-0017', accounts: 1, disabled: false }]);
    await store.agents.setDisabled('TW-0017', true);
    expect(await store.agents.exists('TW-0017')).toBe(false);
  });
});
