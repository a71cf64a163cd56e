// Where an enquiry came from: stored and reported only while the visitor accepts it, whatever a browser sends, on pages
// that are the same for all.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Response } from 'supertest';
import { leadsCsv } from '../../../src/server/cli/leadsCsv.ts';
import type { Log } from '../../../src/server/ops/log.ts';
import { inside } from '../../support/app.ts';
import { cookiesOf, mainHost } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { encoded, entriesFor } from '../../support/formEntries.ts';
import { startFormSite, type FormSite } from '../../support/formSite.ts';

const marks = { host: 'marked-host.example', source: 'markedsource', campaign: 'marked campaign' };
const landing = '/en/cdn?utm_source=markedsource&utm_campaign=marked+campaign';
const outside = { Referer: `https://${marks.host}/found?q=secret` };
const onPage = (page: string) => ({ Referer: `https://${mainHost}${page}` });
const valueOf = (answer: Response, name: string): string | undefined =>
  cookiesOf(answer)
    .find((line) => line.startsWith(`${name}=`))
    ?.split(/[=;]/)[1];
/** The cookie that a browser could make up. */
const made = (...arrivals: unknown[]): string => Buffer.from(JSON.stringify(arrivals)).toString('base64url');

let site: FormSite;
let lines: string[];
beforeEach(async () => {
  lines = [];
  const note = (event: string, fields?: object) => void lines.push(JSON.stringify({ event, ...fields }));
  const log: Log = { info: note, warn: note, error: note };
  site = await startFormSite({ replaced: { log }, works: true });
});
afterEach(() => site.close());

const answer = (choice: string, headers: Record<string, string> = {}, said: Record<string, string> = {}) =>
  site
    .post('/consent', headers)
    .type('form')
    .send({ choice, back: '/en/cdn', ...said });
const ask = (cookie: string) =>
  site
    .post('/en/contact_us', { Cookie: cookie, ...onPage('/en/contact_us') })
    .type('form')
    .send(encoded(entriesFor('contactUs', 'en')));
const kept = async () => (await site.leads())[0]?.arrivals;

/** Everything that was written: database, mails, webhook events, log. */
function written(): string {
  const files = readdirSync(site.dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'latin1'));
  return [...texts, ...lines].join('\n');
}
const sent = () => eventually(async () => (await site.messages()).filter(({ doneAt }) => !doneAt).length, 0);
const named = () => [marks.host, marks.source, marks.campaign].filter((mark) => written().includes(mark));

inside('where an enquiry came from', () => {
  test('accepting stores where the visit began, later arrivals are added, and the desk is told of both', async () => {
    const begun = `https://${mainHost}/en/server?utm_source=letter&utm_medium=e-mail`;
    const yes = await answer('accept', onPage('/en/sms'), { begun, from: 'search.example' });
    expect(cookiesOf(yes)[1]).toMatch(/^arrival=[\w-]+; Path=\/; Max-Age=7776000; SameSite=Lax; HttpOnly; Secure$/);
    const cookie = `consent=accept; arrival=${valueOf(yes, 'arrival')}`;
    const again = await site.get(landing, { Cookie: cookie, ...outside });
    expect([again.status, again.headers['cache-control']]).toEqual([200, 'private, no-store']);
    await ask(`consent=accept; arrival=${valueOf(again, 'arrival')}`);
    expect(await kept()).toEqual({
      first: { page: '/en/server', from: 'search.example', source: 'letter', medium: 'e-mail' },
      last: { page: '/en/cdn', from: marks.host, source: marks.source, campaign: marks.campaign },
    });
    await sent();
    expect(named()).toEqual([marks.host, marks.source, marks.campaign]);
    const mails = path.join(site.dataDir, 'mail');
    const shown = readdirSync(mails).filter((name) => name.endsWith('.html'));
    const told = shown
      .map((name) => readFileSync(path.join(mails, name), 'utf8'))
      .filter((text) => /arrival|utm_/.test(text));
    // Only the desk's mail names it.
    expect([shown.length, told.length]).toEqual([2, 1]);
    expect(told[0]).toContain('/en/server · search.example · utm_source=letter · utm_medium=e-mail');
    const [hook = ''] = readdirSync(path.join(site.dataDir, 'webhooks'));
    expect(readFileSync(path.join(site.dataDir, 'webhooks', hook), 'utf8')).toContain(`"from": "${marks.host}"`);
    const [head = '', row = ''] = leadsCsv(await site.leads()).split('\r\n');
    expect(head).toContain('"first from","first medium","first page","first source","last campaign","last from"');
    expect(row).toContain(`"marked campaign","${marks.host}"`);
    // The log never names it, accepted or not.
    expect(lines.filter((line) => Object.values(marks).some((mark) => line.includes(mark)))).toEqual([]);
  });

  test.each([
    ['nothing was answered', ''],
    ['it was refused', 'consent=reject; '],
    ['somebody made an answer up', 'consent=accept2; '],
  ])('while %s it is stored nowhere: not in the database, the mails, the log', async (_case, given) => {
    const page = await site.get(landing, { ...outside, ...(given && { Cookie: given }) });
    expect([page.status, cookiesOf(page)]).toEqual([200, []]);
    expect(cookiesOf(await answer('reject', onPage(landing), { from: marks.host }))).toHaveLength(1);
    const forged = made({ page: '/en/cdn', from: marks.host, source: marks.source, campaign: marks.campaign });
    expect((await ask(`${given}arrival=${forged}`)).status).toBe(303);
    await sent();
    expect([await kept(), named()]).toEqual([undefined, []]);
  });

  test('without script the visit begins with the page of the answer; another site’s page does not count', async () => {
    for (const said of [
      undefined,
      { begun: 'https://evil.example/en/server', from: mainHost },
      { begun: '//', from: '' },
    ]) {
      const yes = await answer('accept', onPage('/en/sms?utm_source=letter'), said);
      await ask(`consent=accept; arrival=${valueOf(yes, 'arrival')}`);
      expect((await kept())?.first).toEqual({ page: '/en/sms', source: 'letter' });
    }
  });

  test('refusing later takes it away', async () => {
    const cookie = `consent=accept; arrival=${made({ page: '/en' })}`;
    expect(cookiesOf(await answer('reject', { Cookie: cookie }))).toEqual([
      expect.stringMatching(/^consent=reject;/),
      expect.stringMatching(/^arrival=; Path=\/; Max-Age=0;/),
    ]);
  });

  test('accepting once more keeps what came first', async () => {
    const cookie = `consent=accept; arrival=${made({ page: '/en' })}`;
    expect(valueOf(await answer('accept', { Cookie: cookie, ...onPage(landing) }), 'arrival')).toBeUndefined();
  });

  test('everyone gets the same bytes, and no one another visitor’s cookie', async () => {
    const cookie = { Cookie: 'consent=accept' };
    const before = await site.get(landing, cookie);
    const led = await site.get('/en/cdn', { ...cookie, ...outside });
    const after = await site.get('/en/cdn', cookie);
    expect([valueOf(before, 'arrival'), valueOf(led, 'arrival'), valueOf(after, 'arrival')].map(Boolean)).toEqual([
      true,
      true,
      false,
    ]);
    expect(after.headers['cache-control']).toContain('public');
    expect(led.text.replaceAll(/nonce="[^"]*"/g, '')).toBe(after.text.replaceAll(/nonce="[^"]*"/g, ''));
  });

  test.each<[string, string, Record<string, string>]>([
    ['a page of ours', landing, onPage('/en')],
    ['another name of ours', landing, { Referer: 'https://www.cocloud.example/en' }],
    ['nowhere', '/en/cdn', {}],
    ['a browser that fetches ahead', landing, { ...outside, 'Sec-Purpose': 'prefetch' }],
    ['a personal link', '/0123456789abcdef', outside],
    ['a page that is not there', '/en/nothing-of-ours', outside],
  ])('%s is no arrival', async (_case, address, headers) => {
    expect(valueOf(await site.get(address, { Cookie: 'consent=accept', ...headers }), 'arrival')).toBeUndefined();
  });

  test.each<[string, string]>([
    ['an address', 'ada@example.com'],
    ['a link', 'https://evil.example/x'],
    ['markup', '<b onclick=x>'],
    ['a formula', '=1+1'],
    ['two lines', 'a\r\nBcc: x@example.com'],
    ['a sign that turns words around', '\u202Eabc'],
    ['too much', 'x'.repeat(51)],
  ])('%s is no word of a campaign, in the address or in the cookie', async (_case, word) => {
    const query = new URLSearchParams({ utm_source: word, utm_term: 'spring' });
    const led = await site.get(`/en/cdn?${query}`, { Cookie: 'consent=accept' });
    for (const cookie of [valueOf(led, 'arrival'), made({ page: '/en/cdn', source: word, term: 'spring' })]) {
      await ask(`consent=accept; arrival=${cookie}`);
      expect(await kept()).toEqual({
        first: { page: '/en/cdn', term: 'spring' },
        last: { page: '/en/cdn', term: 'spring' },
      });
    }
  });

  test.each<[string, string]>([
    ['nothing that can be read', '%00%ff'],
    ['a page of others', made({ page: 'https://evil.example/' })],
    ['no page', made({ from: 'search.example' })],
    ['no list', Buffer.from('{"page":"/en"}').toString('base64url')],
    ['a list in a list', made([[{ page: '/en' }]])],
    ['a prototype', Buffer.from('[{"__proto__":{"page":"/en"}}]').toString('base64url')],
    ['an object', 'j:[{"page":"/en"}]'],
  ])('a cookie with %s is none, and the enquiry goes through', async (_case, cookie) => {
    expect((await ask(`consent=accept; arrival=${cookie}`)).status).toBe(303);
    expect(await kept()).toBeUndefined();
  });
});
