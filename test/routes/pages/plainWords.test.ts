// Text for browsers may hold word joiners, text for machines has plain spaces only, and money is written one way.
import { priceDataPath, priceLists } from '../../../src/shared/webapi/priceLists.ts';
import { startApp, uncached } from '../../support/app.ts';
import { unheld } from '../../support/html.ts';
import { everyPage, namesOf, pathOf, prefixes } from '../../support/pageSets.ts';
import { sharedPages } from '../../support/sharedPages.ts';

const joins = /[\u00a0\u2060]/;
const joiner = '\u2060';

const read = sharedPages();

test('the heads of all pages, with what search engines and share cards read there', async () => {
  let joined = 0;
  for (const { path } of everyPage) {
    const { text } = await read(path);
    const [head = '', body = ''] = text.split('<body');
    expect([path, joins.exec(head)]).toEqual([path, null]);
    // Text that may be copied or searched has no invisible character; an element keeps words together instead.
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
  const { status, text } = await read(path);
  expect(status).toBe(200);
  expect(text).not.toMatch(joins);
});

test.each(prefixes)('/%s writes dollars one way, and names the country', async (prefix) => {
  const written = prefix === 'pt' ? /^(?:US|NT)\$\u00a0\d/ : /^(?:US|NT)\$\d/;
  let found = 0;
  for (const { path } of everyPage.filter((one) => one.prefix === prefix)) {
    const words = unheld((await read(path)).text).replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, '\n');
    const amounts = [...words.matchAll(/(?:\p{L}{2})?\$\s?\d[\d.,]*/gu)].map(([amount]) => amount);
    found += amounts.length;
    expect([path, amounts.filter((amount) => !written.test(amount))]).toEqual([path, []]);
    expect([path, /USD ?\d|\d ?USD\b/.exec(words)?.[0]]).toEqual([path, undefined]);
  }
  expect(found).toBeGreaterThan(100);
});

test.each(prefixes)('/%s: a figure with its sign has no currency in its unit', async (prefix) => {
  const priced = ['server', 'cdn', 'ddos'].filter((name) => namesOf(prefix).includes(name));
  const own = everyPage.filter((one) => one.prefix === prefix).map(({ path }) => path);
  let signed = 0;
  for (const path of [...own, ...priced.map((name) => `${pathOf(prefix, name)}?cur=twd`)]) {
    const results = [...unheld((await read(path)).text).matchAll(/<output[^>]*>[^<]*<small>[^<]*/g)].map(
      ([found]) => found,
    );
    signed += results.filter((result) => result.includes('$')).length;
    expect([path, results.filter((result) => /\$[^]*(?:USD|TWD)/.test(result))]).toEqual([path, []]);
  }
  expect(signed).toBeGreaterThan(priced.length);
});

test.each([
  ['pt', /\d:\d\d/],
  ['zh', /, /],
  ['zh-tw', /, /],
  ['jp', /, /],
] as const)('/%s: drawings write lists and hours as the language does', async (prefix, foreign) => {
  let found = 0;
  for (const { path } of everyPage.filter((one) => one.prefix === prefix)) {
    const drawn = [...unheld((await read(path)).text).matchAll(/<text[^>]*>([^<]*)/g)].map(([, words = '']) => words);
    found += drawn.length;
    expect([path, drawn.filter((words) => foreign.test(words))]).toEqual([path, []]);
  }
  expect(found).toBeGreaterThan(100);
});

test('the answer of a form to a program, and where an article is shared', async () => {
  const app = await startApp({ env: { ...uncached, CAPTCHA: 'off' } });
  const { text } = await app.post('/en/contact_us', { Accept: 'application/json' }).type('form').send('lastName=x');
  await app.close();
  expect(text).not.toMatch(joins);
  const article = (await read('/zh/blog/cdn-decimal-tb')).text;
  expect(/href="(https:\/\/service\.weibo\.com[^"]+)"/.exec(article)?.[1]).not.toMatch(/%C2%A0|%E2%81%A0/);
});
