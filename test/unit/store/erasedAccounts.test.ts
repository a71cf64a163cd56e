// What an erased account takes with it, in both databases.
import { dayMs } from '../../../src/shared/i18n/times.ts';
import { nothingTold } from '../../../src/server/store/securityLog.ts';
import { databaseNames, useDatabase } from '../../support/databases.ts';
import { newLead } from '../../support/newLead.ts';
import { link, minute, person, received, tries, withPerson } from '../../support/storedPerson.ts';

describe.each(databaseNames)('an erased account on %s', (name) => {
  const database = useDatabase(name);
  const withAccount = async () => withPerson(await database.open());

  test('takes its sessions and links with it', async () => {
    const { store, account } = await withAccount();
    await store.sessions.write('s', { data: {}, account: account.id, agent: '', expiresAt: Date.now() + minute });
    await store.accounts.erase(account.id, () => nothingTold);
    expect(await store.sessions.read('s')).toBeUndefined();
    expect(await store.accountLinks.find('a1')).toBeUndefined();
  });

  test('takes its mails and the invitations to its mailbox with it, and nothing of others', async () => {
    const { store, account } = await withAccount();
    const secret = { secret: true as const };
    const mail = (id: string, to: string, more = {}) => ({ id, kind: 'mail' as const, payload: { to }, ...more });
    await store.outbox.add([
      mail('waits', 'ADA@example.com', secret),
      mail('refused', 'ada@example.com'),
      mail('of another', 'ben@example.com'),
    ]);
    await store.outbox.failed('refused', 'never', undefined);
    await store.leads.create(newLead({ messages: () => [mail('enquiry', 'ada@example.com')] }));
    const owner = await store.accounts.create({ ...person, userName: 'owner', email: 'o@example.com' }, link('o'));
    if (typeof owner === 'string') throw new Error(owner);
    await store.companies.make(owner.id, 'Harbour', nothingTold);
    const invite = (email: string, to: string) =>
      store.companies.invite(owner.id, { email, ...link(to), link: to }, nothingTold);
    await invite('ADA@example.com', 'to Ada');
    await invite('ben@example.com', 'to Ben');
    await store.accounts.verifyByLink('a1', account.id, { password: 'hash' }, nothingTold);
    await store.accounts.erase(account.id, () => nothingTold);
    expect((await store.outbox.list()).map(({ id }) => id).toSorted()).toEqual(['enquiry', 'of another']);
    expect(await store.companies.invitationBy('to Ada')).toBeUndefined();
    expect(await store.accountLinks.find('to Ada')).toMatchObject({ state: 'withdrawn' });
    expect(await store.companies.invitationBy('to Ben')).toBeDefined();
  });

  test('is told of once, also where it is erased twice, by a mail that is sent and forgotten like others', async () => {
    let now = 1_000_000;
    const { store, account } = await withPerson(await database.open(() => now));
    await store.accounts.verifyByLink('a1', account.id, { password: 'hash' }, nothingTold);
    const mail = { id: 'told', kind: 'mail' as const, payload: { to: person.email } };
    const toldOf = () => ({ events: [], mails: [mail] });
    expect(await store.accounts.erase(account.id, toldOf)).toEqual({ heir: undefined });
    expect(await store.accounts.erase(account.id, toldOf)).toBe('gone');
    expect(await store.outbox.claim(['mail'], 10, minute)).toMatchObject([{ id: 'told' }]);
    await store.outbox.delivered('told');
    now += 31 * dayMs;
    await store.outbox.sweep();
    expect(await store.outbox.list()).toEqual([]);
  });

  test('leaves what a mailbox that was never verified gets to its reader, invitations with their mails, and takes the SMS of its own number', async () => {
    const { store, account } = await withAccount();
    const owner = await store.accounts.create({ ...person, userName: 'owner', email: 'o@example.com' }, link('o'));
    if (typeof owner === 'string') throw new Error(owner);
    await store.companies.make(owner.id, 'Harbour', nothingTold);
    const mail = { id: 'invites', kind: 'mail' as const, payload: { to: person.email }, secret: true as const };
    const invitation = { ...link('to Ada'), email: person.email, link: 'to Ada', messages: [mail] };
    await store.companies.invite(owner.id, invitation, nothingTold);
    await store.outbox.add([{ id: 'code', kind: 'sms', payload: { to: '+886912345678', text: 'code' } }]);
    const code = { purpose: 'activate' as const, hash: 'right' };
    const sent = {
      ...code,
      account: account.id,
      number: person.mobile,
      receiver: 'Ada',
      expiresAt: link('').expiresAt,
    };
    await store.accountCodes.send(sent, undefined, received);
    const typed = { ...code, receivers: ['Ada'], tries: [tries] };
    const chosen = { password: 'hash', refused: false };
    expect(await store.accounts.activateByCode(typed, chosen, nothingTold)).toMatchObject({ verdict: 'right' });
    expect(await store.accounts.byId(account.id)).toMatchObject({ emailVerified: false, phoneVerified: true });
    await store.accounts.erase(account.id, () => nothingTold);
    expect(await store.companies.invitationBy('to Ada')).toBeDefined();
    expect(await store.outbox.list()).toMatchObject([{ id: 'invites' }]);
  });

  test('takes nothing of a mailbox and a number of which it has proven neither: both may be another person’s', async () => {
    const { store, account } = await withAccount();
    await store.outbox.add([
      { id: 'mail', kind: 'mail', payload: { to: person.email } },
      { id: 'code', kind: 'sms', payload: { to: '+886912345678', text: 'code' } },
    ]);
    await store.accounts.erase(account.id, () => nothingTold);
    expect((await store.outbox.list()).map(({ id }) => id).toSorted()).toEqual(['code', 'mail']);
  });
});
