// What a browser sets in lines is joined, what machines read has the spaces of a keyboard only, and money is written one way.
import { priceDataPath, priceLists } from '../../../src/shared/webapi/priceLists.ts';
import { startApp, uncached, type App } from '../../support/app.ts';
import { clientOf, type Client } from '../../support/client.ts';
import { unheld } from '../../support/html.ts';
import { everyPage, prefixes } from '../../support/pageSets.ts';

const joins = /[\u00a0\u2060]/;
const joiner = '\u2060';

let app: App;
let site: Client;

beforeAll(async () => {
  app = await startApp({ env: { ...uncached, CAPTCHA: 'off' } });
  site = clientOf(app.base);
});
afterAll(() => app.close());

test('the heads of all pages, with what search engines and share cards read there', async () => {
  let joined = 0;
  for (const { path } of everyPage) {
    const { text } = await site.get(path);
    const [head = '', body = ''] = text.split('<body');
    expect([path, joins.exec(head)]).toEqual([path, null]);
    // What is copied or searched has no letter that cannot be seen; an element holds words together.
    expect([path, text.includes(joiner)]).toEqual([path, false]);
    if (body.includes('<co-w>')) joined += 1;
  }
  expect(joined).toBeGreaterThan(everyPage.length / 2);
});

test.each([
  '/llms.txt',
  '/sitemap-en.xml',
  '/webapi/banner/pt_code/list',
  ...priceLists.flatMap((list) => [priceDataPath(list, 'json'), priceDataPath(list, 'csv')]),
])('%s', async (path) => {
  const { status, text } = await site.get(path);
  expect(status).toBe(200);
  expect(text).not.toMatch(joins);
});

test.each(prefixes)('/%s writes dollars one way, and says whose', async (prefix) => {
  const written = prefix === 'pt' ? /^(?:US|NT)\$\u00a0\d/ : /^(?:US|NT)\$\d/;
  let found = 0;
  for (const { path } of everyPage.filter((one) => one.prefix === prefix)) {
    const words = unheld((await site.get(path)).text).replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, '\n');
    const amounts = [...words.matchAll(/(?:\p{L}{2})?\$\s?\d[\d.,]*/gu)].map(([amount]) => amount);
    found += amounts.length;
    expect([path, amounts.filter((amount) => !written.test(amount))]).toEqual([path, []]);
    expect([path, /USD ?\d|\d ?USD\b/.exec(words)?.[0]]).toEqual([path, undefined]);
  }
  expect(found).toBeGreaterThan(100);
});

test('the answer of a form to a program, and where an article is shared', async () => {
  const { text } = await site.post('/en/contact_us', { Accept: 'application/json' }).type('form').send('lastName=x');
  expect(text).not.toMatch(joins);
  const article = (await site.get('/zh/blog/cdn-decimal-tb')).text;
  expect(/href="(https:\/\/x\.com[^"]+)"/.exec(article)?.[1]).not.toMatch(/%C2%A0|%E2%81%A0/);
});
