// What the security log alone tells of, without a mail: a database that takes no more rows of it does nothing of the kind, and
// counts nothing either, so that the next try is as the first.
import { nothingTold } from '../../../src/server/store/securityLog.ts';
import { callersOf, json, linkIdIn, password, startAccountSite } from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';
import type { Entries } from '../../support/formEntries.ts';
import { withoutRoom } from '../../support/withoutRoom.ts';
import { siteOf } from '../../support/siteOf.ts';

inside('a database that takes no row of the security log', () => {
  const site = siteOf(startAccountSite);
  const { someone, member } = callersOf(site);

  type Caller = Awaited<ReturnType<typeof member>>;
  const ownOf = async (caller: Caller) => (await caller.read('me')).body.result.own;
  /** The status of a call that is made while the log takes no row. */
  const asked = (caller: Caller, call: string, body: Entries = {}): Promise<number> =>
    withoutRoom(
      { dataDir: site.dataDir, table: 'account_events' },
      async () => (await caller.post(`/webapi/account/${call}`, { language: 'en', ...body }, json)).status,
    );
  const invited = async (name: string) => linkIdIn(await site.lastMail(`${name}@example.com`));

  test('makes no company, and counts none', async () => {
    const founder = await member('founder');
    // As many as there may be in a day.
    for (let times = 0; times < 3; times += 1) expect(await asked(founder, 'company', { name: 'Harbour' })).toBe(500);
    expect((await ownOf(founder)).company).toBeNull();
    expect((await founder.ask('company', { name: 'Harbour' })).status).toBe(200);
    expect((await ownOf(founder)).company).toMatchObject({ name: 'Harbour', isOwner: true });
  });

  test('invites nobody, and counts no invitation', async () => {
    const [owner, email] = [await member('inviter'), 'guest@example.com'];
    await owner.ask('company', { name: 'Harbour' });
    // As many as one mailbox gets in an hour.
    for (let times = 0; times < 5; times += 1) expect(await asked(owner, 'company/invite', { email })).toBe(500);
    expect([await invited('guest'), (await ownOf(owner)).company.invitations]).toEqual(['', []]);
    expect((await owner.ask('company/invite', { email })).status).toBe(200);
    const { invitations } = (await ownOf(owner)).company;
    expect(await asked(owner, 'company/withdraw', { id: invitations[0].id })).toBe(500);
    expect((await ownOf(owner)).company).toMatchObject({ invitations });
    expect((await someone().ask('link', { link: await invited('guest') })).status).toBe(200);
    expect((await owner.ask('company/withdraw', { id: invitations[0].id })).status).toBe(200);
  });

  test('lets nobody join or leave, and the link works afterwards', async () => {
    const [owner, other] = [await member('pair-owner'), await member('pair-other')];
    await owner.ask('company', { name: 'Harbour' });
    await owner.ask('company/invite', { email: 'pair-other@example.com' });
    const join = { link: await invited('pair-other'), password };
    expect(await asked(someone(), 'joinCompany', join)).toBe(500);
    expect((await ownOf(other)).company).toBeNull();
    expect((await someone().ask('joinCompany', join)).status).toBe(200);
    expect(await asked(other, 'company/leave')).toBe(500);
    expect((await ownOf(other)).company).toMatchObject({ isOwner: false });
    expect((await other.ask('company/leave')).status).toBe(200);
    expect((await ownOf(other)).company).toBeNull();
  });

  /** A person with two sessions, a passkey and a mailbox on its way, and the ids that their page shows. */
  async function watched(name: string) {
    const [caller, other] = [await member(name), someone()];
    await other.ask('login', { account: name, password });
    await caller.ask('mailbox', { email: `${name}-new@example.com`, password });
    await site.inStore(async ({ accounts, passkeys }) => {
      const { id: account = '', password: known = '' } = (await accounts.byLogin(name)) ?? {};
      const key = { site: 'example.com', publicKey: '', counter: 0, transports: [], agent: 'Firefox/1 Windows' };
      for (const at of [1, 2]) await passkeys.add({ id: `${name}-${at}`, account, ...key }, known, nothingTold);
    });
    const facts = async () => (await caller.read('me')).body.result;
    const { sessions } = await facts();
    const id: string = sessions.find(({ own }: { own: boolean }) => !own).id;
    return { caller, other, facts, session: id };
  }

  test('keeps the link that keeps a mailbox good, and its sessions', async () => {
    const { caller } = await watched('mover');
    const keep = { link: await invited('mover'), decision: 'keep' };
    expect(await asked(someone(), 'oldMailbox', keep)).toBe(500);
    expect((await ownOf(caller)).mailbox).toMatchObject({ email: 'mover-new@example.com' });
    expect((await someone().ask('oldMailbox', keep)).status).toBe(200);
    expect((await caller.read('me')).status).toBe(401);
  });

  test('ends no session', async () => {
    const { caller, other, session: id } = await watched('ender');
    expect(await asked(caller, 'session/end', { id })).toBe(500);
    expect((await other.read('me')).status).toBe(200);
    expect((await caller.post('/webapi/account/session/end', { id }, json)).status).toBe(200);
    expect((await other.read('me')).status).toBe(401);
  });

  test('removes no passkey', async () => {
    const { caller, facts } = await watched('holder');
    const { passkeys } = await facts();
    expect(await asked(caller, 'passkeys/remove', { id: 'holder-1' })).toBe(500);
    expect(await facts()).toMatchObject({ passkeys });
    expect((await caller.post('/webapi/account/passkeys/remove', { id: 'holder-1' }, json)).status).toBe(200);
    expect((await facts()).passkeys).toHaveLength(1);
  });

  test('does nothing of “this was not me”: whoever presses it is still logged in, to press it again', async () => {
    const { caller, other, facts } = await watched('robbed');
    const before = await facts();
    const passkey = ['robbed-1', 'robbed-2'];
    expect(await asked(caller, 'notMe', { passkey })).toBe(500);
    expect(await facts()).toMatchObject({ passkeys: before.passkeys, own: { mailbox: before.own.mailbox } });
    expect((await other.read('me')).status).toBe(200);
    expect((await caller.post('/webapi/account/notMe', { language: 'en', passkey }, json)).status).toBe(200);
    expect([(await caller.read('me')).status, (await other.read('me')).status]).toEqual([401, 401]);
    await caller.ask('login', { account: 'robbed', password });
    const { passkeys, own } = await facts();
    expect([passkeys, own.mailbox]).toEqual([[], undefined]);
  });
});
