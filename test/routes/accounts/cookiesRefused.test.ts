// A visitor whose browser refuses cookies: the log-in says so in each language, with script and without, and never leads back in silence.
import { Secret, TOTP } from 'otpauth';
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import { pathOf } from '../../../src/shared/pages/addresses.ts';
import {
  callersOf,
  chosen,
  json,
  linkIn,
  password,
  person,
  startAccountSite,
  visitorsOf,
  type AccountSite,
} from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';
import { textOf } from '../../support/html.ts';
import { wordsOf } from '../../support/ownWords.ts';

inside('a browser that refuses cookies', () => {
  let site: AccountSite;
  beforeAll(async () => {
    site = await startAccountSite();
    for (const name of ['no-cookies', 'takes-cookies']) await visitorsOf(() => site).registered(name);
  });
  afterAll(() => site.close());

  /** From another address each time: forms are limited by it. */
  let posts = 0;
  const posted = (path: string, entries: Record<string, string>, accept = 'text/html') => {
    posts += 1;
    return site.site
      .post(path, { Accept: accept, 'X-Forwarded-For': `198.51.100.${posts}` })
      .type('form')
      .send(entries);
  };
  const typed = { account: 'no-cookies', password };

  async function isRefused(place: string, words: ReturnType<typeof wordsOf>): Promise<void> {
    const shown = await site.site.get(place);
    expect([place, shown.status]).toEqual([place, 403]);
    expect(textOf(shown.text)).toContain(words('forms', 'notices.cookiesRefused'));
    expect(shown.text).toMatch(/<form[^>]*>.*name="account"/s);
    expect(shown.headers['cache-control']).toContain('no-store');
  }

  test.each(localeCodes)('is told in %s that it must take them to log in, at the form', async (code) => {
    const { headers } = await posted(pathOf('login', code), { ...typed, next: pathOf('cdn', code) });
    await isRefused(String(headers['location']), wordsOf(code));
  });

  test('is told so after a log-in by script, in the dialog of a page', async () => {
    const { body } = await posted('/jp/cdn?dialog=login', { ...typed, account: 'takes-cookies' }, json);
    await isRefused(body.result.location as string, wordsOf('jp'));
  });

  test('registers, as that needs none, and is told when it logs in', async () => {
    const { status, headers } = await posted('/en/register', person('register-none'));
    expect(status).toBe(303);
    expect((await site.site.get(String(headers['location']))).text).toContain(
      wordsOf('en')('forms', 'notices.registered'),
    );
    const link = linkIn(await site.lastMail('register-none@example.com'));
    expect((await posted(link, chosen)).headers['location']).toContain('did=emailVerified');
    const place = String((await posted('/en/login', { ...typed, account: 'register-none' })).headers['location']);
    expect((await site.site.get(place)).status).toBe(403);
  });

  test('is told so before the second step, which it could not pass', async () => {
    const owner = await callersOf(() => site).member('half-none');
    await owner.ask('second/begin', { password });
    const { secret } = (await owner.read('me')).body.result.second.pending;
    const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect((await owner.ask('second/confirm', { otp })).body.code).toBe(0);
    const place = String((await posted('/en/login', { ...typed, account: 'half-none' })).headers['location']);
    expect((await site.site.get(place)).status).toBe(403);
    const taking = site.visitor();
    const to = String((await taking.post('/en/login', { ...typed, account: 'half-none' })).headers['location']);
    expect((await taking.get(to)).headers['location']).toBe('/en/login?dialog=second');
  });

  test('one that takes them is led on to where it wanted to go, by one more redirect at its first log-in only', async () => {
    const visitor = site.visitor();
    const wanted = { ...typed, account: 'takes-cookies', next: '/en/cdn?gb=5' };
    const logIn = async () => String((await visitor.post('/en/login', wanted)).headers['location']);
    const { status, headers } = await visitor.get(await logIn());
    expect([status, headers['location']]).toEqual([302, '/en/cdn?gb=5']);
    expect(await logIn()).toBe('/en/cdn?gb=5');
    const forged = await visitor.get('/en/login?did=cookiesRefused&next=//example.com');
    expect(forged.headers['location']).toBe('/en/account');
  });
});
