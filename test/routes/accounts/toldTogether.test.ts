// What is done to an account, the mail that tells its owner and the row of the security log are one: a database that
// takes no more of one of them keeps none.
import { Secret, TOTP } from 'otpauth';
import { another, callersOf, codeIn, linkIdIn, password, person, startAccountSite } from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';
import { withoutRoom } from '../../support/withoutRoom.ts';
import { siteOf } from '../../support/siteOf.ts';

inside.each(['outbox', 'account_events'])('a database that takes no row in %s', (table) => {
  const site = siteOf(startAccountSite);
  const { someone, mailed, member } = callersOf(site);

  type Caller = Awaited<ReturnType<typeof member>>;
  const meOf = async (caller: Caller) => (await caller.read('me')).body.result;
  const logIn = async (account: string, typed = password) =>
    (await someone().ask('login', { account, password: typed })).status;

  /** The status of a call that is made while the table takes no row. */
  const asked = (caller: Caller, call: string, body: Record<string, string> = {}): Promise<number> =>
    withoutRoom({ dataDir: site.dataDir, table }, async () => (await caller.ask(call, body)).status);

  test('changes neither name nor password', async () => {
    const caller = await member('steady');
    expect(await asked(caller, 'name', { userName: 'changed', password })).toBe(500);
    expect([await logIn('steady'), await logIn('changed')]).toEqual([200, 422]);
    expect(await asked(caller, 'password', { password, newPassword: another, confirm: another })).toBe(500);
    expect([await logIn('steady'), await logIn('steady', another)]).toEqual([200, 422]);
    expect((await caller.ask('password', { password, newPassword: another, confirm: another })).status).toBe(200);
  });

  test('leaves code and link good for another try', async () => {
    await member('forgetful');
    const email = 'forgetful@example.com';
    const chosen = { password: another, confirm: another };
    await someone().ask('code', { purpose: 'reset', method: 'email', email });
    const mail = await site.lastMail(email);
    const byCode = { method: 'email', email, code: codeIn(mail), ...chosen };
    expect(await asked(someone(), 'reset', byCode)).toBe(500);
    expect(await asked(someone(), 'resetByLink', { link: linkIdIn(mail), ...chosen })).toBe(500);
    expect(await logIn('forgetful')).toBe(200);
    expect((await someone().ask('reset', byCode)).status).toBe(200);
    expect(await logIn('forgetful', another)).toBe(200);
  });

  test('keeps a number', async () => {
    const caller = someone();
    const mobile = { areaCode: '+886', mobile: '912345678' };
    await caller.ask('register', { ...person('reachable'), ...mobile });
    const link = linkIdIn(await site.lastMail('reachable@example.com'));
    await caller.ask('confirm', { link, password, confirm: password });
    await caller.ask('login', { account: 'reachable', password });
    await caller.ask('phone', { ...mobile, password });
    const code = codeIn(await site.lastMail('+886912345678'));
    expect(await asked(caller, 'phone/confirm', { code })).toBe(500);
    expect((await meOf(caller)).phoneVerified).toBe(false);
    expect((await caller.ask('phone/confirm', { code })).status).toBe(200);
    expect(await asked(caller, 'phone/remove', { password })).toBe(500);
    expect((await meOf(caller)).phoneVerified).toBe(true);
  });

  test('keeps the members and the owner of a company', async () => {
    const [owner, other] = [await member('co-owner'), await member('co-other')];
    await owner.ask('company', { name: 'Harbour' });
    await owner.ask('company/invite', { email: 'co-other@example.com' });
    const link = linkIdIn(await site.lastMail('co-other@example.com'));
    expect(await asked(someone(), 'joinCompany', { link, password })).toBe(table === 'account_events' ? 500 : 200);
    if (table === 'account_events') await someone().ask('joinCompany', { link, password });
    const { members } = (await meOf(owner)).own.company;
    const { id } = members.find(({ userName }: { userName: string }) => userName === 'co-other');
    expect(await asked(owner, 'company/handOver', { id, password })).toBe(500);
    expect(await asked(owner, 'company/remove', { id })).toBe(500);
    expect((await meOf(other)).own.company).toMatchObject({ isOwner: false });
    expect((await meOf(owner)).own.company).toMatchObject({ isOwner: true, members });
    expect(await asked(owner, 'erase', { password })).toBe(500);
    expect((await meOf(owner)).own.company).toMatchObject({ isOwner: true, members });
    expect((await owner.ask('erase', { password })).status).toBe(200);
    expect((await meOf(other)).own.company).toMatchObject({ isOwner: true });
    expect(await site.lastMail('co-other@example.com')).toContain('The company is yours now');
  });

  test('keeps an account, and tells nobody that it was deleted', async () => {
    const caller = await member('stayer');
    const deleted = async () => (await site.lastMail('stayer@example.com')).includes('Your account has been deleted');
    expect(await asked(caller, 'erase', { password })).toBe(500);
    expect([(await meOf(caller)).userName, await deleted()]).toEqual(['stayer', false]);
    expect((await caller.ask('erase', { password })).status).toBe(200);
    expect([await logIn('stayer'), await deleted()]).toEqual([422, true]);
  });

  test('keeps a mailbox', async () => {
    const caller = await member('mover');
    await caller.ask('mailbox', { email: 'moved@example.com', password });
    const [old, fresh] = [await mailed('mover'), await mailed('moved')];
    await someone().ask('oldMailbox', { link: old, decision: 'move' });
    const agree = { link: fresh, password };
    expect(await asked(someone(), 'newMailbox', agree)).toBe(500);
    expect((await meOf(caller)).email).toBe('mover@example.com');
    expect((await someone().ask('newMailbox', agree)).status).toBe(200);
    expect(await site.inStore(({ accounts }) => accounts.byLogin('mover'))).toMatchObject({
      email: 'moved@example.com',
    });
  });

  test('keeps one step, or two', async () => {
    const caller = await member('stepper');
    await caller.ask('second/begin', { password });
    const { secret } = (await meOf(caller)).second.pending;
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    expect(await asked(caller, 'second/confirm', { otp: app.generate() })).toBe(500);
    expect((await meOf(caller)).second).toMatchObject({ isOn: false });
    const { codes } = (await caller.ask('second/confirm', { otp: app.generate() })).body.result;
    expect(await asked(caller, 'second/end', { password, otp: codes[0] })).toBe(500);
    expect((await meOf(caller)).second).toMatchObject({ isOn: true });
    expect((await caller.ask('second/end', { password, otp: codes[1] })).status).toBe(200);
  });
});
