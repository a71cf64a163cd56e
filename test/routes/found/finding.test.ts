// How search engines and programs find the site: sitemaps, robots.txt, structured data and prices as data, on every page.
import { Readable } from 'node:stream';
import robotsParser from 'robots-parser';
import sharp from 'sharp';
import { parseSitemap, parseSitemapIndex, type SitemapItem } from 'sitemap';
import { locales, type LocaleRow } from '../../../src/shared/i18n/locales.ts';
import { pathOf } from '../../../src/shared/pages/addresses.ts';
import { pages } from '../../../src/shared/pages/pages.ts';
import { priceDataPath, priceFormats, priceLists } from '../../../src/shared/webapi/priceLists.ts';
import { inside, startApp, uncached } from '../../support/app.ts';
import { clientOf, mainHost, type Client } from '../../support/client.ts';
import { headOf, tagsOf, textOf } from '../../support/html.ts';
import { sharedPages } from '../../support/sharedPages.ts';
import { siteOf } from '../../support/siteOf.ts';

const read = sharedPages();

const site = siteOf(() => startApp({ env: uncached }));

const origin = `https://${mainHost}`;
const within = (address: string) => address.slice(origin.length);

async function sitemapOf({ prefix }: LocaleRow, client: Client = site): Promise<SitemapItem[]> {
  const { text, status, type } = await client.get(`/sitemap-${prefix}.xml`);
  expect([status, type]).toEqual([200, 'application/xml']);
  return parseSitemap(Readable.from([text]));
}

type Question = { name: string; acceptedAnswer: { text: string } };

/** Without spaces, which links add around their text in some languages. */
const squeezed = (text: string) => text.replace(/\s+/g, '');

const bytesOf = async (address: string): Promise<Buffer> => (await site.get(address)).body;

const sorted = (links: readonly { lang?: string; hreflang?: string; url?: string; href?: string }[]) =>
  links.map(({ lang, hreflang, url, href }) => `${lang ?? hreflang} ${url ?? href}`).sort();

type Node = { '@type'?: string; '@id'?: string; [name: string]: unknown };

/** The structured data of a page, checked against what search engines require of each type. */
function graphOf(html: string): Node[] {
  const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const { '@context': context, '@graph': graph } = JSON.parse(json) as { '@context': string; '@graph': Node[] };
  expect(context).toBe('https://schema.org');
  return graph;
}

type Product = Node & {
  offers: { lowPrice: number; highPrice: number; offers: { price: number }[] };
  subjectOf: { license: string; distribution: { contentUrl: string }[] }[];
};

const productOf = (html: string) => graphOf(html).find((node) => node['@type'] === 'Product') as Product;

const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  Product: ['name', 'image', 'brand', 'offers'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  ItemList: ['itemListElement'],
  ContactPage: ['url'],
  FAQPage: ['mainEntity'],
};

test('the index names one sitemap for each language, and robots.txt names the index', async () => {
  const index = await site.get('/sitemap.xml');
  const entries = await parseSitemapIndex(Readable.from([index.text]));
  expect(entries.map(({ url }) => url)).toEqual(locales.map(({ prefix }) => `${origin}/sitemap-${prefix}.xml`));
  const robots = robotsParser(`${origin}/robots.txt`, (await site.get('/robots.txt')).text);
  expect(robots.getSitemaps()).toEqual([`${origin}/sitemap.xml`]);
  expect(robots.isAllowed(`${origin}/webapi/openapi.json`, 'Googlebot')).toBe(false);
  expect(robots.isAllowed(`${origin}/data/prices/sms.json`, 'Googlebot')).toBe(true);
});

test.each(locales)(
  '$code: every listed address is a page that names itself, its translations and its data',
  async (locale) => {
    const items = await sitemapOf(locale);
    const fixed = pages.filter((page) => page.index && page.status === 200 && page.locales.includes(locale.code));
    const plain = fixed.filter(({ params }) => Object.keys(params).length === 0);
    expect(items.map(({ url }) => within(url))).toEqual(
      expect.arrayContaining(plain.map(({ id }) => pathOf(id, locale.code))),
    );
    const robots = robotsParser(`${origin}/robots.txt`, (await site.get('/robots.txt')).text);
    for (const { url, links, lastmod } of items) {
      const { status, text } = await read(within(url));
      const { canonical, alternates, robots: meta } = headOf(text);
      expect([url, status, canonical, meta, robots.isAllowed(url)]).toEqual([url, 200, url, undefined, true]);
      expect([url, sorted(alternates)]).toEqual([url, sorted(links)]);
      expect([url, Date.parse(lastmod ?? '') <= Date.now()]).toEqual([url, true]);
      const graph = graphOf(text);
      for (const node of graph) {
        const lacking = (required[node['@type'] ?? ''] ?? ['a known type']).filter((name) => !node[name]);
        expect([url, node['@type'], lacking]).toEqual([url, node['@type'], []]);
      }
    }
  },
);

test('unlisted pages are in no sitemap and carry no data', async () => {
  const all = (await Promise.all(locales.map((locale) => sitemapOf(locale)))).flat().map(({ url }) => within(url));
  for (const path of ['/en/404', '/en/compile', '/en/success', '/en/intro', '/en/cdn?q=1'])
    expect([path, all.includes(path)]).toEqual([path, false]);
  expect((await site.get('/en/success')).text).not.toContain('application/ld+json');
});

inside('each domain', () => {
  test('names only itself', async () => {
    const other = clientOf(site.base, 'sg.cocloud.example');
    const items = await sitemapOf(locales[0] as LocaleRow, other);
    expect(items.length).toBeGreaterThan(30);
    expect(items.filter(({ url }) => !url.startsWith('https://sg.cocloud.example/'))).toEqual([]);
    for (const path of ['/robots.txt', '/llms.txt', '/.well-known/security.txt', '/sitemap.xml'])
      expect((await other.get(path)).text).toContain('https://sg.cocloud.example/');
  });
});

test('llms.txt describes each page as the page itself does, with its figures', async () => {
  const { text } = await site.get('/llms.txt');
  const rows = [...text.matchAll(/^- \[.*?\]\((.*?)\): (.*)$/gm)];
  expect(rows.length).toBeGreaterThan(30);
  for (const [, address = '', said] of rows)
    expect([address, said]).toEqual([address, headOf((await read(within(address))).text).description]);
});

test('security.txt can be used, and has not expired', async () => {
  const { text } = await site.get('/.well-known/security.txt');
  const fields = Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2)));
  expect((await site.get(within(fields['Contact'] ?? ''))).status).toBe(200);
  expect(Date.parse(fields['Expires'] ?? '')).toBeGreaterThan(Date.now());
});

test('the manifest names an icon that exists, and the pages name the manifest', async () => {
  const { body, type } = await site.get('/site.webmanifest');
  expect(type).toBe('application/manifest+json');
  for (const { src, sizes, type: kind } of body.icons as { src: string; sizes: string; type: string }[]) {
    const icon = await site.get(src);
    expect([src, icon.status, icon.type]).toEqual([src, 200, kind]);
    if (kind === 'image/png') {
      const { width, height } = await sharp(await bytesOf(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  }
  expect((await site.get('/en')).text).toContain('<link rel="manifest" href="/site.webmanifest">');
});

test('every listed page has its own card in its language, of the stated size', async () => {
  const seen = new Map<string, string>();
  for (const locale of locales) {
    for (const { url } of await sitemapOf(locale)) {
      const metas = tagsOf((await read(within(url))).text, 'meta');
      const said = (name: string) => metas.find(({ property }) => property === name)?.['content'] ?? '';
      const card = said('og:image');
      expect([url, card.startsWith(`${origin}/assets/card-`), seen.get(card)]).toEqual([url, true, undefined]);
      seen.set(card, url);
    }
  }
  for (const card of [...seen.keys()].filter((_, at) => at % 20 === 0)) {
    const { format, width, height } = await sharp(await bytesOf(within(card))).metadata();
    expect([card, format, width, height]).toEqual([card, 'png', 1200, 630]);
  }
});

test('a page gives machines the same questions as readers', async () => {
  for (const [path, count] of [
    ['/en/FAQ', 36],
    ['/zh-tw/cooperation', 3],
    ['/jp/gcp-service', 2],
  ] as const) {
    const { text: html } = await read(path);
    const told = graphOf(html).find((node) => node['@type'] === 'FAQPage')?.['mainEntity'] as Question[];
    expect([path, told.length >= count]).toEqual([path, true]);
    const shown = textOf(html.slice(html.indexOf('<main')));
    for (const { name, acceptedAnswer } of told) {
      expect([path, name, squeezed(shown).includes(squeezed(name))]).toEqual([path, name, true]);
      const { text } = acceptedAnswer;
      expect([path, text, squeezed(shown).includes(squeezed(text))]).toEqual([path, text, true]);
    }
  }
});

test('the data of every listed page has its figures filled in', async () => {
  for (const { url } of (await Promise.all(locales.map((locale) => sitemapOf(locale)))).flat()) {
    expect([url, JSON.stringify(graphOf((await read(within(url))).text)).includes('{{')]).toEqual([url, false]);
  }
});

test('prices as data are those of the content, in both formats, and of the structured data', async () => {
  const { prices, priceFacts } = onceAWorker.content();
  const traffic = Object.values(prices.bandwidth.usdPerGb).flat();
  const rows = { ...prices, 'cdn-packs': prices.cdnPacks, 'cdn-traffic': traffic };
  for (const list of priceLists) {
    const { body, headers } = await site.get(priceDataPath(list, 'json'));
    const csv = await site.get(priceDataPath(list, 'csv'));
    expect([list, body.rows.length]).toEqual([list, rows[list].length]);
    expect(body).toMatchObject({
      list,
      currency: 'USD',
      licence: priceFacts.licence,
      validFrom: priceFacts.validFrom[list],
    });
    expect(csv.text.trim().split('\r\n')).toHaveLength(body.rows.length + 1);
    expect([csv.type, headers['access-control-allow-origin']]).toEqual(['text/csv', '*']);
  }
  const monthly = prices.servers.map(({ platformUsdMonth }) => platformUsdMonth);
  const told = productOf((await site.get('/en/server')).text).offers;
  expect(told.offers.map(({ price }) => price)).toEqual(monthly);
  expect([told.lowPrice, told.highPrice]).toEqual([Math.min(...monthly), Math.max(...monthly)]);
  const csv = (await site.get(priceDataPath('ddos', 'csv'))).text;
  expect(csv).toContain('"100 Gbps, mainland line"');
});

test('pages with prices link the data, to readers and to machines, and the description of the API names it', async () => {
  for (const [path, ...lists] of [
    ['/en/server', 'servers'],
    ['/jp/ddos', 'ddos'],
    ['/zh-tw/cdn', 'cdn-packs', 'cdn-traffic'],
    ['/pt/sms', 'sms'],
    ['/zh/prepaidcard', 'prepaid'],
    ['/zh-tw/min-cdn', 'cdn-packs'],
    ['/zh-tw/promotion002', 'cdn-packs'],
  ] as const) {
    const { text } = await read(path);
    const addresses = lists.flatMap((list) => priceFormats.map((format) => priceDataPath(list, format)));
    for (const address of addresses) expect([path, text.includes(`href="${address}"`)]).toEqual([path, true]);
    const sets = productOf(text).subjectOf;
    const files = sets.flatMap(({ distribution }) => distribution.map(({ contentUrl }) => within(contentUrl)));
    expect([path, files]).toEqual([path, addresses]);
    expect(sets.map(({ license }) => license)).toEqual(lists.map(() => onceAWorker.content().priceFacts.licence));
  }
  const { body } = await site.get('/webapi/openapi.json');
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(['/data/prices/{list}.json', '/data/prices/{list}.csv']),
  );
});
