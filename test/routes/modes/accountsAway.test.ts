// Accounts while their back end fails: a visitor is told soon and in their language, keeps what they typed, and no
// secret leaks.
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localeCodes, localeOf, type LocaleCode } from '../../../src/shared/i18n/locales.ts';
import { inside, startApp, type App } from '../../support/app.ts';
import { apiSecret, json } from '../../support/accountSite.ts';
import { cookiesOf } from '../../support/client.ts';
import { encoded } from '../../support/formEntries.ts';
import { faultsIn } from '../../support/formSite.ts';
import { remoteFaults } from '../../support/backendParts.ts';
import { siteOf } from '../../support/siteOf.ts';

const password = 'Harbour-2026';
const link = 'a'.repeat(40);

async function siteBefore(answer: RequestListener): Promise<App> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { API_BASE: base, API_SECRET: apiSecret, CAPTCHA: 'off', FORM_LIMIT: '1000' };
  const app = await startApp({ env });
  const close = async () => {
    await app.close();
    server.closeAllConnections();
    server.close();
  };
  return { ...app, close };
}

const post = (app: App, path: string, entries: Record<string, string>, accept = 'text/html') =>
  app.post(path, { Accept: accept }).type('form').send(encoded(entries));

const away = (code: LocaleCode): string =>
  (JSON.parse(readFileSync(`locales/${code}/forms.json`, 'utf8')) as { errors: { accountsAway: string } }).errors
    .accountsAway;

const { 'answers an error code': errorCode, ...faults } = remoteFaults;

inside.each(Object.entries(faults))('accounts whose back end %s', (_name, answer) => {
  const site = siteOf(() => siteBefore(answer));

  test('a log-in says so at once in each language, with what was typed and without the password', async () => {
    const paths = localeCodes.map((code) => `/${localeOf(code).prefix}/login`);
    const account = 'wang@example.com';
    const answers = await Promise.all(paths.map((path) => post(site, path, { account, password })));
    answers.forEach(({ status, text, headers }, index) => {
      expect(status).toBe(503);
      expect(text).toContain(away(localeCodes[index] ?? 'en'));
      expect(text).toContain(account);
      expect(text).not.toContain(password);
      expect(headers['retry-after']).toBeDefined();
      expect(headers['cache-control']).toContain('no-store');
    });
  });

  test('programs and visitors from a link in a mail are told as well; ready pages stay', async () => {
    const { status, body } = await post(site, '/webapi/account/login', { account: 'wang', password }, json);
    expect([status, body.code, body.errors[0].code]).toEqual([503, 503, 'accountsAway']);
    const { get } = site;
    expect((await get('/webapi/account/keys', { Accept: json })).status).toBe(503);
    expect((await get(`/en/${link}`)).status).toBe(503);
    expect((await get('/en/login')).status).toBe(200);
  });

  test('the log names no secret', () => {
    const log = JSON.stringify(site.logged);
    expect(log).toContain('account.unsaved');
    for (const secret of [password, apiSecret, 'wang@example.com', 'Bearer', link]) expect(log).not.toContain(secret);
  });
});

const me = {
  userName: 'wang',
  email: 'wang@example.com',
  mobile: '',
  agent: '',
  emailVerified: true,
  phoneVerified: false,
  hasConsole: false,
  sessions: [],
  events: [],
  leads: [],
};

/** Answers every call as done, with a session; `results` by the name of the call. */
const answering =
  (results: Record<string, object>): RequestListener =>
  (request, response) => {
    const call = /\/account\/(\w+)/.exec(request.url ?? '')?.[1] ?? '';
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Set-Cookie', 'session=theirs; Path=/; HttpOnly');
    response.end(JSON.stringify({ code: 0, message: 'ok', result: results[call] ?? null }));
  };

/** The same without some calls, which it does not have. */
const answeringAllBut =
  (missing: readonly string[]): RequestListener =>
  (request, response) => {
    if (!missing.some((call) => request.url?.includes(`/account/${call}`))) return answering({ me })(request, response);
    response.statusCode = 404;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ code: 404, message: 'No such call', result: null, errors: [] }));
  };

async function loggedInAt(app: App): Promise<{ Cookie: string }> {
  const login = await post(app, '/en/login', { account: 'wang', password });
  const pairs = cookiesOf(login).map((line) => line.split(';')[0]);
  return { Cookie: pairs.join('; ') };
}

const accountPageOf = async (site: App) => site.get('/en/account', await loggedInAt(site));

/** Refuses the call that sends a form, and answers all others. */
const refusing =
  (errors: readonly { field: string; code: string }[], code = 422): RequestListener =>
  (_request, response) => {
    response.statusCode = 422;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ code, message: 'No', result: {}, errors }));
  };

inside('accounts whose back end is newer', () => {
  const unheard = { field: 'password', code: 'passwordBreached' };

  test.each([
    ['for a reason that has no words here', [unheard], 422, { form: 'notAccepted' }],
    ['by a number alone that is not known here', [], 14_051, { form: 'notAccepted' }],
    ['for that and for one which has', [unheard, { field: 'email', code: 'email' }], 422, { email: 'email' }],
  ])('a refusal %s is one, keeps what was typed, and is not told as a fault', async (_, errors, code, told) => {
    const site = await siteBefore(refusing(errors, code));
    const person = { userName: 'newcomer', email: 'wang@example.com', agreement: 'yes', password, confirm: password };
    const asJson = await post(site, '/en/register', person, json);
    expect([asJson.status, faultsIn(asJson), asJson.headers['retry-after']]).toEqual([422, told, undefined]);
    const { status, text } = await post(site, '/en/register', person);
    expect([status, text.includes('value="newcomer"'), text.includes(password)]).toEqual([422, true, false]);
    expect(site.logged.map(({ event }) => event)).not.toContain('account.unsaved');
    await site.close();
  });

  test('a link that ended in a way unknown here has expired', async () => {
    const site = await siteBefore(answering({ link: { kind: 'reset', agent: '', state: 'locked' } }));
    const { status, text } = await site.get(`/en/${link}`);
    expect([status, text.includes('This link has expired')]).toEqual([410, true]);
    await site.close();
  });

  test('the account page shows the events that it has words for', async () => {
    const event = { outcome: 'done', network: '192.0.2.0/24', device: 'Firefox', count: 1, at: 1 };
    const events = [
      { id: 'old', kind: 'login', ...event },
      { id: 'new', kind: 'avatarChanged', ...event },
    ];
    const site = await siteBefore(answering({ me: { ...me, events } }));
    const { status, text } = await accountPageOf(site);
    expect([status, text.includes('192.0.2.0/24'), text.includes('avatarChanged')]).toEqual([200, true, false]);
    await site.close();
  });
});

const lacks = ['notMe', 'session/end', 'news', 'language', 'mailbox/keep'];

inside('accounts whose back end is older', () => {
  const site = siteOf(() => siteBefore(answeringAllBut([...lacks, 'export'])));

  test.each(lacks)('what it does not know is not said to be done: %s', async (call) => {
    const member = await loggedInAt(site);
    const { post: ask } = site;
    const sent = encoded({ id: 'one', given: 'yes', mails: 'pt' });
    const { status } = await ask(`/webapi/account/${call}`, { ...member, Accept: json })
      .type('form')
      .send(sent);
    expect(status).toBe(503);
  });

  test('its refusal is not given out as the copy of an owner’s data', async () => {
    const member = await loggedInAt(site);
    const { status, headers } = await site.get('/webapi/account/export', {
      ...member,
      Accept: json,
    });
    expect([status, headers['content-disposition']]).toEqual([503, undefined]);
  });
});

inside('accounts whose back end refuses a request as it was made', () => {
  const tooLarge: RequestListener = (request, response) => {
    if (!request.url?.includes('session/end')) return answering({ me })(request, response);
    response.statusCode = 413;
    response.end();
  };

  test('are closed for nobody else', async () => {
    const site = await siteBefore(tooLarge);
    const member = await loggedInAt(site);
    for (let sent = 0; sent < 6; sent += 1) {
      const asked = site.post('/webapi/account/session/end', { ...member, Accept: json }).type('form');
      expect((await asked.send(encoded({ id: 'one' }))).status).toBe(503);
    }
    expect((await post(site, '/en/login', { account: 'chen', password })).status).toBe(303);
    await site.close();
  });
});

inside('accounts whose back end is another product', () => {
  test('refuses only with codes of the catalogue', async () => {
    const site = await siteBefore(errorCode ?? (() => undefined));
    const agent = { email: 'wang@example.com', send: 'code', method: 'email' };
    const { status, text } = await post(site, '/en/forget', agent);
    expect(status).toBe(422);
    expect(text).toContain('The agent does not exist');
    await site.close();
  });

  test('shows only what it offers', async () => {
    const site = await siteBefore(answering({ me }));
    const { status, text } = await accountPageOf(site);
    expect([status, text.includes('wang@example.com')]).toEqual([200, true]);
    for (const part of ['second', 'own-log-in', 'own-mailbox', 'mail-language', 'own-news', 'own-company'])
      expect([part, text.includes(`"${part}"`), text.includes(`#${part}`)]).toEqual([part, false, false]);
    await site.close();
  });
});
