// The contract of /webapi/account, for a site that keeps its own accounts and for one whose back end keeps them.
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import {
  accountPlaces,
  another,
  callersOf,
  codeIn,
  linkIdIn,
  password,
  person,
  startAccountSite,
} from '../../../support/accountSite.ts';
import { inside } from '../../../support/app.ts';
import { mainHost } from '../../../support/client.ts';
import { faultsIn } from '../../../support/formSite.ts';
import { siteOf } from '../../../support/siteOf.ts';

type Facts = { sessions: { id: string; own: boolean; device: string }[] };

inside.each(accountPlaces)('the contract of accounts, %s', (place) => {
  const site = siteOf(() => startAccountSite({ env: { CONSOLE_URL: 'https://console.example/enter' } }, place));

  const { someone, member, mailed } = callersOf(site);

  test('a registration is refused for its fields, its agent, its name and its password, but reveals nothing about a mailbox', async () => {
    const visitor = someone();
    const refusal = async (changed: Record<string, string>) =>
      faultsIn(await visitor.ask('register', { ...person('first'), ...changed }));
    expect(await refusal({ userName: 'abc' })).toEqual({ userName: 'userName' });
    expect(await refusal({ agent: 'NOBODY-1' })).toEqual({ agent: 'agentMissing' });
    expect(await refusal({ password: 'Password1!', confirm: 'Password1!' })).toEqual({ password: 'passwordCommon' });
    const made = await visitor.ask('register', person('first'));
    expect(made.body).toMatchObject({ code: 0, errors: [] });
    expect(await refusal({ userName: 'FIRST', email: 'x@example.com' })).toEqual({ userName: 'userNameTaken' });
    const taken = await visitor.ask('register', { ...person('second'), email: 'first@example.com' });
    expect(taken.body).toEqual(made.body);
  });

  test('links in mails lead to the site that was asked, in its language', async () => {
    const visitor = someone();
    await visitor.ask('register', { ...person('mailed'), language: 'zh_TW' });
    const mail = await site.lastMail('mailed@example.com');
    expect(mail).toContain(`https://${mainHost}/zh-tw/`);
  });

  test('a link is found, does its work once, and is known as used', async () => {
    const visitor = someone();
    await visitor.ask('register', person('linked'));
    const link = await mailed('linked');
    const found = async (id: string) => {
      const { status, body } = await visitor.ask('link', { link: id });
      return [status, body.result?.kind, body.result?.state];
    };
    expect(await found(link)).toEqual([200, 'verify', 'good']);
    expect(await found('0'.repeat(40))).toEqual([404, undefined, undefined]);
    expect((await visitor.ask('confirm', { link, password, confirm: password })).body.code).toBe(0);
    expect(faultsIn(await visitor.ask('confirm', { link, password, confirm: password }))).toEqual({ form: 'linkUsed' });
    expect(await found(link)).toEqual([200, 'verify', 'used']);
  });

  test('an invitation brings its agent, and makes one account', async () => {
    const link = await site.invite('TW-0017');
    const visitor = someone();
    expect((await visitor.ask('link', { link })).body.result).toEqual({
      kind: 'invite',
      agent: 'TW-0017',
      state: 'good',
    });
    expect((await visitor.ask('register', { ...person('invited'), link })).body.code).toBe(0);
    expect(faultsIn(await visitor.ask('register', { ...person('latecomer'), link }))).toEqual({ form: 'linkUsed' });
    await visitor.ask('confirm', { link: await mailed('invited'), password, confirm: password });
    await visitor.ask('login', { account: 'invited', password });
    expect((await visitor.read('me')).body.result).toMatchObject({ userName: 'invited', agent: 'TW-0017' });
  });

  test('an unverified visitor is told so, and gets another mail on request', async () => {
    const visitor = someone();
    await visitor.ask('register', person('waiting'));
    const link = await mailed('waiting');
    expect(faultsIn(await visitor.ask('login', { account: 'waiting', password }))).toEqual({ form: 'emailUnverified' });
    const again = await visitor.ask('resend', { email: 'waiting@example.com' });
    expect(again.body.code).toBe(0);
    expect(await mailed('waiting')).not.toBe(link);
    expect((await visitor.ask('resend', { email: 'nobody@example.com' })).body.code).toBe(0);
  });

  test('codes: one a minute, wrong ones refused, activation once', async () => {
    const visitor = someone();
    await visitor.ask('register', person('coded'));
    const email = 'coded@example.com';
    const request = { method: 'email', email, purpose: 'activate' };
    const sent = await visitor.ask('code', request);
    expect(sent.body.result).toMatchObject({ notice: { key: 'codeAsked', to: 'c•••@example.com' }, seconds: 60 });
    expect((await visitor.ask('code', request)).body.result.seconds).toBeLessThanOrEqual(60);
    const bySms = await visitor.ask('code', { ...request, method: 'sms', email: 'other@example.com' });
    expect(bySms.body.result).toMatchObject({ notice: { key: 'codeAskedBySms', to: 'o•••@example.com' }, seconds: 60 });
    const code = codeIn(await site.lastMail(email));
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const activate = (typed: string) =>
      visitor.ask('activate', { method: 'email', email, code: typed, password, confirm: password });
    expect(faultsIn(await activate(wrong))).toEqual({ code: 'codeWrong' });
    expect((await activate(code)).body.code).toBe(0);
    expect(faultsIn(await activate(code))).toEqual({ code: 'codeUsed' });
  });

  test('a log-in by name or mailbox; wrong ones get the same answer and then must wait, others need not', async () => {
    await member('guessed');
    const guesser = someone();
    const wrong = await guesser.ask('login', { account: 'guessed', password: 'Wrong-2026' });
    expect(faultsIn(wrong)).toEqual({ form: 'loginFailed' });
    expect((await guesser.ask('login', { account: 'unheard-of', password: 'Wrong-2026' })).body).toEqual(wrong.body);
    let last = wrong;
    for (let tries = 0; tries < 5; tries += 1)
      last = await guesser.ask('login', { account: 'guessed', password: 'Wrong-2026' });
    expect([last.status, faultsIn(last)]).toEqual([429, { form: 'tooMany' }]);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(60);
    const owner = someone();
    expect((await owner.ask('login', { account: 'guessed@example.com', password })).body.code).toBe(0);
  });

  test('an account shows its owner and its sessions, and can end another session', async () => {
    const desk = await member('devices');
    const phone = someone();
    await phone.ask('login', { account: 'devices', password });
    const { sessions, ...facts } = (await desk.read('me')).body.result as Facts;
    expect(facts).toMatchObject({
      userName: 'devices',
      email: 'devices@example.com',
      emailVerified: true,
      hasConsole: true,
    });
    expect(sessions.map(({ own }) => own).toSorted()).toEqual([false, true]);
    await desk.ask('session/end', { id: sessions.find(({ own }) => !own)?.id ?? '' });
    expect((await phone.read('me')).status).toBe(401);
    expect((await desk.read('me')).status).toBe(200);
    await desk.ask('logout');
    expect((await desk.read('me')).status).toBe(401);
  });

  test('a new password by code or by link ends all sessions', async () => {
    const visitor = await member('resetter');
    const email = 'resetter@example.com';
    await visitor.ask('code', { method: 'email', email, purpose: 'reset' });
    const mail = await site.lastMail(email);
    const link = linkIdIn(mail);
    const fresh = { password: another, confirm: another };
    expect(faultsIn(await visitor.ask('resetByLink', { link, password: 'Resetter-1', confirm: 'Resetter-1' }))).toEqual(
      {
        password: 'passwordCommon',
      },
    );
    expect((await visitor.ask('resetByLink', { link, ...fresh })).body.code).toBe(0);
    expect((await visitor.read('me')).status).toBe(401);
    const spent = await visitor.ask('reset', { method: 'email', email, code: codeIn(mail), ...fresh });
    expect(faultsIn(spent)).toEqual({ code: 'codeUsed' });
    expect((await visitor.ask('link', { link })).body.result.state).toBe('used');
    expect((await visitor.ask('login', { account: email, password })).status).toBe(422);
    expect((await visitor.ask('login', { account: email, password: another })).status).toBe(200);
  });

  test('the console is reached with a ticket that the site’s public keys verify', async () => {
    const visitor = await member('consoler');
    const { status, headers } = await visitor.ask('console', {});
    const target = new URL(String(headers['location']));
    expect([status, target.origin]).toEqual([303, 'https://console.example']);
    const keys = (await visitor.read('keys')).body as JSONWebKeySet;
    const { payload } = await jwtVerify(target.searchParams.get('ticket') ?? '', createLocalJWKSet(keys), {
      issuer: `https://${mainHost}`,
      audience: 'https://console.example',
    });
    expect(payload).toMatchObject({ name: 'consoler' });
  });

  test('the data can be exported, and the account erased only with its password', async () => {
    const visitor = await member('leaver');
    const data = await visitor.read('export');
    expect(data.body).toMatchObject({ account: { userName: 'leaver' }, enquiries: [] });
    expect(data.text).not.toContain('argon2');
    const refusal = await visitor.ask('erase', { password: 'Wrong-2026' });
    expect([refusal.status, faultsIn(refusal)]).toEqual([422, { password: 'loginFailed' }]);
    expect((await visitor.ask('erase', { password })).body.code).toBe(0);
    expect((await visitor.read('me')).status).toBe(401);
    expect((await visitor.ask('login', { account: 'leaver', password })).status).toBe(422);
  });

  test('the mailbox of an erased account is told so in its language, and its mail leads to no log-in', async () => {
    const visitor = await member('told-leaver');
    await visitor.ask('language', { mails: 'pt' });
    await visitor.ask('erase', { password: 'Wrong-2026' });
    expect(await site.lastMail('told-leaver@example.com')).not.toContain('Sua conta foi excluída');
    expect((await visitor.ask('erase', { password })).body.code).toBe(0);
    const told = await site.lastMail('told-leaver@example.com');
    expect(told).toMatch(/^Sua conta foi excluída\n/);
    expect(told).not.toMatch(/https?:/);
  });
});
