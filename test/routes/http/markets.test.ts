// Several domains as one site: rows of content give each text one address, and send search engines and buyers to the
// domain of their market.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inside, startApp, uncached } from '../../support/app.ts';
import { clientOf, cookiesOf } from '../../support/client.ts';
import { contentOfTests } from '../../support/contentOfTests.ts';
import { faultsAfter } from '../../support/faultsAfter.ts';
import { elementText, headOf, tagsOf, textOf } from '../../support/html.ts';
import { inAll } from '../../support/sampleContent.ts';
import { siteOf } from '../../support/siteOf.ts';
import { onAWorkday } from '../../support/taipei.ts';

const [main, singapore, china, hongkong] = ['', 'sg.', 'cn.', 'hk.'].map((name) => `${name}cocloud.example`) as [
  string,
  string,
  string,
  string,
];
const taxOf = (text: string) => JSON.stringify(inAll(text));
const markets = {
  [singapore]: `{ countries: [SG, MY], languages: [en], tax: ${taxOf('GST is added')} }`,
  [china]: `{ countries: [CN], languages: [zh_CN] }`,
  [hongkong]: `{ countries: [HK], languages: [zh_TW, en], currency: twd }`,
};
const withMarkets = (yaml: string): string =>
  Object.entries(markets).reduce(
    (text, [domain, market]) => text.replace(`    domain: ${domain}\n`, (line) => `${line}    market: ${market}\n`),
    yaml,
  );

const contentFolder = contentOfTests();
const app = siteOf(async () => {
  const file = path.join(contentFolder, 'site.yaml');
  writeFileSync(file, withMarkets(readFileSync(file, 'utf8')));
  return startApp({ env: uncached, replaced: { contentFolder, clock: onAWorkday } });
});

const ask = (host: string, address: string, headers?: Record<string, string>) =>
  clientOf(app.base, host).get(address, headers);
const headAt = async (host: string, address: string) => headOf((await ask(host, address)).text);

/** Links of the page about the CDN. */
const cluster = {
  en: `https://${main}/en/cdn`,
  'en-SG': `https://${singapore}/en/cdn`,
  'en-MY': `https://${singapore}/en/cdn`,
  'en-HK': `https://${hongkong}/en/cdn`,
  'zh-Hans': `https://${main}/zh/cdn`,
  'zh-CN': `https://${china}/zh/cdn`,
  'zh-Hant': `https://${main}/zh-tw/cdn`,
  'zh-TW': `https://${main}/zh-tw/cdn`,
  'zh-Hant-HK': `https://${hongkong}/zh-tw/cdn`,
  ja: `https://${main}/jp/cdn`,
  'x-default': `https://${main}/zh-tw/cdn`,
};

inside('domains with markets', () => {
  test.each([
    [main, '/en/cdn', main],
    [main, '/zh/cdn', main],
    [singapore, '/en/cdn', singapore],
    [singapore, '/jp/cdn', main],
    [china, '/zh/cdn', china],
    [china, '/en/cdn', main],
    [hongkong, '/zh-tw/cdn', hongkong],
    // A domain without a market names the main domain as canonical.
    ['kh.cocloud.example', '/en/cdn', main],
  ])('on %s %s has its canonical address on %s, and all domains agree', async (host, address, speaker) => {
    const { canonical, alternates, robots } = await headAt(host, address);
    expect([canonical, robots]).toEqual([`https://${speaker}${address}`, undefined]);
    expect(Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href]))).toEqual(cluster);
    expect(alternates).toHaveLength(Object.keys(cluster).length);
  });

  test('a domain’s sitemaps list its own texts, each as its page says', async () => {
    for (const [host, prefixes] of [
      [main, ['en', 'zh', 'zh-tw', 'pt', 'jp']],
      [singapore, ['en']],
      [hongkong, ['en', 'zh-tw']],
      ['kh.cocloud.example', []],
    ] as const) {
      const { text } = await ask(host, '/sitemap.xml');
      const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
      expect(named).toEqual(prefixes.map((prefix) => `https://${host}/sitemap-${prefix}.xml`));
    }
    expect((await ask(singapore, '/sitemap-jp.xml')).status).toBe(404);
    const { text } = await ask(singapore, '/sitemap-en.xml');
    const [entry = ''] = /<url><loc>https:\/\/sg\.cocloud\.example\/en\/cdn<\/loc>[^]*?<\/url>/.exec(text) ?? [];
    const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href]);
    expect(Object.fromEntries(links)).toEqual(cluster);
    expect(text).not.toContain(`<loc>https://${main}`);
  });

  test('prices start in the market’s currency, with its note on tax, and the address can choose another', async () => {
    const prices = async (host: string, address: string) =>
      textOf(elementText((await ask(host, address)).text, 'main'));
    expect(await prices(hongkong, '/en/server')).toMatch(/NT\$/);
    expect(await prices(hongkong, '/en/server?cur=usd')).not.toMatch(/NT\$\d/);
    expect(await prices(singapore, '/en/server')).not.toMatch(/NT\$\d/);
    expect(await prices(singapore, '/en/server')).toContain('GST is added en.');
    expect(await prices(singapore, '/jp/server')).toContain('GST is added jp.');
    for (const host of [main, china, hongkong]) expect(await prices(host, '/en/server')).not.toContain('GST is added');
  });

  test('an estimate starts in the market’s currency, shows it beside prices, and keeps another if chosen', async () => {
    const add = (host: string, fields: Record<string, string>) =>
      clientOf(app.base, host)
        .post('/basket', { Accept: 'application/json' })
        .type('form')
        .send(new URLSearchParams({ lang: 'en', add: 'server g1.large 1 12', ...fields }).toString());
    const told = async (host: string, fields: Record<string, string>) => {
      const { said, page } = (await add(host, fields)).body.result;
      return [said, new URL(page, 'https://here').searchParams.get('cur')];
    };
    expect(await told(hongkong, {})).toEqual(['Estimate: 1 item, NT$1,129 a month', null]);
    expect(await told(hongkong, { cur: 'usd' })).toEqual(['Estimate: 1 item, US$34.20 a month', 'usd']);
    expect(await told(main, {})).toEqual(['Estimate: 1 item, US$34.20 a month', null]);
    expect(await told(main, { cur: 'twd' })).toEqual(['Estimate: 1 item, NT$1,129 a month', 'twd']);
  });

  test('the choice leads to the same page in the same language, and is never made for a visitor', async () => {
    const { text } = await ask(main, '/cdn');
    const links = tagsOf(text.slice(text.indexOf('<footer')), 'a').map(({ href = '' }) => href);
    expect(links.filter((href) => href.endsWith('/zh-tw/cdn'))).toEqual(
      expect.arrayContaining([main, singapore, china, hongkong].map((host) => `https://${host}/zh-tw/cdn`)),
    );
    const elsewhere = {
      'X-Forwarded-For': '203.0.113.7',
      'CF-IPCountry': 'SG',
      'Accept-Language': 'en-SG',
      'X-Real-IP': '203.0.113.7',
    };
    for (const address of ['/', '/en/cdn', '/cdn']) {
      const answer = await ask(main, address, elsewhere);
      expect([address, answer.status, cookiesOf(answer), answer.text]).toEqual([
        address,
        200,
        [],
        (await ask(main, address)).text,
      ]);
    }
  });

  test('unlisted pages are not linked on other domains', async () => {
    const { text } = await ask(main, '/en/login');
    expect(text).toContain(`https://${singapore}/en"`);
    expect(text).not.toContain(`https://${singapore}/en/login`);
  });
});

test('two domains that claim one country in one language are a fault with its line', () => {
  const change = (yaml: string) => withMarkets(yaml).replace('countries: [HK]', 'countries: [HK, SG]');
  expect(faultsAfter('site.yaml', change)).toEqual([
    expect.stringMatching(/^content\/site\.yaml:\d+: SG in en is another domain's already$/),
  ]);
});
