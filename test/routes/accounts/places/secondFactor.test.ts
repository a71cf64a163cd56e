// The second factor over HTTP: turned on with the password, asked for at the log-in, each code used once, tries limited.
import { Secret, TOTP } from 'otpauth';
import {
  accountPlaces,
  callersOf,
  another,
  callAs,
  codeIn,
  json,
  password,
  startAccountSite,
  type Visitor,
} from '../../../support/accountSite.ts';
import { inside } from '../../../support/app.ts';
import { faultsIn } from '../../../support/formSite.ts';
import { siteOf } from '../../../support/siteOf.ts';

const minute = 60_000;
type Facts = {
  mobile: string;
  phoneVerified: boolean;
  second: { isOn: boolean; codesLeft: number; pending?: { secret: string; address: string } };
};

inside.each(accountPlaces)('a second factor, %s', (place) => {
  let ahead = 0;
  const site = siteOf(() => startAccountSite({ replaced: { clock: () => Date.now() + ahead } }, place));

  const factsOf = async (visitor: Visitor) => (await visitor.get('/webapi/account/me', json)).body.result as Facts;
  const isIn = async (visitor: Visitor) => (await visitor.get('/webapi/account/me', json)).status === 200;
  const codeNow = (secret: string, step = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead + step * 30_000 });
  /** A code works once: the clock moves on to the next code. */
  const later = () => {
    ahead += minute;
  };

  const { member } = callersOf(site);
  async function withSecondFactor(name: string) {
    const visitor = await member(name);
    expect((await callAs(visitor, 'second/begin', { password })).body.code).toBe(0);
    const secret = (await factsOf(visitor)).second.pending?.secret ?? '';
    const confirmed = await callAs(visitor, 'second/confirm', { otp: codeNow(secret) });
    const { codes } = confirmed.body.result as { codes: string[] };
    later();
    return { visitor, secret, codes };
  }

  test('it is set up with the password and turned on by the first code; eight recovery codes are answered', async () => {
    const visitor = await member('beginner');
    expect(faultsIn(await callAs(visitor, 'second/begin', { password: 'Wrong-2026' }))).toEqual({
      password: 'loginFailed',
    });
    expect(faultsIn(await callAs(visitor, 'second/confirm', { otp: '123456' }))).toEqual({ form: 'secondEnded' });
    await callAs(visitor, 'second/begin', { password });
    const { pending } = (await factsOf(visitor)).second;
    expect(pending?.address).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/);
    const { text } = await visitor.get('/en/account');
    expect(text).toMatch(/<svg[^>]*viewBox="0 0 \d+ \d+"[^>]*role="img"/);
    // The codes before and after the present one are good as well.
    const good = [-2, -1, 0, 1, 2].map((step) => codeNow(pending?.secret ?? '', step));
    const wrong = Array.from({ length: 6 }, (_, at) => `00000${at}`).find((otp) => !good.includes(otp)) ?? '';
    expect(faultsIn(await callAs(visitor, 'second/confirm', { otp: wrong }))).toEqual({ otp: 'codeWrong' });
    const { body } = await callAs(visitor, 'second/confirm', { otp: codeNow(pending?.secret ?? '') });
    expect(new Set(body.result.codes).size).toBe(8);
    expect((await factsOf(visitor)).second).toEqual({ isOn: true, codesLeft: 8 });
    expect(await site.lastMail('beginner@example.com')).toContain('code from your authenticator app');
    const kept = await site.inStore(async ({ accounts, secondFactor }) =>
      secondFactor.of((await accounts.byLogin('beginner'))?.id ?? ''),
    );
    expect(kept?.sealed).not.toContain(pending?.secret);
  });

  test('in a browser the recovery codes stay on the page for ten minutes: a reload or a lost answer costs none', async () => {
    const visitor = await member('reloader');
    const shown = async (reader: Visitor = visitor) =>
      (await reader.get('/en/account')).text.match(/[A-Z2-9]{4}(-[A-Z2-9]{4}){5}/g) ?? [];
    const turnOn = async () => {
      await callAs(visitor, 'second/begin', { password });
      const secret = (await factsOf(visitor)).second.pending?.secret ?? '';
      await visitor.post('/webapi/account/second/confirm', { language: 'en', otp: codeNow(secret) });
      later();
      return secret;
    };
    const otp = codeNow(await turnOn());
    const first = await shown();
    expect(new Set(first).size).toBe(8);
    expect(await shown()).toEqual(first);
    const elsewhere = site.visitor();
    await callAs(elsewhere, 'login', { account: 'reloader', password });
    await callAs(elsewhere, 'second', { otp });
    expect([await isIn(elsewhere), await shown(elsewhere)]).toEqual([true, []]);
    expect((await callAs(visitor, 'second/end', { password, otp: first[0] ?? '' })).body.code).toBe(0);
    expect(await shown()).toEqual([]);
    await turnOn();
    expect(await shown()).toHaveLength(8);
    ahead += 10 * minute;
    expect(await shown()).toEqual([]);
  });

  test('the password alone opens nothing until a code is entered; each code works once', async () => {
    const { secret } = await withSecondFactor('stepper');
    // Somebody else was logged in before.
    const visitor = await member('before-half');
    const half = await callAs(visitor, 'login', { account: 'stepper', password });
    expect(half.body.result).toMatchObject({ second: true, location: expect.stringContaining('dialog=second') });
    expect([await isIn(visitor), visitor.cookie('member')]).toEqual([false, undefined]);
    expect((await visitor.get('/en/account')).status).toBe(302);
    const otp = codeNow(secret);
    expect((await callAs(visitor, 'second', { otp })).body.code).toBe(0);
    expect(await isIn(visitor)).toBe(true);
    const again = site.visitor();
    await callAs(again, 'login', { account: 'stepper', password });
    expect(faultsIn(await callAs(again, 'second', { otp }))).toEqual({ otp: 'secondUsed' });
    expect(faultsIn(await callAs(again, 'second', { otp: codeNow(secret, -1) }))).toEqual({ otp: 'secondUsed' });
    later();
    expect((await callAs(again, 'second', { otp: codeNow(secret) })).body.code).toBe(0);
    const stranger = await callAs(site.visitor(), 'second', { otp: codeNow(secret, 1) });
    expect(faultsIn(stranger)).toEqual({ form: 'secondEnded' });
  });

  test('without script the second step is a page, and leads on', async () => {
    const { secret } = await withSecondFactor('plain');
    const visitor = site.visitor();
    const first = await visitor.post('/en/login?next=%2Fen%2Fcdn', { account: 'plain', password, next: '/en/cdn' });
    const step = String(first.headers['location']);
    expect([first.status, step]).toEqual([303, expect.stringMatching(/^\/en\/login\?dialog=second&next=/)]);
    const page = await visitor.get(step);
    expect(page.text).toContain('name="otp"');
    expect(page.text).toContain('value="/en/cdn"');
    const wrong = await visitor.post(step, { otp: '000', next: '/en/cdn' });
    expect([wrong.status, wrong.text.includes('Wrong code')]).toEqual([422, true]);
    const done = await visitor.post(step, { otp: codeNow(secret), next: '/en/cdn' });
    expect([done.status, done.headers['location']]).toEqual([303, '/en/cdn']);
    expect(await isIn(visitor)).toBe(true);
  });

  test('a recovery code replaces the app once, however it is typed', async () => {
    const { codes } = await withSecondFactor('recoverer');
    const [first = '', second = ''] = codes;
    const visitor = site.visitor();
    await callAs(visitor, 'login', { account: 'recoverer', password });
    expect((await callAs(visitor, 'second', { otp: ` ${first.toLowerCase().replaceAll('-', ' ')}` })).body.code).toBe(
      0,
    );
    expect((await factsOf(visitor)).second.codesLeft).toBe(7);
    const again = site.visitor();
    await callAs(again, 'login', { account: 'recoverer', password });
    expect(faultsIn(await callAs(again, 'second', { otp: first }))).toEqual({ otp: 'codeWrong' });
    expect((await callAs(again, 'second', { otp: second })).body.code).toBe(0);
  });

  test('after five wrong codes one must wait a quarter of an hour, after twenty a day, from any address', async () => {
    const { secret } = await withSecondFactor('besieged');
    const tryOnce = async (otp: string) => {
      const visitor = site.visitor();
      await callAs(visitor, 'login', { account: 'besieged', password });
      const answer = await callAs(visitor, 'second', { otp });
      return answer.status === 200 ? 'in' : Object.values(faultsIn(answer))[0];
    };
    const said: (string | undefined)[] = [];
    // Presses while one must wait use up nothing of the day.
    for (let tried = 0; tried < 25; tried += 1) said.push(await tryOnce('wrong'));
    expect(said).toEqual(Array.from({ length: 25 }, (_, at) => (at < 5 ? 'codeWrong' : 'tooMany')));
    expect(await tryOnce(codeNow(secret))).toBe('tooMany');
    ahead += 15 * minute;
    expect(await tryOnce(codeNow(secret))).toBe('in');
    for (let quarter = 0; quarter < 3; quarter += 1) {
      ahead += 15 * minute;
      for (let tried = 0; tried < 5; tried += 1) await tryOnce('wrong');
    }
    ahead += 15 * minute;
    expect(await tryOnce(codeNow(secret))).toBe('tooMany');
    ahead += 24 * 60 * minute;
    expect(await tryOnce(codeNow(secret))).toBe('in');
  });

  test('guessing codes with the right password does not lock the owner out of their own browser', async () => {
    const { visitor, secret } = await withSecondFactor('locked-out');
    const thief = site.visitor();
    for (let tried = 0; tried < 6; tried += 1) {
      await callAs(thief, 'login', { account: 'locked-out', password });
      await callAs(thief, 'second', { otp: 'wrong' });
    }
    await callAs(visitor, 'logout');
    await callAs(visitor, 'login', { account: 'locked-out', password });
    expect((await callAs(visitor, 'second', { otp: codeNow(secret) })).body.code).toBe(0);
    later();
    expect((await callAs(visitor, 'second/end', { password, otp: codeNow(secret) })).body.code).toBe(0);
  });

  test('a new password still needs it and ends half-finished log-ins; the first proof of a mailbox drops it', async () => {
    const { secret } = await withSecondFactor('forgetter');
    const email = 'forgetter@example.com';
    const halfway = site.visitor();
    await callAs(halfway, 'login', { account: email, password });
    const owner = site.visitor();
    await callAs(owner, 'code', { method: 'email', email, purpose: 'reset' });
    const code = codeIn(await site.lastMail(email));
    await callAs(owner, 'reset', { method: 'email', email, code, password: another, confirm: another });
    expect(faultsIn(await callAs(halfway, 'second', { otp: codeNow(secret) }))).toEqual({ form: 'secondEnded' });
    expect((await callAs(owner, 'login', { account: email, password: another })).body.result.second).toBe(true);
    expect((await callAs(owner, 'second', { otp: codeNow(secret) })).body.code).toBe(0);
  });

  test('it is turned off with the password and a code, and its owner is told', async () => {
    const { visitor, secret } = await withSecondFactor('leaver');
    const end = (typed: string, otp: string) => callAs(visitor, 'second/end', { password: typed, otp });
    expect(faultsIn(await end('Wrong-2026', codeNow(secret)))).toEqual({ password: 'loginFailed' });
    expect(faultsIn(await end(password, 'wrong'))).toEqual({ otp: 'codeWrong' });
    expect((await end(password, codeNow(secret))).body.code).toBe(0);
    expect((await factsOf(visitor)).second).toEqual({ isOn: false, codesLeft: 0 });
    expect(await site.lastMail('leaver@example.com')).toContain('password alone');
    expect((await callAs(site.visitor(), 'login', { account: 'leaver', password })).body.result.second).toBeUndefined();
  });

  test('without script the account page shows each result in its place', async () => {
    const visitor = await member('presser');
    const press = async (name: string, entries: Record<string, string>) =>
      String((await visitor.post(`/webapi/account/${name}`, { language: 'en', ...entries })).headers['location']);
    expect(await press('second/begin', { password: 'Wrong-2026' })).toBe(
      '/en/account?did=passwordWrong&at=second#second',
    );
    expect(await press('second/begin', { password })).toBe('/en/account?at=second#second');
    const secret = (await factsOf(visitor)).second.pending?.secret ?? '';
    expect(await press('second/confirm', { otp: '1' })).toBe('/en/account?wrong=codeWrong&at=second#second');
    const place = await press('second/confirm', { otp: codeNow(secret) });
    expect((await visitor.get(place)).text.match(/[A-Z2-9]{4}(-[A-Z2-9]{4}){5}/g)).toHaveLength(8);
    expect(await press('phone', { mobile: '12', password })).toBe('/en/account?wrong=phone&at=number#number');
    const sent = await press('phone', { areaCode: '+886', mobile: '987654322', password });
    expect((await visitor.get(sent)).text).toContain('name="code"');
    const code = codeIn(await site.lastMail('+886987654322'));
    expect(await press('phone/confirm', { code })).toBe('/en/account?did=numberChanged&at=number#number');
    const refused = await press('phone/remove', { password: 'Wrong-2026' });
    expect(refused).toBe('/en/account?did=passwordWrong&at=removal#removal');
    const { text } = await visitor.get(refused);
    const open = text.match(/<details[^>]* open="?[^>]*>.*?<\/details>/gs);
    expect(open).toEqual([expect.stringContaining('action="/webapi/account/phone/remove"')]);
    expect(text).toMatch(/role="alert">The password is incorrect<\/p><details[^>]* id="removal"/);
    expect(await press('phone/remove', { password })).toBe('/en/account?did=numberRemoved&at=number#number');
  });
});
