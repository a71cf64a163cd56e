// A change of password that began with the old one does not overwrite a password that the owner has set by mail meanwhile.
import { embeddedAccounts } from '../../../src/server/accounts/embedded/embeddedAccounts.ts';
import { openPasswords } from '../../../src/server/accounts/embedded/passwords.ts';
import type { FormParts } from '../../../src/server/forms/FormParts.ts';
import { openLimits } from '../../../src/server/ops/limits.ts';
import { secretsOf } from '../../../src/server/secrets.ts';
import type { Store } from '../../../src/server/store/openStore.ts';
import { databaseNames, quietLog, useDatabase } from '../../support/databases.ts';
import { link, person } from '../../support/storedPerson.ts';

const asker = {
  locale: 'en',
  remoteAddress: '192.0.2.7',
  origin: 'https://cocloud.example',
  shownOrigin: 'https://cocloud.example',
  userAgent: 'Firefox',
  known: '',
  vouched: false,
} as const;
const typed = { password: 'Harbour-2026', newPassword: 'Lighthouse-2027' };
const { hash, matches } = openPasswords();

const accountsOn = (store: Store) =>
  embeddedAccounts(
    {
      store: async () => store,
      secrets: secretsOf(['s'.repeat(40)]),
      textsOf: () => () => (key: string) => key,
      from: { name: 'COCloud', address: 'from@cocloud.example' },
      limits: openLimits({ formLimit: 30, callsAhead: 2 }, quietLog),
      clock: Date.now,
      log: quietLog,
      wake: () => {},
    } as unknown as FormParts,
    { consoleUrl: '', sms: { number: 1, country: 1, day: 1 } },
  );

describe.each(databaseNames)('a change of password on %s', (name) => {
  const database = useDatabase(name);

  async function prepared() {
    const store = await database.open();
    const account = await store.accounts.create({ ...person, password: await hash(typed.password) }, link('verifies'));
    if (typeof account === 'string') throw new Error(account);
    await store.accounts.sendLink({ kind: 'reset', account: account.id }, link('resets'));
    const member = { pass: { account: account.id }, sessionId: 'cookie', asker };
    const passwordIs = async (text: string) => matches(text, (await store.accounts.byId(account.id))?.password);
    return { store, id: account.id, member, passwordIs };
  }

  test('is refused when the owner has reset the password since the old one was compared', async () => {
    const { store, id, member, passwordIs } = await prepared();
    const reset = await hash('Owner-2028');
    const { ownData } = store;
    // The last step of the change waits until the owner has used the link.
    const late: typeof ownData.replacePassword = async (...change) => {
      expect(await store.accounts.resetByLink('resets', id, reset)).toBe(true);
      await store.sessions.write('of the owner', { data: {}, expiresAt: Date.now() + 1e6, account: id, agent: '' });
      return ownData.replacePassword(...change);
    };
    const { own } = accountsOn({ ...store, ownData: { ...ownData, replacePassword: late } });
    const answer = await own.changePassword(member, typed);
    expect(await passwordIs('Owner-2028')).toBe(true);
    expect(answer).toMatchObject({ kind: 'refused', faults: [{ field: 'password', key: 'loginFailed' }] });
    expect(await store.sessions.listOf(id)).toHaveLength(1);
    expect((await store.securityLog.recentOf(id)).map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['reset', 'refused'],
    ]);
  });

  test('without a reset in between is done', async () => {
    const { store, id, member, passwordIs } = await prepared();
    expect(await accountsOn(store).own.changePassword(member, typed)).toMatchObject({ kind: 'pass' });
    expect(await passwordIs(typed.newPassword)).toBe(true);
    expect((await store.securityLog.recentOf(id)).map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['reset', 'done'],
    ]);
  });
});
