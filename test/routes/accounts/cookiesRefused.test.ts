// A visitor whose browser refuses cookies: the account page, where a log-in leads, sends it back with the reason.
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import { pathOf } from '../../../src/shared/pages/addresses.ts';
import { password, startAccountSite, visitorsOf } from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';
import { textOf } from '../../support/html.ts';
import { wordsOf } from '../../support/ownWords.ts';
import { siteOf } from '../../support/siteOf.ts';

inside('a browser that refuses cookies', () => {
  const site = siteOf(startAccountSite);
  beforeAll(async () => {
    await visitorsOf(site).registered('no-cookies');
  });

  const account = async (code: (typeof localeCodes)[number], headers: Record<string, string> = {}) =>
    String((await site.get(pathOf('account', code), headers)).headers['location']);
  const from = (path: string) => ({ Referer: `https://cocloud.example${path}` });

  test.each(localeCodes)('is told in %s that it must take them to log in, at the form', async (code) => {
    const posted = await site
      .post(pathOf('login', code), { Accept: 'text/html' })
      .type('form')
      .send({ account: 'no-cookies', password });
    expect(posted.headers).toMatchObject({ location: pathOf('account', code), 'referrer-policy': 'same-origin' });
    const shown = await site.get(await account(code, from(pathOf('login', code))));
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    expect(textOf(shown.text)).toContain(wordsOf(code)('forms', 'notices.cookiesRefused'));
    expect(shown.text).toMatch(/<form[^>]*>.*name="account"/s);
  });

  test('is told so after a log-in in the dialog of an account page', async () => {
    expect(await account('en', from('/en/account?dialog=login'))).toContain('did=cookiesRefused');
  });

  test.each([
    ['comes from no log-in', from('/en/cdn')],
    ['says nothing of where it comes from', {}],
    ['names no address', { Referer: 'log in' }],
    ['sends any cookie', { ...from('/en/login'), Cookie: 'locale=en' }],
  ])('is not suspected where it %s', async (_, headers) => {
    expect(await account('en', headers)).toBe('/en/login?next=%2Fen%2Faccount');
  });

  test('personal links are told to nobody', async () => {
    const { headers } = await site
      .post(`/en/${'0'.repeat(40)}`, { Accept: 'text/html' })
      .type('form')
      .send({});
    expect(headers['referrer-policy']).not.toBe('same-origin');
  });
});
