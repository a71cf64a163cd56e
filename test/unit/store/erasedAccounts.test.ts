// What an erased account takes with it, beside its own rows, in both databases.
import { databaseNames, useDatabase } from '../../support/databases.ts';
import { newLead } from '../../support/newLead.ts';
import { link, person, withPerson } from '../../support/storedPerson.ts';

describe.each(databaseNames)('an erased account on %s', (name) => {
  const database = useDatabase(name);
  const withAccount = async () => withPerson(await database.open());

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
    await store.companies.make(owner.id, 'Harbour');
    const invite = (email: string, to: string) => store.companies.invite(owner.id, { email, ...link(to), link: to });
    await invite('ADA@example.com', 'to Ada');
    await invite('ben@example.com', 'to Ben');
    await store.accounts.verifyByLink('a1', account.id, { password: 'hash' });
    await store.accounts.erase(account.id);
    expect((await store.outbox.list()).map(({ id }) => id).toSorted()).toEqual(['enquiry', 'of another']);
    expect(await store.companies.invitationBy('to Ada')).toBeUndefined();
    expect(await store.accountLinks.find('to Ada')).toBeUndefined();
    expect(await store.companies.invitationBy('to Ben')).toBeDefined();
  });

  test('leaves invitations to a mailbox that was never verified to its reader, and takes its SMS', async () => {
    const { store, account } = await withAccount();
    const owner = await store.accounts.create({ ...person, userName: 'owner', email: 'o@example.com' }, link('o'));
    if (typeof owner === 'string') throw new Error(owner);
    await store.companies.make(owner.id, 'Harbour');
    await store.companies.invite(owner.id, { ...link('to Ada'), email: person.email, link: 'to Ada' });
    await store.outbox.add([{ kind: 'sms', payload: { to: '+886912345678', text: 'code' } }]);
    await store.accounts.erase(account.id);
    expect(await store.companies.invitationBy('to Ada')).toBeDefined();
    expect(await store.outbox.list()).toEqual([]);
  });
});
