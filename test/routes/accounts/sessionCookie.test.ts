// The session cookie: for exactly this host and over https, whatever headers claim; of two cookies one may be planted,
// so neither counts. What a session keeps is stored before the answer that sends the browser to it.
import { Secret, TOTP } from 'otpauth';
import { inside } from '../../support/app.ts';
import { callersOf, chosen, linkIn, password, startAccountSite } from '../../support/accountSite.ts';
import { cookiesOf } from '../../support/client.ts';
import { emptyPostgres } from '../../support/databases.ts';
import { withoutRoom } from '../../support/withoutRoom.ts';
import { holdWrites } from '../../support/holdWrites.ts';
import { siteOf } from '../../support/siteOf.ts';

const email = 'cookie@example.com';

inside('the cookie of a session', () => {
  const site = siteOf(startAccountSite);
  beforeAll(async () => {
    const visitor = site.visitor();
    const person = { userName: 'cookie', email, agreement: 'yes', ...chosen };
    await visitor.post('/en/register', person);
    await visitor.post(linkIn(await site.lastMail(email)), chosen);
  });

  const logIn = async (headers: Record<string, string>) =>
    cookiesOf(await site.post('/en/login', headers).type('form').send({ account: email, password }));
  const shown = async (cookies: string, headers: Record<string, string> = {}) =>
    (await site.get('/webapi/account/me', { Cookie: cookies, ...headers })).status;
  const pairOf = (lines: readonly string[], name: string) =>
    lines.find((line) => line.startsWith(`${name}=`))?.split(';')[0] ?? '';

  /** The answer to a log-out while the database writes nothing in this table. */
  const without = (table: string, pair: string, accept = 'text/html') =>
    withoutRoom({ dataDir: site.dataDir, table }, () =>
      site.post('/webapi/account/logout', { Cookie: pair, Accept: accept }).type('form').send({ language: 'en' }),
    );

  test.each(['http', 'https'])('is for https where the site is, though a header says %s', async (said) => {
    const lines = await logIn({ 'X-Forwarded-Proto': said });
    const line = lines.find((one) => one.startsWith('__Host-session='));
    expect(line).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
    expect(line).not.toMatch(/domain/i);
    expect(await shown(pairOf(lines, '__Host-session'), { 'X-Forwarded-Proto': said })).toBe(200);
  });

  test('is for plain http on the machine itself, though a header says https', async () => {
    const lines = await logIn({ Host: '127.0.0.1:3000', 'X-Forwarded-Proto': 'https' });
    expect(lines.find((one) => one.startsWith('session='))).not.toContain('Secure');
  });

  test('is named for http or https as each request comes, whichever came first', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const outside = await logIn({});
      expect(outside.find((line) => line.startsWith('__Host-session='))).toContain('; Secure;');
      const here = await logIn({ Host: '127.0.0.1:3000' });
      expect(here.find((line) => line.startsWith('session='))).not.toContain('Secure');
    }
  });

  test('is not read under the name that any other host of the domain may set', async () => {
    const pair = pairOf(await logIn({}), '__Host-session');
    expect(await shown(pair)).toBe(200);
    expect(await shown(pair.replace('__Host-', ''))).toBe(401);
  });

  test('is none where there are two', async () => {
    const pair = pairOf(await logIn({}), '__Host-session');
    const other = pairOf(await logIn({}), '__Host-session');
    for (const cookies of [`${pair}; ${other}`, `${other}; locale=en;${pair}`, `${pair}; __Host-session=planted`])
      expect(await shown(cookies)).toBe(401);
    expect(await shown(`locale=en; ${pair}`)).toBe(200);
  });

  test('is taken away under its name', async () => {
    const pair = pairOf(await logIn({}), '__Host-session');
    const gone = cookiesOf(await site.post('/webapi/account/logout', { Cookie: pair }));
    expect(gone.find((line) => line.startsWith('__Host-session=;'))).toMatch(/Max-Age=0; SameSite=Lax; Secure/);
    expect(await shown(pair)).toBe(401);
  });

  test('is taken away although the database writes no log-out, and the session has ended', async () => {
    const pair = pairOf(await logIn({}), '__Host-session');
    const { status, headers } = await without('account_events', pair);
    expect([status, headers['location']]).toEqual([303, '/en/login?did=loggedOut']);
    expect(await shown(pair)).toBe(401);
  });

  test('is taken away although the session stays in the database, and the answer says so', async () => {
    const pair = pairOf(await logIn({}), '__Host-session');
    const answer = await without('sessions', pair);
    expect([answer.status, answer.headers['location']]).toEqual([303, '/en/login?did=loggedOutHere']);
    const lines = cookiesOf(answer).filter((line) => line.startsWith('__Host-session='));
    expect(lines).toEqual([expect.stringMatching(/^__Host-session=; .*Max-Age=0/)]);
    const page = await site.get('/en/login?did=loggedOutHere');
    expect(page.text).toContain('We could not end this session on our side');
    const told = await without('sessions', pair, 'application/json');
    expect([told.status, cookiesOf(told).some((line) => /^__Host-session=;.*Max-Age=0/.test(line))]).toEqual([
      503,
      true,
    ]);
  });
});

inside('a session on PostgreSQL', () => {
  let databaseUrl: string;
  const site = siteOf(async () => {
    databaseUrl = await emptyPostgres();
    return startAccountSite({ env: { DATABASE_URL: databaseUrl } });
  });

  test('has the recovery codes before the browser is sent to the page that shows them', async () => {
    const visitor = await callersOf(site).member('writer');
    await visitor.ask('second/begin', { password });
    const { secret } = (await visitor.read('me')).body.result.second.pending;
    const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const held = await holdWrites({ dataDir: site.dataDir, databaseUrl }, 'sessions');
    let isSent = false;
    const sent = fetch(`${site.base}/webapi/account/second/confirm`, {
      method: 'POST',
      headers: { Accept: 'text/html', Cookie: `session=${visitor.cookie('__Host-session')}` },
      body: new URLSearchParams({ language: 'en', otp }),
      redirect: 'manual',
    }).then(({ status }) => {
      isSent = true;
      return status;
    });
    await held.waiting(1);
    // An answer that did not wait for the codes would be here before this one.
    await site.get('/en/cdn');
    const wasEarly = isSent;
    await held.release();
    expect([await sent, wasEarly]).toEqual([303, false]);
    expect((await visitor.get('/en/account')).text.match(/[A-Z2-9]{4}(-[A-Z2-9]{4}){5}/g)).toHaveLength(8);
  });
});
