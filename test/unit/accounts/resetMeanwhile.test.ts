// What somebody with the old password has begun does not outlast a reset by the owner: no password, number or mailbox of theirs stays.
import { embeddedAccounts } from '../../../src/server/accounts/embedded/embeddedAccounts.ts';
import { openPasswords } from '../../../src/server/accounts/embedded/passwords.ts';
import type { FormParts } from '../../../src/server/forms/FormParts.ts';
import { openLimits } from '../../../src/server/ops/limits.ts';
import { secretsOf } from '../../../src/server/secrets.ts';
import type { Store } from '../../../src/server/store/openStore.ts';
import { nothingTold } from '../../../src/server/store/securityLog.ts';
import { databaseNames, quietLog, useDatabase } from '../../support/databases.ts';
import { link, person } from '../../support/storedPerson.ts';
import { undelivered } from '../../support/undelivered.ts';

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
      textsOf: () => () => (key: string, values?: { code?: string }) => `${key} ${values?.code}`,
      from: { name: 'COCloud', address: 'from@cocloud.example' },
      limits: openLimits({ formLimit: 30, callsAhead: 2 }, quietLog),
      clock: Date.now,
      log: quietLog,
      wake: () => {},
    } as unknown as FormParts,
    { consoleUrl: '', sms: { number: 1, country: 1, day: 1 } },
  );

describe.each(databaseNames)('what began with the old password, on %s', (name) => {
  const database = useDatabase(name);

  async function prepared() {
    const store = await database.open();
    const account = await store.accounts.create({ ...person, password: await hash(typed.password) }, link('verifies'));
    if (typeof account === 'string') throw new Error(account);
    await store.accounts.sendLink({ kind: 'reset', account: account.id }, link('resets'));
    const member = { pass: { account: account.id }, sessionId: 'cookie', asker };
    const passwordIs = async (text: string) => matches(text, (await store.accounts.byId(account.id))?.password);
    const reset = await hash('Owner-2028');
    /** The last step of what was begun waits until the owner has used the link. */
    const late =
      <Given extends readonly unknown[], Done>(step: (...given: Given) => Promise<Done>) =>
      async (...given: Given) => {
        expect(await store.accounts.resetByLink('resets', account.id, reset, nothingTold)).toBe(true);
        await store.sessions.write('of the owner', {
          data: {},
          expiresAt: Date.now() + 1e6,
          account: account.id,
          agent: '',
        });
        return step(...given);
      };
    return { store, id: account.id, member, passwordIs, late };
  }

  test('a change of password is refused', async () => {
    const { store, id, member, passwordIs, late } = await prepared();
    const { ownData } = store;
    const { own } = accountsOn({
      ...store,
      ownData: { ...ownData, replacePassword: late(ownData.replacePassword) },
    });
    const answer = await own.changePassword(member, typed);
    expect(await passwordIs('Owner-2028')).toBe(true);
    expect(answer).toMatchObject({ kind: 'refused', faults: [{ field: 'password', key: 'loginFailed' }] });
    expect(await store.sessions.listOf(id)).toHaveLength(1);
    expect((await store.securityLog.recentOf(id)).map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['reset', 'refused'],
    ]);
  });

  test('a change of mailbox is refused, and its mails are not sent', async () => {
    const { store, id, member, late } = await prepared();
    const { mailboxChanges } = store;
    const { own } = accountsOn({ ...store, mailboxChanges: { ...mailboxChanges, ask: late(mailboxChanges.ask) } });
    const before = await undelivered(store);
    const answer = await own.askMailbox(member, { email: 'thief@example.com', password: typed.password });
    expect(answer).toMatchObject({ kind: 'refused', faults: [{ field: 'password', key: 'loginFailed' }] });
    expect(await store.mailboxChanges.of(id)).toBeUndefined();
    expect(await undelivered(store)).toBe(before);
  });

  test('a new number is refused', async () => {
    const { store, id, member, late } = await prepared();
    const mobile = '+886 987 654 321';
    expect(await accountsOn(store).askNumber(member, { mobile, password: typed.password })).toMatchObject({
      kind: 'codeSent',
    });
    const [sent] = await store.outbox.claim(['sms'], 1, 0);
    const code = / (\d{6})"/.exec(JSON.stringify(sent?.payload))?.[1] ?? '';
    const { accounts } = store;
    const service = accountsOn({ ...store, accounts: { ...accounts, numberByCode: late(accounts.numberByCode) } });
    expect(await service.confirmNumber(member, code)).toMatchObject({
      faults: [{ field: 'code', key: 'codeExpired' }],
    });
    expect(await store.accounts.byId(id)).toMatchObject({ mobile: '', phoneVerified: false });
  });

  test('without a reset in between a new password is set', async () => {
    const { store, id, member, passwordIs } = await prepared();
    expect(await accountsOn(store).own.changePassword(member, typed)).toMatchObject({ kind: 'pass' });
    expect(await passwordIs(typed.newPassword)).toBe(true);
    expect((await store.securityLog.recentOf(id)).map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['reset', 'done'],
    ]);
  });
});
