// The calculators over HTTP: results at their limits, messages for wrong values, and no hostile query unescaped.
import { readFileSync } from 'node:fs';
import { startApp, uncached } from '../../support/app.ts';
import { calculatorCases } from '../../support/calculatorCases.ts';
import { contentOfTests } from '../../support/contentOfTests.ts';
import { broughtOn, decoded, headOf, tagsOf, textOf } from '../../support/html.ts';
import { siteOf } from '../../support/siteOf.ts';

const contentFolder = contentOfTests();

const site = siteOf(() => startApp({ env: uncached, replaced: { contentFolder } }));

async function resultOf(path: string): Promise<{ figure: string | undefined; text: string; faults: number }> {
  const { status, text } = await site.get(path);
  expect([path, status]).toEqual([path, 200]);
  const [result = ''] = text.slice(text.indexOf('id="result')).split('</section>');
  const figure = /<output[^>]*>([^<]*)/.exec(result)?.[1]?.replace(/\s/g, ' ');
  return { figure, text, faults: text.split('aria-invalid="true"').length - 1 };
}

const cases = Object.values(calculatorCases);

test('every calculator has cases', () => {
  const words = JSON.parse(readFileSync('locales/en/calculators.json', 'utf8')) as Record<string, object>;
  const names = Object.keys(words).filter((key) => Object.hasOwn(words[key] ?? {}, 'fields'));
  expect(Object.keys(calculatorCases).toSorted()).toEqual(names.toSorted());
});

test.each(cases.flatMap(({ answers }) => answers))('%s answers %s', async (path, figure) => {
  const result = await resultOf(path);
  expect([result.figure, result.faults]).toEqual([figure, 0]);
});

test.each(cases.flatMap(({ wrong }) => wrong))('%s is a fault of its field, without a result', async (path) => {
  const result = await resultOf(path);
  expect([result.figure, result.faults]).toEqual([undefined, 1]);
});

// The figure changes gradually here; only the words show that a limit has been passed.
test.each([
  ['/en/cloudLive?viewers=48000000&mbps=2.5&minutes=1', '/en/cloudLive?viewers=48000001&mbps=2.5&minutes=1'],
  ['/en/alicloud.migration?gb=2268&mbps=100&eff=70', '/en/alicloud.migration?gb=2270&mbps=100&eff=70'],
  ['/en/server?cpu=1&mem=1&n=1&max=7.60', '/en/server?cpu=1&mem=1&n=1&max=7.59'],
  ['/en/prepaidcard?tab=topup&need=3150', '/en/prepaidcard?tab=topup&need=3151'],
])('%s and %s are told apart in words', async (within, beyond) => {
  const wordsOf = async (path: string) => {
    const { text } = await resultOf(path);
    return textOf(text.slice(text.indexOf('id="result')).split('</section>')[0] ?? '').replace(/[\d,.]+/g, '#');
  };
  expect(await wordsOf(within)).not.toBe(await wordsOf(beyond));
});

test.each([
  ['/en/sms?to=JP&set=gsm&len=10&n=1', 'Japan'],
  ['/en/server?cpu=4&mem=32&n=1', 'Memory'],
  ['/en/ddos?gbps=60&line=mainland', 'Advanced'],
  ['/en/cloudflare?path=api', 'API'],
  ['/en/tencentcloud.live?show=class', 'Class'],
])('%s marks the chosen row not only by colour', async (path, name) => {
  const { text } = await site.get(path);
  const rows = text.match(/<tr[^>]* aria-current="true"[^]*?<\/tr>/g) ?? [];
  expect(rows.map((row) => textOf(row).startsWith(name))).toEqual([true]);
});

test('a sample price is called indicative in every result', async () => {
  const [ddos, home] = [(await site.get('/en/ddos?gbps=20')).text, textOf((await site.get('/en')).text)];
  const rows = ddos.match(/<tr[^]*?<\/tr>/g) ?? [];
  const marked = rows.map(textOf).filter((text) => text.includes('indicative'));
  expect(marked.map((text) => text.split(' ')[0])).toEqual(['Standard']);
  expect(textOf(ddos.slice(ddos.indexOf('id="result')))).toContain('This price is indicative');
  expect(home).toContain('30 Gbps†');
});

test('where the attack is not known the mainland plan is not called the smallest of all', async () => {
  const { text } = await resultOf('/en/ddos?gbps=0&line=mainland');
  expect(textOf(text)).toContain('Advanced is the smallest plan for your choice and absorbs');
});

test('a mainland attack too large for any mainland plan is pointed to the larger plan, without a calculation', async () => {
  const { text } = await resultOf('/en/ddos?gbps=120&line=mainland');
  const said = textOf(text.slice(text.indexOf('id="result')).split('<table')[0] ?? '');
  expect(said).toContain('Enterprise');
  expect(said).not.toContain('Mbps');
});

// Singular and plural.
test.each([
  ['/en/coshield?users=500', '1 node'],
  ['/en/coshield?users=501', '2 nodes'],
  ['/pt/coshield?users=500', '1 nó'],
  ['/en/alicloud.migration?gb=45&mbps=100&eff=100', '1 hour'],
  ['/pt/alicloud.migration?gb=4500&mbps=100&eff=100', '100 horas'],
  ['/en/sms?to=other&set=gsm&len=1&n=1', '1 segment'],
  ['/pt/sms?to=other&set=gsm&len=1&n=2', '2 segmentos'],
  ['/en/sms?to=JP&set=gsm&len=1&n=1', '1 recipient × 1 = 1,'],
  ['/pt/sms?to=JP&set=gsm&len=1&n=1', '1 destinatário'],
  ['/en/sms?to=JP&set=gsm&len=1&n=2', '2 recipients × 1 = 2,'],
  ['/en/database?drain=1&catchup=0&verify=0&switch=0', '1 minute.'],
  ['/en/coshield?users=1', 'a peak of 1 player,'],
  ['/en/prepaidcard?tab=new&need=500&use=500', 'Lasts 1 month'],
  ['/en/prepaidcard?tab=new&need=500&use=250', 'Lasts 2 months'],
  ['/en/prepaidcard?tab=new&need=500&use=5000', 'Lasts 0.1 months'],
  ['/en/prepaidcard?tab=new&need=500&use=5001', 'Lasts less than 0.1 months'],
  ['/zh-tw/min-cdn?page=1&visits=1000001', '不到 0.1 個月'],
])('%s says %s', async (path, words) => {
  const { text } = await resultOf(path);
  const [result = ''] = text.slice(text.indexOf('id="result')).split('</section>');
  expect(`${textOf(result)} `).toContain(`${words} `);
});

// A plan with a published price, and one without.
test.each([
  ['JP', 'JP', '日本'],
  ['BR', 'other', '巴西'],
])('%s in the address is selected, and is passed on to the form of the page', async (country, choice, name) => {
  const { text } = await site.get(`/zh-tw/sms?country=${country}`);
  expect(text).toContain(`<option value="${choice}" selected`);
  expect(text).toMatch(new RegExp(`name="plan"[^>]*value="country ${country}"`));
  expect(broughtOn(text)).toBe(`一併送出：目的地：${name}`);
});

const hostile = [
  '"><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '%00%0d%0aSet-Cookie: a=b',
  '9'.repeat(400),
  '1e9',
  'NaN',
];
const typedInto = cases.flatMap(({ wrong }) => wrong.slice(0, 1));

test.each(typedInto)('what is typed into %s stays text', async (path) => {
  const { origin, pathname, searchParams } = new URL(path, 'http://site');
  for (const name of searchParams.keys()) {
    for (const value of hostile) {
      const url = new URL(pathname, origin);
      for (const [other, kept] of searchParams) url.searchParams.set(other, other === name ? value : kept);
      const { headers, status, text } = await site.get(url.pathname + url.search);
      expect([url.search, status, headers['set-cookie']]).toEqual([url.search, 200, undefined]);
      expect(/<script>alert|<img src=x/.exec(text)).toBeNull();
    }
  }
});

test.each([
  ['en', 'seasia'],
  ['zh', 'mainland'],
  ['zh-tw', 'taiwan'],
  ['pt', 'americas'],
  ['jp', 'japan'],
])('/%s compares clouds for users in %s before anybody has chosen', async (prefix, users) => {
  const here = await resultOf(`/${prefix}/cloudIntegration`);
  const chosen = await resultOf(`/${prefix}/cloudIntegration?users=${users}&need=web`);
  expect(here.figure).toBeDefined();
  expect(here.figure).toBe(chosen.figure);
  expect(tagsOf(here.text, 'option').find(({ value }) => value === users)).toHaveProperty('selected');
});

test('a result is not listed, the page is', async () => {
  const asked = headOf((await site.get('/en/cdn?region=NA&gb=20&unit=tb')).text);
  const plain = headOf((await site.get('/en/cdn')).text);
  expect([asked.robots, plain.robots]).toEqual(['noindex', undefined]);
  expect(asked.canonical).toBe(plain.canonical);
});

test.each(cases.map(({ answers }) => answers[0]?.[0] ?? ''))('the result of %s goes on to the form', async (path) => {
  const { text } = await resultOf(path);
  const [, link = ''] = /href="([^"]*\/contact_us\?[^"]*)"/.exec(text.slice(text.indexOf('id="result'))) ?? [];
  const { pathname, search, searchParams } = new URL(decoded(link), 'http://site');
  const plan = searchParams.get('plan') ?? '';
  expect(plan).not.toBe('');
  const form = (await site.get(pathname + search)).text;
  const sent = tagsOf(form, 'input').find(({ name }) => name === 'plan');
  expect(sent?.['value']).toBe(plan);
  expect(broughtOn(form)).toMatch(/^(Sent along: |一併送出：)\S/);
});
