// The security log of an account over HTTP: what its owner sees and exports, mails about new browsers, and the button
// “this was not me”.
import { nothingTold, type SecurityNews } from '../../../../src/server/store/securityLog.ts';
import { openStore } from '../../../../src/server/store/openStore.ts';
import { localeCodes, localeOf } from '../../../../src/shared/i18n/locales.ts';
import {
  accountPlaces,
  another,
  codeIn,
  json,
  linkIn,
  password,
  person,
  startAccountSite,
  visitorsOf,
  type Visitor,
} from '../../../support/accountSite.ts';
import { inside } from '../../../support/app.ts';
import { cookiesOf } from '../../../support/client.ts';
import { quietLog } from '../../../support/databases.ts';
import { elementText, textOf } from '../../../support/html.ts';
import { siteOf } from '../../../support/siteOf.ts';

type Event = { kind: string; outcome: string; network: string; count: number; firstAt: number; at: number };
const subject = /logged in to your account with a browser/;

inside.each(accountPlaces)('the security log, %s', (place) => {
  const site = siteOf(() => startAccountSite({ env: { CONSOLE_URL: 'https://console.example/enter' } }, place));

  const { registered, member } = visitorsOf(site);
  const eventsOf = async (visitor: Visitor): Promise<Event[]> =>
    (await visitor.get('/webapi/account/me', json)).body.result.events;
  const told = ({ kind, outcome }: Event) => `${kind} ${outcome}`;

  test('it lists what was done and refused, with networks but no address, and is part of the exported data', async () => {
    const visitor = await member('logged');
    const guesser = site.visitor();
    for (let tries = 0; tries < 3; tries += 1)
      await guesser.post('/en/login', { account: 'logged', password: 'Wrong-2026' }, json);
    await visitor.post('/webapi/account/console', {});
    await visitor.post('/webapi/account/erase', { password: 'Wrong-2026' }, json);
    await visitor.post('/webapi/account/logout', {});
    await visitor.post('/en/login', { account: 'logged', password });
    const data = await visitor.get('/webapi/account/export', json);
    const events = data.body.events as Event[];
    expect(events.map(told)).toEqual([
      'export done',
      'login done',
      'logout done',
      'erase refused',
      'console done',
      'login refused',
    ]);
    // Both log-ins are one row, as they came from one browser within the hour.
    expect(events.map(({ count }) => count)).toEqual([1, 2, 1, 1, 1, 3]);
    expect(new Set(events.map(({ network }) => network))).toEqual(new Set(['192.0.2.0/24']));
    expect(data.text).not.toMatch(/192\.0\.2\.[1-9]/);
    expect(data.text).not.toMatch(/Wrong-2026|Harbour-2026/);
    const seen = await eventsOf(visitor);
    expect(seen.map(told)).toEqual(events.map(told));
    for (const { count, firstAt, at } of seen) expect(count === 1 ? firstAt === at : firstAt < at).toBe(true);
  });

  test('the account page shows ten, refusals counted, with times and the button', async () => {
    const visitor = await member('shown');
    await site.inStore(async ({ accounts, securityLog }) => {
      const account = (await accounts.byLogin('shown'))?.id ?? '';
      for (let at = 0; at < 12; at += 1)
        await securityLog.add({ account, kind: 'console', outcome: 'done', network: `10.0.${at}.0/24`, device: '' });
    });
    const guesser = site.visitor();
    for (let tries = 0; tries < 2; tries += 1)
      await guesser.post('/en/login', { account: 'shown', password: 'Wrong-2026' }, json);
    for (const code of localeCodes) {
      const { text } = await visitor.get(`/${localeOf(code).prefix}/account`);
      const section = /<section[^>]*id="security-log"[^]*?<\/section>/.exec(text)?.[0] ?? '';
      expect([
        code,
        section.match(/<li[ >]/g)?.length,
        section.match(/action="\/webapi\/account\/notMe"/g)?.length,
      ]).toEqual([code, 10, 9]);
      expect(textOf(section)).toMatch(/2026|20\d\d/);
      expect(textOf(section)).toContain('192.0.2.0/24');
      expect(textOf(section)).not.toMatch(/events\.|\{\{/);
    }
  });

  test('what an intruder repeats hides no way in that was added, and data are downloaded five times an hour', async () => {
    const visitor = await member('repeated');
    const [id, agent] = ['repeated-key', 'Firefox/1 Windows'];
    await site.inStore(async ({ accounts, passkeys, securityLog }) => {
      const { id: account = '', password: known = '' } = (await accounts.byLogin('repeated')) ?? {};
      const event = { account, outcome: 'done', device: '' } as const;
      const told: SecurityNews = { events: [{ ...event, kind: 'passkeyAdded', network: '10.0.0.0/24' }], mails: [] };
      await passkeys.add({ id, account, site: 'x', publicKey: '', counter: 0, transports: [], agent }, known, told);
      for (let at = 0; at < 12; at += 1)
        await securityLog.add({ ...event, kind: 'console', network: `10.0.${at}.0/24` });
    });
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1)
      statuses.push((await visitor.get('/webapi/account/export', json)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    for (let times = 0; times < 2; times += 1) {
      await visitor.post('/webapi/account/company', { name: 'Harbour' }, json);
      await visitor.post('/webapi/account/company/leave', {}, json);
    }
    const events = await eventsOf(visitor);
    const told = events.map(({ kind, count }) => `${kind} ${count}`);
    expect(told).toHaveLength(10);
    expect(told).toEqual(expect.arrayContaining(['passkeyAdded 1', 'export 5', 'companyMade 2', 'companyLeft 2']));
    // Beside each event the passkey is offered for removal, ticked where it was added since; a back end elsewhere has none.
    const page = (await visitor.get('/en/account')).text;
    const boxes = page.match(/<input[^>]*value="repeated-key"[^>]*>/g)?.filter((box) => box.includes('checkbox')) ?? [];
    const isHere = place === 'embedded';
    expect([boxes.length, boxes.some((box) => box.includes('checked'))]).toEqual([isHere ? 10 : 0, isHere]);
  });

  test('a log-in from a new browser is mailed once, without a link that opens anything; the very first log-in is not', async () => {
    await member('notified');
    expect(await site.lastMail('notified@example.com')).not.toMatch(subject);
    const visitor = site.visitor();
    await visitor.post('/en/login', { account: 'notified', password });
    const mail = await site.lastMail('notified@example.com');
    expect(mail).toMatch(subject);
    expect(mail).toContain('192.0.2.0/24');
    expect(mail).toMatch(/https:\/\/[^/\s]+\/en\/forget\s/);
    expect(mail).not.toMatch(/[0-9a-f]{32}|[?&](?:token|code|link)=|192\.0\.2\.[1-9]/);
    const mails = async () => (await site.messages()).length;
    const before = await mails();
    await visitor.post('/webapi/account/logout', {});
    await visitor.post('/en/login', { account: 'notified', password });
    if (place === 'embedded') expect(await mails()).toBe(before);
    const seen = await site.lastMail('notified@example.com');
    await site.visitor().post('/zh/login', { account: 'notified', password });
    // In the language of the registration, whatever the language of the log-in page.
    expect(await site.lastMail('notified@example.com')).toMatch(subject);
    if (place === 'embedded') expect(await mails()).toBe(before + 1);
    expect(seen).toMatch(subject);
  });

  test('the browser’s mark is hidden from scripts, cannot be forged, and ends with a new password', async () => {
    const visitor = await registered('marked');
    const login = await visitor.post('/en/login', { account: 'marked', password });
    const line = cookiesOf(login).find((each) => each.startsWith('known=')) ?? '';
    expect(line).toMatch(/^known=[\w-]{43}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly/);
    await visitor.post(
      '/webapi/account/code',
      { method: 'email', email: 'marked@example.com', purpose: 'reset' },
      json,
    );
    const code = codeIn(await site.lastMail('marked@example.com'));
    const changed = { method: 'email', email: 'marked@example.com', code, password: another, confirm: another };
    expect((await visitor.post('/webapi/account/reset', changed, json)).body.code).toBe(0);
    expect(await site.lastMail('marked@example.com')).not.toMatch(subject);
    await visitor.post('/en/login', { account: 'marked', password: another });
    expect(await site.lastMail('marked@example.com')).toMatch(subject);
    expect((await eventsOf(visitor)).map(told)).toEqual(['login done', 'reset done']);
  });

  test('a change of mailbox that is cancelled at the account is listed as refused, once', async () => {
    const visitor = await member('stayer');
    await visitor.post('/webapi/account/mailbox', { email: 'stayer-new@example.com', password }, json);
    for (let times = 0; times < 2; times += 1) await visitor.post('/webapi/account/mailbox/keep', {}, json);
    const [latest] = await eventsOf(visitor);
    expect(latest).toMatchObject({ kind: 'emailChanged', outcome: 'refused', network: '192.0.2.0/24', count: 1 });
  });

  test('“this was not me” ends every session and leads to a new password', async () => {
    const owner = await member('notme');
    const thief = site.visitor();
    await thief.post('/en/login', { account: 'notme', password });
    const gone = await owner.post('/webapi/account/notMe', { language: 'en' });
    expect([gone.status, gone.headers['location']]).toEqual([303, '/en/forget?did=notMe']);
    expect(elementText((await owner.get('/en/forget?did=notMe')).text, 'main')).toContain('All devices are logged out');
    for (const each of [owner, thief]) {
      expect((await each.get('/webapi/account/me', json)).status).toBe(401);
      expect((await each.get('/en/account')).status).toBe(302);
    }
    expect((await thief.post('/webapi/account/notMe', {}, json)).status).toBe(401);
    await owner.post('/en/login', { account: 'notme', password });
    expect((await eventsOf(owner)).slice(0, 2).map(told)).toEqual(['login done', 'notMe done']);
  });

  test('in a language without that page it leads to the dialog', async () => {
    const owner = await member('semapagina');
    const gone = await owner.post('/webapi/account/notMe', { language: 'pt' });
    expect(gone.headers['location']).toBe('/pt/login?dialog=forgot&did=notMe');
  });
});

inside('the security log and its store', () => {
  const logged: { event: string; fields: object }[] = [];
  const keep = (event: string, fields: object = {}) => void logged.push({ event, fields });
  const site = siteOf(() => startAccountSite({ replaced: { log: { info: keep, warn: keep, error: keep } } }));

  test('erasing the account erases its log except the erasure itself, and the log has no address', async () => {
    const visitor = site.visitor();
    await visitor.post('/en/register', person('erased'));
    await visitor.post(linkIn(await site.lastMail('erased@example.com')), { password, confirm: password });
    await visitor.post('/en/login', { account: 'erased', password });
    const store = await openStore({ dataDir: site.dataDir, databaseUrl: '', clock: Date.now, log: quietLog });
    const { id = '', password: known = '' } = (await store.accounts.byLogin('erased')) ?? {};
    const key = {
      id: 'k',
      account: id,
      site: 'x',
      publicKey: '',
      counter: 0,
      transports: [],
      agent: 'Firefox/1 Windows',
    };
    await store.passkeys.add(key, known, nothingTold);
    const page = (await visitor.get('/en/account')).text;
    expect(page).toMatch(
      /name="passkey"[^>]*checked[^>]*value="k"|name="passkey"[^>]*value="k"[^>]*checked|checked=""[^>]*name="passkey"/,
    );
    await visitor.post('/webapi/account/notMe', { passkey: 'k' });
    expect(await store.passkeys.listOf(id)).toEqual([]);
    await visitor.post('/en/login', { account: 'erased', password });
    const lines = logged.filter(({ event }) => event === 'account.event');
    expect(lines.map(({ fields }) => (fields as Event).kind)).toEqual(['login', 'notMe', 'passkeyRemoved', 'login']);
    expect(JSON.stringify(lines)).not.toMatch(/erased@|192\.0\.2\.[1-9]/);
    await visitor.post('/webapi/account/erase', { password });
    expect((await store.securityLog.allOf(id)).map(({ kind }) => kind)).toEqual(['erase']);
    await store.close();
  });
});
