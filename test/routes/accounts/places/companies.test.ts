// Companies of accounts: who sees and may do what, at a site that keeps its own accounts and at one whose back end
// keeps them.
import {
  accountPlaces,
  callersOf,
  linkIdIn,
  password,
  person,
  startAccountSite,
} from '../../../support/accountSite.ts';
import { inside } from '../../../support/app.ts';
import { faultsIn } from '../../../support/formSite.ts';
import { textOf } from '../../../support/html.ts';
import { newLead } from '../../../support/newLead.ts';
import { siteOf } from '../../../support/siteOf.ts';

type Company = {
  isOwner: boolean;
  members: { id: string; userName: string; isOwner: boolean }[];
  invitations: { id: string; email: string }[];
  leads: { reference: string; sender: string }[];
};

inside.each(accountPlaces)('companies, %s', (place) => {
  const site = siteOf(() => startAccountSite({}, place));
  const { someone, member, mailed } = callersOf(site);

  type Caller = Awaited<ReturnType<typeof member>>;
  const companyOf = async (caller: Caller): Promise<Company | null> =>
    (await caller.read('me')).body.result.own.company;
  const peopleOf = async (caller: Caller) => (await companyOf(caller))?.members ?? [];
  const idOf = async (caller: Caller, name: string) =>
    (await peopleOf(caller)).find(({ userName }) => userName === name)?.id ?? '';
  const asks = async (caller: Caller, call: string, body: Record<string, string> = {}) =>
    faultsIn(await caller.ask(`company${call}`, body));
  const joins = async (link: string, typed = password) =>
    faultsIn(await someone().ask('joinCompany', { link, password: typed }));
  const stateOf = async (link: string): Promise<string> => (await someone().ask('link', { link })).body.result.state;
  const sent = (name: string) =>
    site.inStore(({ leads }) =>
      leads.create(
        newLead({ key: `${name} ${Math.random()}`, createdAt: Date.now(), values: { email: `${name}@example.com` } }),
      ),
    );
  const seen = async (caller: Caller) => (await companyOf(caller))?.leads.map(({ sender }) => sender).toSorted();
  const eventsOf = async (caller: Caller): Promise<string[]> =>
    (await caller.read('me')).body.result.events.map(({ kind }: { kind: string }) => kind);

  async function invited(owner: Caller, name: string) {
    expect(await asks(owner, '/invite', { email: `${name}@example.com` })).toEqual({});
    return linkIdIn(await site.lastMail(`${name}@example.com`));
  }
  /** An owner and one member of their company. */
  async function pair(name: string) {
    const [owner, other] = [await member(`${name}-owner`), await member(`${name}-other`)];
    expect(await asks(owner, '', { name: ' Harbour \n Ltd ' })).toEqual({});
    expect(await joins(await invited(owner, `${name}-other`))).toEqual({});
    return { owner, other };
  }

  test('only members see what each has sent since joining; older enquiries stay private', async () => {
    const [owner, other, stranger] = [await member('see-owner'), await member('see-other'), await member('see-none')];
    await sent('see-other');
    await asks(owner, '', { name: 'Harbour' });
    expect(await companyOf(owner)).toMatchObject({ name: 'Harbour', isOwner: true, leads: [] });
    await joins(await invited(owner, 'see-other'));
    expect(await seen(owner)).toEqual([]);
    for (const name of ['see-owner', 'see-other', 'see-none', 'see-nobody']) await sent(name);
    expect([await seen(owner), await seen(other)]).toEqual([['see-other'], ['see-owner']]);
    expect([await companyOf(stranger), await companyOf(other)]).toMatchObject([
      null,
      { isOwner: false, invitations: [] },
    ]);
    expect((await owner.get('/en/account')).text).toContain('see-other@example.com');
    expect((await other.read('export')).body.company).toEqual({ name: 'Harbour', role: 'member' });
    expect(await eventsOf(other)).toContain('companyJoined');
  });

  test('what came from a mailbox before it was a member’s stays private, too', async () => {
    const { owner, other } = await pair('moves');
    await sent('moves-private');
    await sent('moves-other');
    await other.ask('mailbox', { email: 'moves-private@example.com', password });
    await someone().ask('oldMailbox', { link: await mailed('moves-other'), decision: 'move' });
    await someone().ask('newMailbox', { link: await mailed('moves-private'), password });
    expect((await peopleOf(owner)).map(({ userName }) => userName)).toEqual(['moves-owner', 'moves-other']);
    expect(await seen(owner)).toEqual([]);
    await sent('moves-private');
    expect(await seen(owner)).toEqual(['moves-other']);
  });

  test('of more than a hundred enquiries of others the page shows the newest hundred, and says how many there are', async () => {
    const { owner } = await pair('many');
    await sent('many-owner');
    for (let left = 102; left > 0; left -= 1) await sent('many-other');
    expect(await seen(owner)).toHaveLength(100);
    const shown = textOf((await owner.get('/en/account', 'text/html')).text);
    expect(shown).toContain('The newest 100 of 102.');
    // The copy of one's own data has none of them.
    expect(shown).not.toContain('To see them all');
  });

  test('a member who is removed or leaves sees nothing from then on, and an old page of theirs changes nothing', async () => {
    const { owner, other } = await pair('gone');
    await sent('gone-owner');
    expect(await seen(other)).toEqual(['gone-owner']);
    const [own, theirs] = [await idOf(owner, 'gone-other'), await idOf(other, 'gone-owner')];
    expect(await asks(owner, '/remove', { id: own })).toEqual({});
    expect(await companyOf(other)).toBeNull();
    expect(await site.lastMail('gone-other@example.com')).toContain('You have been removed from the company');
    expect(await eventsOf(other)).toContain('companyRemoved');
    for (const [call, body] of [
      ['/invite', { email: 'x-1@example.com' }],
      ['/remove', { id: theirs }],
      ['/handOver', { id: theirs, password }],
      ['/withdraw', { id: theirs }],
    ] as const)
      expect([call, await asks(other, call, body)]).toEqual([call, { form: 'companyGone' }]);
    expect(await peopleOf(owner)).toHaveLength(1);
  });

  test('an invitation to the own mailbox, however it is written, is refused at its field and counted nowhere', async () => {
    const owner = await member('self-owner');
    await asks(owner, '', { name: 'Harbour' });
    expect(await asks(owner, '/invite', { email: 'Self-Owner@Example.com ' })).toEqual({ email: 'emailOwn' });
    expect(await companyOf(owner)).toMatchObject({ invitations: [] });
    expect(await eventsOf(owner)).not.toContain('companyInvited');
  });

  test('members lack the rights of owners, and ids of other companies are unknown', async () => {
    const { owner, other } = await pair('plain');
    const elsewhere = await pair('foreign');
    const link = await invited(elsewhere.owner, 'plain-guest');
    const [theirs] = (await companyOf(elsewhere.owner))?.invitations ?? [];
    const id = await idOf(elsewhere.owner, 'foreign-other');
    for (const [who, call, body] of [
      [other, '/invite', { email: 'x-2@example.com' }],
      [other, '/remove', { id: await idOf(other, 'plain-owner') }],
      [other, '/handOver', { id: await idOf(other, 'plain-owner'), password }],
      [owner, '/remove', { id }],
      [owner, '/handOver', { id, password }],
      [owner, '/withdraw', { id: theirs?.id ?? '' }],
      [owner, '/remove', { id: await idOf(owner, 'plain-owner') }],
    ] as const)
      expect([call, await asks(who, call, body)]).toEqual([call, { form: 'companyGone' }]);
    expect((await peopleOf(elsewhere.owner)).map(({ userName }) => userName)).toEqual([
      'foreign-owner',
      'foreign-other',
    ]);
    expect((await companyOf(elsewhere.owner))?.invitations).toHaveLength(1);
    expect((await someone().ask('link', { link })).body.result).toMatchObject({ kind: 'company', state: 'good' });
    // A member of one company can neither found nor join another.
    expect(await asks(other, '', { name: 'Second' })).toEqual({ form: 'companyElsewhere' });
    expect(await joins(await invited(elsewhere.owner, 'plain-other'))).toEqual({ form: 'companyElsewhere' });
  });

  test('an invitation is good once, for its mailbox and with the password of its account', async () => {
    const owner = await member('invite-owner');
    await asks(owner, '', { name: 'Harbour' });
    await member('invite-other');
    const unknown = await owner.ask('company/invite', { email: 'invite-new@example.com' });
    const known = await owner.ask('company/invite', { email: 'invite-two@example.com' });
    expect(known.body).toEqual(unknown.body);
    const link = await mailed('invite-new');
    // Another person's password reveals nothing, and a mailbox without account gets the same answer.
    expect(await joins(link)).toEqual({ password: 'loginFailed' });
    await someone().ask('register', person('invite-new'));
    expect(await joins(link)).toEqual({ password: 'loginFailed' });
    await someone().ask('confirm', { link: await mailed('invite-new'), password, confirm: password });
    expect(await joins(link, 'Wrong-2026')).toEqual({ password: 'loginFailed' });
    expect(await joins(link)).toEqual({});
    expect(await joins(link)).toEqual({ form: 'linkUsed' });
    // A new invitation replaces the previous link; a withdrawn one opens nothing.
    const first = await invited(owner, 'invite-other');
    const second = await invited(owner, 'invite-other');
    expect(await joins(first)).toEqual({ form: 'linkReplaced' });
    expect(await stateOf(first)).toBe('replaced');
    expect(await stateOf(second)).toBe('good');
    const pending = (await companyOf(owner))?.invitations.find(({ email }) => email === 'invite-other@example.com');
    expect(await asks(owner, '/withdraw', { id: pending?.id ?? '' })).toEqual({});
    expect(await joins(second)).toEqual({ form: 'linkWithdrawn' });
    expect(await stateOf(second)).toBe('withdrawn');
    expect((await peopleOf(owner)).map(({ userName }) => userName)).toEqual(['invite-owner', 'invite-new']);
    // Nor does one of a company that has ended.
    const alone = await member('invite-alone');
    await asks(alone, '', { name: 'Lantern' });
    const last = await invited(alone, 'invite-late');
    expect(await stateOf(last)).toBe('good');
    expect(await asks(alone, '/leave')).toEqual({});
    expect(await stateOf(last)).toBe('withdrawn');
  });

  test('invitations of a company are counted', async () => {
    const owner = await member('spammer');
    await asks(owner, '', { name: 'Harbour' });
    for (let at = 0; at < 20; at += 1)
      expect(await asks(owner, '/invite', { email: `s-${at}@example.com` })).toEqual({});
    expect(await asks(owner, '/invite', { email: 's-20@example.com' })).toEqual({ form: 'tooMany' });
    expect(await site.lastMail('s-20@example.com')).toBe('');
  });

  test('an owner hands over with the password before leaving; when an owner is erased, the earliest member takes over', async () => {
    const { owner, other } = await pair('last');
    expect(await asks(owner, '/leave')).toEqual({ form: 'companyOwner' });
    const id = await idOf(owner, 'last-other');
    expect(await asks(owner, '/handOver', { id, password: 'Wrong-2026' })).toEqual({ password: 'loginFailed' });
    expect(await asks(owner, '/handOver', { id, password })).toEqual({});
    expect([(await companyOf(owner))?.isOwner, (await companyOf(other))?.isOwner]).toEqual([false, true]);
    expect(await site.lastMail('last-other@example.com')).toContain('The company is yours now');
    expect(await site.lastMail('last-owner@example.com')).not.toContain('The company is yours now');
    await other.ask('erase', { password });
    expect(await companyOf(owner)).toMatchObject({ isOwner: true, members: [{ userName: 'last-owner' }] });
    expect(await site.lastMail('last-owner@example.com')).toContain('The company is yours now');
    // Two within the hour are one row: the handover, and what the erasure brought.
    const events: { kind: string; outcome: string; count: number }[] = (await owner.read('me')).body.result.events;
    const owned = events.filter(({ kind, outcome }) => kind === 'companyOwner' && outcome === 'done');
    expect(owned.map(({ count }) => count)).toEqual([2]);
    expect(await asks(owner, '/leave')).toEqual({});
    expect(await companyOf(owner)).toBeNull();
  });

  test('an owner whose only colleague is disabled leaves: who owns the company now is told, and finds it in the log', async () => {
    const { owner, other } = await pair('left');
    const disable = (disabled: boolean) =>
      site.inStore(async ({ accounts }) =>
        accounts.setDisabled((await accounts.byLogin('left-other'))?.id ?? '', disabled),
      );
    await disable(true);
    expect(await asks(owner, '/leave')).toEqual({});
    expect(await site.lastMail('left-other@example.com')).toContain('The company is yours now');
    expect(await site.lastMail('left-owner@example.com')).not.toContain('The company is yours now');
    expect(await eventsOf(owner)).toContain('companyLeft');
    await disable(false);
    await other.ask('login', { account: 'left-other', password });
    expect([await companyOf(other), await eventsOf(other)]).toMatchObject([
      { isOwner: true },
      expect.arrayContaining(['companyOwner']),
    ]);
  });
});
