// The security log of accounts: what it keeps, how guessing affects it, and when it is deleted.
import { nothingTold, type NewSecurityEvent } from '../../../src/server/store/securityLog.ts';
import { sql } from 'kysely';
import { migrate } from '../../../src/server/store/migrations.ts';
import { openStore } from '../../../src/server/store/openStore.ts';
import { databaseNames, quietLog, tablesAt, useDatabase } from '../../support/databases.ts';

const hour = 3_600_000;
const login: NewSecurityEvent = {
  account: 'one',
  kind: 'login',
  outcome: 'done',
  network: '192.0.2.0/24',
  device: 'Firefox · Linux',
};
const refusal: NewSecurityEvent = { ...login, outcome: 'refused' };

describe.each(databaseNames)('on %s', (name) => {
  const database = useDatabase(name);

  test('refusals from one network in an hour are one row with their number', async () => {
    let now = 1_000_000_000;
    const { securityLog } = await database.open(() => now);
    for (let tries = 0; tries < 5; tries += 1) {
      now += 1000;
      await securityLog.add(refusal);
    }
    now += 2 * hour;
    await securityLog.add(refusal);
    await securityLog.add({ ...refusal, account: 'other' });
    const kept = await securityLog.allOf('one');
    expect(kept.map(({ count }) => count)).toEqual([1, 5]);
    expect(kept[0]).toMatchObject({ ...refusal, at: now });
  });

  test('what goes on for hours is one row, with its first time and its last', async () => {
    const began = 1_000_000_000;
    let now = began;
    const { securityLog } = await database.open(() => now);
    for (const event of [login, refusal]) await securityLog.add(event);
    for (let times = 0; times < 3; times += 1) {
      now += hour - 1;
      for (const event of [login, refusal]) await securityLog.add(event);
    }
    await securityLog.add({ ...login, kind: 'export' });
    const row = { count: 4, firstAt: began, at: now };
    const once = { kind: 'export', count: 1, firstAt: now, at: now };
    const all = await securityLog.allOf('one');
    expect(all).toHaveLength(3);
    expect(all).toEqual(expect.arrayContaining([row, { ...row, ...refusal }, once].map(expect.objectContaining)));
    expect(await securityLog.recentOf('one')).toEqual(expect.arrayContaining(all));
  });

  test('rows of a version without the first time get it where it can be known', async () => {
    const address = await database.address();
    const tables = tablesAt(address);
    await migrate(tables, '033-call-bookers-go');
    const { account, outcome, network, device } = login;
    for (const [kind, count] of [
      ['login', 1],
      ['export', 2],
      ['console', 1],
    ] as const)
      await sql`insert into account_events (id, account, kind, outcome, network, device, count, at)
        values (${kind}, ${account}, ${kind}, ${outcome}, ${network}, ${device}, ${count}, 1000)`.execute(tables);
    await tables.destroy();
    const store = await openStore({ ...address, clock: () => 2000, log: quietLog });
    await store.securityLog.add(login);
    await store.securityLog.add({ ...login, kind: 'export' });
    const all = await store.securityLog.allOf('one');
    await store.close();
    expect(all.map(({ kind, count, firstAt, at }) => [kind, count, firstAt, at]).toSorted()).toEqual([
      ['console', 1, 1000, 1000],
      ['export', 3, undefined, 2000],
      ['login', 2, 1000, 2000],
    ]);
  });

  test('guessing from everywhere neither fills the table nor hides real events', async () => {
    let now = 1_000_000_000;
    const { securityLog } = await database.open(() => now);
    for (let logins = 0; logins < 12; logins += 1) {
      now += 1000;
      await securityLog.add({ ...login, network: `10.9.${logins}.0/24` });
    }
    for (let net = 0; net < 100; net += 1) {
      now += 1000;
      await securityLog.add({ ...refusal, network: `10.0.${net}.0/24` });
    }
    const all = await securityLog.allOf('one');
    const refusals = all.filter(({ outcome }) => outcome === 'refused');
    expect([refusals.length, refusals.find(({ network }) => network === '')?.count]).toEqual([21, 80]);
    const recent = await securityLog.recentOf('one');
    expect(recent.map(({ outcome }) => outcome)).toEqual([
      ...Array.from({ length: 3 }, () => 'refused'),
      ...Array.from({ length: 7 }, () => 'done'),
    ]);
  });

  test('what is done again from one browser within an hour is one row; the last new way in is always shown', async () => {
    let now = 1_000_000_000;
    const { securityLog } = await database.open(() => now);
    await securityLog.add({ ...login, kind: 'passkeyAdded' });
    for (let times = 0; times < 3; times += 1) {
      now += 1000;
      await securityLog.add({ ...login, kind: 'export' });
    }
    await securityLog.add({ ...login, kind: 'export', device: 'Safari · iOS' });
    for (let net = 0; net < 20; net += 1) {
      now += 1000;
      await securityLog.add({ ...login, kind: 'console', network: `10.9.${net}.0/24` });
    }
    const counts = (await securityLog.allOf('one')).filter(({ kind }) => kind === 'export').map(({ count }) => count);
    expect(counts.toSorted()).toEqual([1, 3]);
    const recent = await securityLog.recentOf('one');
    expect(recent).toHaveLength(10);
    expect(recent.at(-1)).toMatchObject({ kind: 'passkeyAdded', at: 1_000_000_000 });
  });

  test('its owner is mailed a few times an hour at most, together with the event', async () => {
    let now = 1_000_000_000;
    const { securityLog, outbox } = await database.open(() => now);
    const message = { kind: 'mail' as const, payload: { to: 'owner@example.com' } };
    const tell = async () => securityLog.add(login, [message]);
    const told = [];
    for (let times = 0; times < 7; times += 1) told.push(await tell());
    expect(told.filter(Boolean)).toHaveLength(5);
    now += hour;
    expect(await tell()).toBe(true);
    expect(await outbox.list(20)).toHaveLength(6);
    expect((await securityLog.allOf('one')).map(({ count }) => count)).toEqual([1, 7]);
  });

  test('it is deleted after its months; erasing the account leaves only the erasure', async () => {
    let now = 1_000_000_000;
    const { securityLog, accounts } = await database.open(() => now);
    const made = await accounts.create(
      { userName: 'kept', email: 'kept@example.com', mobile: '', password: '', locale: 'en', agent: undefined },
      { id: 'a', expiresAt: now, messages: [] },
    );
    if (typeof made === 'string') throw new Error(made);
    await securityLog.add({ ...login, account: made.id });
    await securityLog.add({ ...login, account: 'gone' });
    await securityLog.add({ ...login, account: 'gone', kind: 'erase' });
    now += hour;
    await securityLog.add({ ...login, account: made.id, kind: 'export' });
    const kinds = async (account: string) => (await securityLog.allOf(account)).map(({ kind }) => kind);
    await securityLog.sweep(0);
    expect([await kinds(made.id), await kinds('gone')]).toEqual([['export', 'login'], ['erase']]);
    await securityLog.sweep(now);
    expect([await kinds(made.id), await kinds('gone')]).toEqual([['export'], []]);
    await accounts.erase(made.id, () => nothingTold);
    expect(await kinds(made.id)).toEqual([]);
  });
});
