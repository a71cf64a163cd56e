// What browsers may prefetch by themselves: only addresses that change nothing, nothing on a slow line or from a busy
// server, and nothing when the setting is off.
import type { Gate } from '../../../src/server/http/gate.ts';
import { inside, startApp } from '../../support/app.ts';
import { cookiesOf } from '../../support/client.ts';
import { everyPage, unlisted } from '../../support/pageSets.ts';
import { siteOf } from '../../support/siteOf.ts';
import { onAWorkday } from '../../support/taipei.ts';

type Rule = { where: { and: [object, { href_matches: URLPatternInit[] }, object] }; eagerness: string };

let isBusy = false;
const gate: Gate = {
  ask(_lane, enter) {
    enter();
    return () => undefined;
  },
  isCrowded: () => false,
  isBusy: () => isBusy,
};

const site = siteOf(() => startApp({ replaced: { gate, clock: onAWorkday } }));

const rulesPath = '/speculation.json';

/** supertest recognises JSON only by its usual content types. */
async function rules(headers?: Record<string, string>): Promise<Partial<Record<'prefetch' | 'prerender', [Rule]>>> {
  const answer = await site.get(rulesPath, headers);
  expect([answer.status, answer.type]).toEqual([200, 'application/speculationrules+json']);
  return JSON.parse(answer.text ?? String(answer.body)) as Awaited<ReturnType<typeof rules>>;
}

test('every page names the rules in its headers, and its bytes are the same for all', async () => {
  for (const path of ['/en', '/jp/cdn', '/zh-tw/free_open']) {
    const { headers, text } = await site.get(path);
    expect([path, headers['speculation-rules'], headers['accept-ch']]).toEqual([path, `"${rulesPath}"`, 'ECT']);
    expect((await site.get(path, { 'Save-Data': 'on' })).text).toBe(text);
  }
});

test('a hovered link is fetched, a pressed one rendered, and only pages that search engines may open', async () => {
  const { prefetch, prerender } = await rules();
  expect([prefetch?.[0].eagerness, prerender?.[0].eagerness]).toEqual(['moderate', 'conservative']);
  expect(prefetch?.[0].where).toEqual(prerender?.[0].where);
  const patterns = (prefetch?.[0].where.and[1].href_matches ?? []).map((pattern) => new URLPattern(pattern));
  const isAllowed = (path: string) => patterns.some((pattern) => pattern.test(`https://cocloud.example${path}`));
  const wrong = everyPage.filter(({ name, path }) => isAllowed(path) === unlisted.has(name));
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(isAllowed('/en/sms?country=JP#price')).toBe(true);
  for (const path of [
    '/en/account',
    '/webapi/account/console',
    '/mailto/a@example.com',
    '/data/prices/sms.csv',
    '/en/404',
  ])
    expect([path, isAllowed(path)]).toEqual([path, false]);
});

const poorLines: Record<string, string>[] = [{ 'Save-Data': 'on' }, { ECT: '2g' }, { ECT: 'slow-2g' }];

test.each(poorLines)('%j: nothing', async (headers) => {
  expect(await rules(headers)).toEqual({});
  expect((await site.get(rulesPath, headers)).headers['vary']).toMatch(/Save-Data, ECT/);
});

const ahead = { 'Sec-Purpose': 'prefetch;prerender' };

test('prefetching a page does not choose its language', async () => {
  const from = { Host: 'cocloud.example', Referer: 'https://cocloud.example/en/cdn' };
  expect(cookiesOf(await site.get('/jp/cdn', from)).join()).toContain('locale=jp');
  expect(cookiesOf(await site.get('/jp/cdn', { ...from, ...ahead }))).toEqual([]);
});

inside('a busy server', () => {
  test('refuses to prefetch pages that are not ready, and sends ready ones', async () => {
    isBusy = true;
    const refused = await site.get('/en/ddos', ahead);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect((await site.get('/en/ddos')).status).toBe(200);
    isBusy = false;
    expect((await site.get('/en/sms', ahead)).status).toBe(200);
  });
});

inside('SPECULATION=false', () => {
  test('sends no rules', async () => {
    const off = await startApp({ env: { SPECULATION: 'false' } });
    expect((await off.get('/en')).headers).not.toHaveProperty('speculation-rules');
    expect((await off.get(rulesPath)).status).toBe(404);
    await off.close();
  });
});
