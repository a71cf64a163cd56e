// Mails to one receiver are counted by what they are for: nobody uses up those that an owner needs, and nothing is lost in silence.
import { nothingTold } from '../../../../src/server/store/securityLog.ts';
import {
  accountPlaces,
  callersOf,
  codeIn,
  linkIdIn,
  password,
  person,
  startAccountSite,
} from '../../../support/accountSite.ts';
import { inside } from '../../../support/app.ts';
import { faultsIn } from '../../../support/formSite.ts';
import { siteOf } from '../../../support/siteOf.ts';

inside.each(accountPlaces)('mails to one receiver, %s', (place) => {
  let ahead = 0;
  const site = siteOf(() => startAccountSite({ replaced: { clock: () => Date.now() + ahead } }, place));
  const { someone, member, mailed } = callersOf(site);
  type Caller = ReturnType<typeof someone>;

  const addressOf = (name: string) => `${name}@example.com`;
  const mailsTo = async (name: string) =>
    (await site.inStore(({ outbox }) => outbox.list(500))).filter(
      ({ payload }) => (payload as { to?: string }).to === addressOf(name),
    ).length;
  const resend = async (name: string, times = 5) => {
    const stranger = someone();
    for (let at = 0; at < times; at += 1)
      expect((await stranger.ask('resend', { email: addressOf(name) })).status).toBe(200);
  };
  const askCode = (caller: Caller, name: string) =>
    caller.ask('code', { purpose: 'reset', method: 'email', email: addressOf(name) });
  const stateOf = async (link: string) => (await someone().ask('link', { link })).body.result?.state;
  const invites = async (owner: Caller, name: string) =>
    faultsIn(await owner.ask('company/invite', { email: addressOf(name) }));
  async function companyOwner(name: string) {
    const owner = await member(name);
    await owner.ask('company', { name: 'Harbour' });
    return owner;
  }

  test('requests that send nothing keep no owner from a new password', async () => {
    await member('recovering');
    await resend('recovering');
    expect((await askCode(someone(), 'recovering')).status).toBe(200);
    expect(codeIn(await site.lastMail(addressOf('recovering')))).not.toBe('');
  });

  test('registrations with a mailbox that has an account keep its owner from no new password either', async () => {
    await member('registered');
    const before = await mailsTo('registered');
    for (let at = 0; at < 6; at += 1)
      await someone().ask('register', { ...person(`other-${at}`), email: addressOf('registered') });
    expect(await mailsTo('registered')).toBe(before + 5);
    expect((await askCode(someone(), 'registered')).status).toBe(200);
    expect(await mailsTo('registered')).toBe(before + 6);
  });

  test('a link to verify is sent again after others asked for it in vain; five an hour are', async () => {
    await resend('newcomer');
    await someone().ask('register', person('newcomer'));
    await resend('newcomer', 1);
    expect(await mailsTo('newcomer')).toBe(2);
    await resend('newcomer');
    expect(await mailsTo('newcomer')).toBe(5);
    expect(await stateOf(await mailed('newcomer'))).toBe('good');
  });

  test('a browser of the owner has codes of its own', async () => {
    const owner = await member('familiar');
    await owner.ask('logout');
    const stranger = someone();
    for (let at = 0; at < 5; at += 1, ahead += 60_000) expect((await askCode(stranger, 'familiar')).status).toBe(200);
    expect((await askCode(stranger, 'familiar')).status).toBe(429);
    const before = await mailsTo('familiar');
    expect((await askCode(owner, 'familiar')).status).toBe(200);
    expect(await mailsTo('familiar')).toBe(before + 1);
  });

  test('a change of mailbox is mailed, or refused: it is never lost, and an earlier link stays', async () => {
    const ask = async (caller: Caller, name: string) =>
      faultsIn(await caller.ask('mailbox', { email: addressOf(name), password }));
    const mover = await member('mover');
    await resend('moved');
    expect(await ask(mover, 'moved')).toEqual({});
    const link = linkIdIn(await site.lastMail(addressOf('moved')));
    expect(await stateOf(link)).toBe('good');
    const other = await member('movers');
    for (let at = 0; at < 4; at += 1) expect(await ask(other, 'moved')).toEqual({});
    expect(await ask(mover, 'moved')).toEqual({ form: 'tooMany' });
    expect(await stateOf(link)).toBe('good');
    expect((await mover.read('me')).body.result.own.mailbox).toMatchObject({ email: addressOf('moved') });
    // What the mailbox refuses uses up none of the five changes of the account.
    for (let at = 0; at < 4; at += 1) expect(await ask(mover, 'moved')).toEqual({ form: 'tooMany' });
    expect(await ask(mover, 'moved-elsewhere')).toEqual({});
  });

  test('an invitation is mailed, or refused and the one before stays good', async () => {
    const owner = await companyOwner('host-one');
    await resend('guest');
    expect(await invites(owner, 'guest')).toEqual({});
    const link = linkIdIn(await site.lastMail(addressOf('guest')));
    expect(await stateOf(link)).toBe('good');
    const other = await companyOwner('host-two');
    for (let at = 0; at < 4; at += 1) expect(await invites(other, 'guest')).toEqual({});
    expect(await invites(owner, 'guest')).toEqual({ form: 'tooMany' });
    expect(await stateOf(link)).toBe('good');
    expect((await owner.read('me')).body.result.own.company.invitations).toHaveLength(1);
  });

  test('a company that is full uses up no invitation of anybody', async () => {
    const crowded = await companyOwner('crowded');
    await site.inStore(async ({ accounts, companies }) => {
      const { id = '' } = (await accounts.byLogin('crowded')) ?? {};
      const expiresAt = Date.now() + 3_600_000;
      for (let at = 0; at < 49; at += 1)
        await companies.invite(
          id,
          { email: `seat-${at}@example.com`, link: `seat ${at}`, expiresAt, messages: [] },
          nothingTold,
        );
    });
    for (let at = 0; at < 6; at += 1) expect(await invites(crowded, 'wanted')).toEqual({ email: 'companyFull' });
    expect(await invites(await companyOwner('hiring'), 'wanted')).toEqual({});
  });
});
