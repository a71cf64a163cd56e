// What accounts keep secret: names, mailboxes, codes, sessions, private pages; and the console's ticket.
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { openStore } from '../../../src/server/store/openStore.ts';
import {
  chosen,
  codeIn,
  fresh,
  json,
  linkIn,
  password,
  person,
  startAccountSite,
  visitorsOf,
} from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';
import { cookiesOf } from '../../support/client.ts';
import { quietLog } from '../../support/databases.ts';
import { faultsIn } from '../../support/formSite.ts';
import { siteOf } from '../../support/siteOf.ts';

const site = siteOf(() => startAccountSite({ env: { CONSOLE_URL: 'https://console.example/enter' } }));

const register = '/en/register';

const { member } = visitorsOf(site);

inside('accounts', () => {
  test('registering a taken mailbox reveals nothing and its owner gets a mail; a taken name is a fault of its field', async () => {
    const visitor = site.visitor();
    const first = await visitor.post(register, person('owner'));
    const again = await visitor.post(register, { ...person('other'), email: 'owner@example.com' });
    expect([again.status, again.headers['location']]).toEqual([first.status, first.headers['location']]);
    expect(await site.lastMail('owner@example.com')).toContain('/en/login');
    const named = await visitor.post(register, { ...person('OWNER'), email: 'x@example.com' }, json);
    expect(faultsIn(named)).toEqual({ userName: 'userNameTaken' });
  });

  test('an unknown agent is a fault of its field with code 14049; a mailbox without account is not mentioned', async () => {
    const visitor = site.visitor();
    const agent = await visitor.post(register, { ...person('agented'), agent: 'NOBODY-1' }, json);
    expect([agent.status, agent.body.code, agent.body.message]).toEqual([422, 14_049, 'The agent does not exist']);
    expect(faultsIn(agent)).toEqual({ agent: 'agentMissing' });
    const nobody = { method: 'email', email: 'nobody@example.com', purpose: 'reset', language: 'en' };
    const code = await visitor.post('/webapi/account/code', nobody, json);
    expect([code.status, code.body.code, code.body.message]).toEqual([
      200,
      0,
      'If n•••@example.com has an account, a code has been sent',
    ]);
  });

  test('codes of agents cannot be tried out without end: each try counts as a registration', async () => {
    const visitor = site.visitor();
    const told: unknown[] = [];
    for (let at = 1; at <= 11; at += 1)
      told.push(faultsIn(await visitor.post(register, { ...person('agentless'), agent: `TW-${at}` }, json)));
    expect(told.filter((faults) => JSON.stringify(faults).includes('agentMissing'))).toHaveLength(10);
    expect(told.at(-1)).toEqual({ form: 'tooMany' });
  });

  test('a page that comes back keeps what was typed, but never a password', async () => {
    const { text, status } = await site.visitor().post(register, { ...person('abc'), confirm: 'Another-2026' });
    expect(status).toBe(422);
    expect(text).toContain('abc@example.com');
    expect(text).not.toContain(password);
    expect(text).not.toContain('Another-2026');
  });

  test('wrong name and wrong password get the same answer; after five tries the visitor must wait, the owner elsewhere gets in', async () => {
    await member('guarded');
    const guesser = site.visitor();
    const wrong = await guesser.post('/en/login', { account: 'guarded', password: 'Wrong-2026' }, json);
    const unknown = await guesser.post('/en/login', { account: 'unheard-of', password: 'Wrong-2026' }, json);
    expect(wrong.body).toEqual(unknown.body);
    let last = wrong;
    for (let tries = 0; tries < 5; tries += 1)
      last = await guesser.post('/en/login', { account: 'guarded', password: 'Wrong-2026' }, json);
    expect([last.status, faultsIn(last)]).toEqual([429, { form: 'tooMany' }]);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('the session cookie is hidden from scripts, new at each log-in, and set on private answers only', async () => {
    const visitor = await member('cookies');
    const before = visitor.cookie('__Host-session');
    const login = await visitor.post('/en/login', { account: 'cookies', password });
    expect(cookiesOf(login).find((line) => line.startsWith('__Host-session='))).toMatch(
      /; HttpOnly; Secure; SameSite=Lax/,
    );
    expect(visitor.cookie('__Host-session')).not.toBe(before);
    const [mine, others] = await Promise.all([visitor.get('/en/cdn'), site.visitor().get('/en/cdn')]);
    expect(mine.text).toBe(others.text);
    expect(mine.headers).not.toHaveProperty('set-cookie');
  });

  test.each(['account/x.css', 'account.css', 'account/%2e%2e/x.js', 'account;x.png'])('%s is no page', async (path) => {
    const visitor = await member(`deceit${path.length}`);
    const { status, text, headers } = await visitor.get(`/en/${path}`);
    expect([200, 302].includes(status) && text.includes('@example.com')).toBe(false);
    expect(headers['cache-control']).toContain('no-store');
  });

  test('a session can be ended from another device, and all end with a new password', async () => {
    const desk = await member('devices');
    const phone = site.visitor();
    await phone.post('/en/login', { account: 'devices', password });
    const { sessions } = (await desk.get('/webapi/account/me', json)).body.result as {
      sessions: { id: string; own: boolean }[];
    };
    expect(sessions).toHaveLength(2);
    await desk.post('/webapi/account/session/end', { id: sessions.find(({ own }) => !own)?.id ?? '' });
    expect((await phone.get('/webapi/account/me', json)).status).toBe(401);
    await desk.post('/webapi/account/code', { method: 'email', email: 'devices@example.com', purpose: 'reset' }, json);
    const code = codeIn(await site.lastMail('devices@example.com'));
    const changed = {
      method: 'email',
      email: 'devices@example.com',
      code,
      ...fresh,
    };
    expect((await phone.post('/webapi/account/reset', changed, json)).body.code).toBe(0);
    expect((await desk.get('/webapi/account/me', json)).status).toBe(401);
  });

  test('a log-in that is under way while the password is reset fails', async () => {
    const thief = await member('underway');
    const email = 'underway@example.com';
    const id = decodeURIComponent(thief.cookie('__Host-session') ?? '').replace(/^s:(.*)\..*$/, '$1');
    const account = await site.inStore(async ({ accounts }) => (await accounts.byEmail(email))?.id);
    const session = await site.inStore(({ sessions }) => sessions.read(id));
    if (!session) throw new Error('Nobody is logged in');
    const owner = site.visitor();
    await owner.post('/webapi/account/code', { method: 'email', email, purpose: 'reset' }, json);
    const code = codeIn(await site.lastMail(email));
    await owner.post('/webapi/account/reset', { method: 'email', email, code, ...fresh }, json);
    // As if the old password had been compared before the reset, and the session written only now.
    await site.inStore(({ sessions }) => sessions.write(id, { ...session, account, agent: '' }));
    expect((await thief.get('/webapi/account/me', json)).status).toBe(401);
    expect((await thief.get('/en/account')).status).toBe(302);
  });

  test('twenty registrations of one name at once make one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        site.visitor().post('/en/register', { ...person('crowded'), email: `crowd${at}@example.com` }, json),
      ),
    );
    const made = answers.filter(({ body }) => body.code === 0);
    expect(made).toHaveLength(1);
    const store = await openStore({ dataDir: site.dataDir, databaseUrl: '', clock: Date.now, log: quietLog });
    expect(await store.accounts.list(50, 'crowded')).toHaveLength(1);
    await store.close();
  });

  test('a console on another site can verify the visitor', async () => {
    const visitor = await member('consoler');
    expect((await visitor.get('/webapi/account/console')).headers['location']).toMatch(/\/account$/);
    expect((await visitor.get('/webapi/account/console', json)).status).toBe(405);
    const page = await visitor.post('/webapi/account/console', {});
    expect([page.status, page.headers['refresh']]).toEqual([
      200,
      expect.stringMatching(/^0; url=https:\/\/console\.example\/enter\?ticket=/),
    ]);
    const { headers, status } = await visitor.post('/webapi/account/console', {}, json);
    const target = new URL(String(headers['location']));
    expect([status, target.origin, target.pathname]).toEqual([303, 'https://console.example', '/enter']);
    const keys = (await site.visitor().get('/webapi/account/keys', json)).body as JSONWebKeySet;
    const { payload } = await jwtVerify(target.searchParams.get('ticket') ?? '', createLocalJWKSet(keys), {
      audience: 'https://console.example',
      algorithms: ['EdDSA'],
    });
    expect(payload).toMatchObject({ name: 'consoler', email: 'consoler@example.com' });
    expect(JSON.stringify(keys)).not.toContain('"d"');
  });

  test('every described call exists and demands a log-in', async () => {
    const { paths } = (await site.visitor().get('/webapi/openapi.json', json)).body as {
      paths: Record<string, Record<string, { 'x-needs'?: string }>>;
    };
    const described = Object.entries(paths).filter(([path]) => path.startsWith('/webapi/account/'));
    expect(described).toHaveLength(47);
    for (const [path, [call]] of described.map(([each, calls]) => [each, Object.entries(calls)] as const)) {
      const [method, { 'x-needs': needs }] = call ?? ['none', {}];
      const visitor = site.visitor();
      const { status } = method === 'post' ? await visitor.post(path, {}, json) : await visitor.get(path, json);
      // Logging out is no fault without a log-in, and anyone may ask for what a passkey signs.
      const open = /\/(keys|logout|login\/options)$/.test(path);
      const refusal = path.endsWith('/link') ? 404 : 422;
      expect([path, status]).toEqual([path, open ? 200 : needs ? 401 : refusal]);
    }
  });

  test('without a console its link leads to the account page', async () => {
    const plain = await startAccountSite();
    const visitor = plain.visitor();
    await visitor.post(register, person('noconsole'));
    await visitor.post(linkIn(await plain.lastMail('noconsole@example.com')), chosen);
    await visitor.post('/en/login', { account: 'noconsole', password });
    const { status, headers } = await visitor.post('/webapi/account/console', {});
    expect([status, headers['location']]).toEqual([303, expect.stringMatching(/\/account$/)]);
    expect((await visitor.post('/webapi/account/console', {}, json)).status).toBe(404);
    await plain.close();
  });

  test('the data can be exported, and the account erased with its password', async () => {
    const visitor = await member('leaver');
    const data = await visitor.get('/webapi/account/export', json);
    expect(data.body.account).toMatchObject({ userName: 'leaver' });
    expect(data.text).not.toContain('argon2');
    const wrong = await visitor.post('/webapi/account/erase', { password: 'Wrong-2026', language: 'en' });
    expect(wrong.headers['location']).toBe('/en/account?did=passwordWrong#own-data');
    expect((await visitor.get('/en/account?did=passwordWrong')).text).toContain('The password is incorrect');
    expect((await visitor.get('/webapi/account/me', json)).status).toBe(200);
    const gone = await visitor.post('/webapi/account/erase', { password });
    expect(gone.headers['location']).toContain('did=erased');
    expect((await visitor.post('/en/login', { account: 'leaver', password }, json)).status).toBe(422);
  });

  test('an open session does not allow guessing the password', async () => {
    const visitor = await member('left-open');
    const erase = (typed: string, accept?: string) =>
      visitor.post('/webapi/account/erase', { password: typed, language: 'en' }, accept);
    for (let tries = 0; tries < 5; tries += 1) expect((await erase('Wrong-2026', json)).status).toBe(422);
    const late = await erase(password, json);
    expect([late.status, faultsIn(late)]).toEqual([429, { form: 'tooMany' }]);
    const shown = await erase(password);
    expect(shown.headers['location']).toBe('/en/account?did=passwordWait#own-data');
    expect((await visitor.get('/en/account?did=passwordWait')).text).toContain('Too many attempts');
    expect((await visitor.get('/webapi/account/me', json)).status).toBe(200);
  });

  test.each(['Qwerty-123', 'P@ssword12', 'Sunshine-99', 'COCloud-2026', 'My-cocloud-7', 'Common-word-5'])(
    '%s is too easy: a published password, or made of our name or the visitor’s',
    async (typed) => {
      const refusal = await site
        .visitor()
        .post(register, { ...person('common-word'), password: typed, confirm: typed }, json);
      expect(faultsIn(refusal)).toEqual({ password: 'passwordCommon' });
    },
  );
});
