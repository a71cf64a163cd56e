// The whole life of an account, without script: in every language, and in the default one on PostgreSQL and with a
// remote back end.
import { localeCodes, localeOf } from '../../../../src/shared/i18n/locales.ts';
import { inside } from '../../../support/app.ts';
import { accountKeepers, codeIn, json, linkIn, startKeptSite } from '../../../support/accountSite.ts';
import { siteOf } from '../../../support/siteOf.ts';

/** Texts depend only on the language, so each language is tried once. */
const codesOn = (place: string) => (place === 'SQLite' ? localeCodes : (['zh_TW'] as const));

const first = 'Harbour-2026';
const second = 'quay Lantern 77';

inside.each(accountKeepers)('the way of an account on %s', (place) => {
  const site = siteOf(() => startKeptSite(place));

  test.each(codesOn(place))('in %s', async (code) => {
    const { prefix } = localeOf(code);
    const at = (path: string) => `/${prefix}/${path}`;
    const email = `${code.toLowerCase()}@example.com`;
    const visitor = site.visitor();
    const person = { userName: `user_${code}`, email, agreement: 'yes', password: first, confirm: first };

    // Some languages have no page for registering; the dialog exists in all.
    const registered = await visitor.post(at('contact_us?dialog=register'), person);
    expect([registered.status, registered.headers['location']]).toEqual([
      303,
      expect.stringContaining('did=registered'),
    ]);
    const news = await visitor.get(String(registered.headers['location']));
    expect(news.status).toBe(200);
    expect(news.text).toContain(`${email.slice(0, 1)}•••@example.com`);
    expect(visitor.cookie('__Host-session')).toBeUndefined();

    const early = await visitor.post(at('login'), { account: email, password: first });
    expect(early.status).toBe(422);
    expect(early.text).toContain('?dialog=verify');

    const mail = await site.lastMail(email);
    expect(mail.match(/https?:/g)).toHaveLength(1);
    const link = linkIn(mail);
    const opened = await visitor.get(link);
    expect([opened.status, opened.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(opened.headers['cache-control']).toContain('no-store');
    expect((await visitor.post(link, { password: first, confirm: first })).headers['location']).toContain(
      'did=emailVerified',
    );
    expect((await visitor.get(link)).status).toBe(410);

    expect((await visitor.post(at('login'), { account: email, password: 'wrong' })).status).toBe(422);
    const loggedIn = await visitor.post(at('login'), { account: person.userName, password: first });
    expect([loggedIn.status, loggedIn.headers['location']]).toEqual([303, at('account')]);
    expect(visitor.cookie('__Host-session')).toBeDefined();
    expect(visitor.cookie('member')).toBe(person.userName);
    const account = await visitor.get(at('account'));
    expect(account.status).toBe(200);
    expect(account.text).toContain(email);
    expect(account.headers['cache-control']).toContain('no-store');

    const out = await visitor.post('/webapi/account/logout', { language: code });
    expect([out.status, out.headers['clear-site-data']]).toEqual([303, '"cache", "storage"']);
    expect(visitor.cookie('__Host-session')).toBeUndefined();
    expect((await visitor.get(at('account'))).headers['location']).toContain('/login?next=');

    const asked = await visitor.post(at('login?dialog=forgot'), { method: 'email', email, send: 'code' });
    expect(asked.status).toBe(200);
    const sent = codeIn(await site.lastMail(email));
    const reset = { method: 'email', email, code: sent, password: second, confirm: second };
    expect((await visitor.post(at('login?dialog=forgot'), reset)).headers['location']).toContain('did=passwordReset');
    expect((await visitor.post(at('login'), { account: email, password: first })).status).toBe(422);
    expect((await visitor.post(at('login'), { account: email, password: second })).status).toBe(303);
    const me = await visitor.get('/webapi/account/me', json);
    expect(me.body.result).toMatchObject({ userName: person.userName, emailVerified: true });
  });
});
