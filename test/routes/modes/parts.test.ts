// Every part in each of its modes, in the process that `npm start` starts: a page is shown, a form is accepted and
// delivered.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { openStore, type Store } from '../../../src/server/store/openStore.ts';
import { codeIn, linkIn, saysCode } from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';
import { startCheckService } from '../../support/checkService.ts';
import { emptyPostgres, quietLog } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { entriesFor, type Entries } from '../../support/formEntries.ts';
import { elementText } from '../../support/html.ts';
import { startS3 } from '../../support/s3.ts';
import { samplePdf } from '../../support/sampleFiles.ts';
import { startServer, type ServerProcess } from '../../support/serverProcess.ts';
import { startSmtp } from '../../support/smtp.ts';

const page = '/en/contact_us';

/** Starts a site, runs `use`, and stops the site in any case. */
async function withSite(env: Record<string, string>, use: (site: ServerProcess) => Promise<void>): Promise<void> {
  const site = await startServer({ env });
  try {
    for (const path of ['/', page, '/jp/blog']) {
      const shown = await fetch(site.base + path);
      expect([path, shown.status]).toEqual([path, 200]);
      expect(elementText(await shown.text(), 'h1')).not.toBe('');
    }
    await use(site);
  } finally {
    await site.stop();
  }
}

async function sendForm(site: ServerProcess, different: Entries = {}): Promise<string> {
  const answer = await site.post(page, entriesFor('contactUs', 'en', different), 'application/json');
  const body = (await answer.json()) as { code: number; result: { reference: string } };
  expect([answer.status, body]).toEqual([200, expect.objectContaining({ code: 0 })]);
  return body.result.reference;
}

async function inStore<T>(address: { dataDir: string; databaseUrl?: string }, read: (store: Store) => Promise<T>) {
  const store = await openStore({ databaseUrl: '', ...address, clock: Date.now, log: quietLog });
  try {
    return await read(store);
  } finally {
    await store.close();
  }
}

/** A visitor whose browser keeps cookies. */
function visitorOf(site: ServerProcess) {
  const jar = new Map<string, string>();
  async function keep(asked: (Cookie: string) => Promise<Response>): Promise<Response> {
    const answer = await asked([...jar].map((pair) => pair.join('=')).join('; '));
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }
  return {
    get: (path: string) =>
      keep((Cookie) => fetch(site.base + path, { redirect: 'manual', headers: { Cookie, Accept: 'text/html' } })),
    post: (path: string, entries: Entries) => keep((Cookie) => site.post(path, entries, 'text/html', { Cookie })),
  };
}

const mailsIn = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'));
async function nextMail(dataDir: string, before: readonly string[]): Promise<string> {
  const fresh = (): string[] => mailsIn(dataDir).filter((name) => !before.includes(name));
  await eventually(async () => fresh().length, 1);
  return (await PostalMime.parse(readFileSync(join(dataDir, 'mail', fresh()[0] ?? '')))).text ?? '';
}

const twoMails = async (dataDir: string): Promise<void> => eventually(async () => mailsIn(dataDir).length, 2);

inside('the built site', () => {
  test.each(['1', '2'])('with WORKERS=%s and nothing else', (workers) =>
    withSite({ WORKERS: workers }, async (site) => {
      const reference = await sendForm(site);
      await twoMails(site.dataDir);
      expect(await inStore(site, async ({ leads }) => (await leads.list()).map((lead) => lead.reference))).toEqual([
        reference,
      ]);
    }),
  );

  test('with API_BASE: pages come from there, enquiries arrive there', () =>
    withSite({}, (remote) =>
      withSite({ API_BASE: remote.base }, async (site) => {
        const reference = await sendForm(site);
        await eventually(
          () => inStore(remote, async ({ leads }) => (await leads.find(reference))?.values['company']),
          String(entriesFor('contactUs', 'en')['company']),
        );
        expect(readdirSync(join(site.dataDir, 'snapshot')).length).toBeGreaterThan(0);
      }),
    ));

  test('with API_BASE: an account is made, used and given a new password there; while it is away, visitors are told', () => {
    const env = { API_SECRET: 'shared by site and back end, and long enough', TRUST_PROXY: 'true' };
    return withSite({ ...env, CAPTCHA: 'on' }, (remote) =>
      withSite({ ...env, API_BASE: remote.base }, async (site) => {
        const { post, get } = visitorOf(site);
        const email = 'wang@example.com';
        const [first, second] = ['Harbour-2026', 'Quay-Lantern-77'];
        const person = { userName: 'wang-xm', email, agreement: 'yes', password: first, confirm: first };
        expect((await post('/zh-tw/register', person)).headers.get('location')).toContain('did=registered');
        const link = linkIn(await nextMail(remote.dataDir, []));
        expect((await post(link, { password: first, confirm: first })).headers.get('location')).toContain(
          'did=emailVerified',
        );
        expect((await post('/zh-tw/login', { account: email, password: first })).status).toBe(303);
        expect(await (await get('/zh-tw/account')).text()).toContain(email);
        const stored = await inStore(remote, async ({ accounts }) => accounts.byEmail(email));
        expect(stored?.emailVerified).toBe(true);
        expect(await inStore(site, async ({ accounts }) => accounts.byEmail(email))).toBeUndefined();
        expect((await post('/webapi/account/logout', {})).status).toBe(303);
        expect((await get('/zh-tw/account')).status).toBe(302);
        const before = mailsIn(remote.dataDir);
        await post('/zh-tw/login?dialog=forgot', { method: 'email', email, send: 'code' });
        const code = codeIn(await nextMail(remote.dataDir, before));
        const reset = { method: 'email', email, code, password: second, confirm: second };
        expect((await post('/zh-tw/login?dialog=forgot', reset)).headers.get('location')).toContain(
          'did=passwordReset',
        );
        expect((await post('/zh-tw/login', { account: email, password: first })).status).toBe(422);
        expect((await post('/zh-tw/login', { account: email, password: second })).status).toBe(303);
        await remote.stop();
        const away = await post('/zh-tw/login', { account: email, password: second });
        const shown = await away.text();
        expect(away.status).toBe(503);
        expect(shown).toContain(email);
        expect(shown).not.toContain(second);
        expect((await get('/zh-tw/account')).status).toBe(503);
        const said = site.output() + remote.output();
        expect(said).not.toMatch(new RegExp([first, second, link, email].join('|')));
        expect(saysCode(said, code)).toBe(false);
      }),
    );
  });

  test('with DATABASE_URL', async () => {
    const databaseUrl = await emptyPostgres();
    await withSite({ DATABASE_URL: databaseUrl }, async (site) => {
      const reference = await sendForm(site);
      await twoMails(site.dataDir);
      const { dataDir } = site;
      const lead = await inStore({ dataDir, databaseUrl }, ({ leads }) => leads.find(reference));
      expect(lead?.form).toBe('contactUs');
      expect(readdirSync(dataDir)).not.toContain('site.db');
    });
  });

  test('with SMTP_URL', async () => {
    const smtp = await startSmtp();
    await withSite({ SMTP_URL: smtp.url }, async (site) => {
      await sendForm(site);
      await eventually(async () => smtp.recipients.flat().length, 2);
      expect(smtp.recipients.flat()).toContain('visitor@example.com');
    });
    await smtp.stop();
  });

  test('with SMS_URL', async () => {
    const arrived: string[] = [];
    const receiver = createServer(async (request, response) => {
      arrived.push(await text(request));
      response.end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const address = receiver.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await withSite({ SMS_URL: `http://127.0.0.1:${port}/` }, async (site) => {
      const sms = { to: '+886912345678', text: 'one short message' };
      await inStore(site, ({ outbox }) => outbox.add([{ kind: 'sms', payload: sms }]));
      await eventually(async () => arrived.map((body) => JSON.parse(body) as unknown), [sms]);
    });
    receiver.close();
  });

  test('with S3_URL', async () => {
    const s3 = await startS3('leads');
    await withSite({ S3_URL: s3.urlOf('leads') }, async (site) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(entriesFor('contactUs', 'en')))
        for (const one of [value].flat()) form.append(name, one);
      form.append('attachments', new Blob([new Uint8Array(samplePdf('kept afar'))]), 'plan.pdf');
      const answer = await fetch(site.base + page, { method: 'POST', redirect: 'manual', body: form });
      expect(answer.status).toBe(303);
      expect(readdirSync(join(s3.directory, 'leads')).filter((name) => name.includes('.pdf')).length).toBeGreaterThan(
        0,
      );
    });
    await s3.stop();
  });

  test('with CAPTCHA=on, by the question', () =>
    withSite({ CAPTCHA: 'on' }, async (site) => {
      const first = await site.post('/en/contact_us', entriesFor('contactUs', 'en'), 'application/json');
      const { result } = (await first.json()) as { result: { question: { a: number; b: number; token: string } } };
      const { a, b, token } = result.question;
      // The server does not believe an immediate answer.
      await new Promise((resolve) => setTimeout(resolve, 3_100));
      await sendForm(site, { humanQuestion: token, humanAnswer: String(a + b) });
      await twoMails(site.dataDir);
    }));

  test.each(['turnstile', 'recaptcha'] as const)('with CAPTCHA=%s', async (kind) => {
    const service = await startCheckService();
    // The real service is on the internet; its answers come from a local server.
    const stand = `const ask = fetch; globalThis.fetch = (to, init) => ask(/siteverify/.test(to) ? '${service.origin}/siteverify' : to, init);`;
    const env = {
      CAPTCHA: `${kind}:site:secret`,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(stand)}`,
    };
    const humanProof = await (await fetch(`${service.origin}/token`, { method: 'POST' })).text();
    const use = withSite(env, async (first) => {
      const entries = entriesFor('contactUs', 'en', { humanProof, email: 'nobody@nowhere' });
      expect((await first.post(page, entries, 'application/json')).status).toBe(422);
      // Corrected, it may reach another process, to which the service would not vouch for the token again.
      await withSite({ ...env, DATA_DIR: first.dataDir }, async (second) => {
        await sendForm(second, { humanProof });
        await twoMails(second.dataDir);
      });
      expect(service.judged).toHaveLength(1);
    });
    await use.finally(service.close);
  });
});
