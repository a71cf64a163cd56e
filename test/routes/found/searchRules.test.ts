// Checks every page in every language with validators by others: sitemaps by schema, JSON-LD by rich results,
// robots.txt by a crawler's parser, hreflang by reciprocity.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import robotsParser from 'robots-parser';
import { validateXML } from 'xmllint-wasm';
import { locales } from '../../../src/shared/i18n/locales.ts';
import { pathOf } from '../../../src/shared/pages/addresses.ts';
import { pages } from '../../../src/shared/pages/pages.ts';
import { categories, feedPath, type FeedFormat } from '../../../src/shared/pages/newsList/categories.ts';
import { root } from '../../support/app.ts';
import { mainHost } from '../../support/client.ts';
import { decoded, headOf, textOf } from '../../support/html.ts';
import { sharedPages } from '../../support/sharedPages.ts';

const read = sharedPages();
/** Address → HTML of every page in each of its languages. */
const html = new Map<string, string>();
const heads = new Map<string, ReturnType<typeof headOf>>();
const origin = `https://${mainHost}`;

beforeAll(async () => {
  for (const { id, params, status, locales: own } of pages) {
    if (status !== 200 || Object.keys(params).length > 0) continue;
    for (const code of own) {
      const answer = await read(pathOf(id, code));
      if (answer.status === 200) html.set(origin + pathOf(id, code), answer.text);
    }
  }
  for (const address of await listed())
    if (!html.has(address)) html.set(address, (await read(address.slice(origin.length))).text);
  for (const [address, page] of html) heads.set(address, headOf(page));
});

async function listed(): Promise<string[]> {
  const files = await Promise.all(locales.map(({ prefix }) => read(`/sitemap-${prefix}.xml`)));
  return files.flatMap((file) => [...file.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address));
}

const schema = (file: string) => readFileSync(path.join(root, file), 'utf8');
const imported = (file: string, namespace: string) => `<import namespace="${namespace}" schemaLocation="${file}"/>`;

const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const together = `<schema xmlns="http://www.w3.org/2001/XMLSchema">${imported('sitemap.xsd', sitemaps)}${imported('alternate.xsd', 'http://www.w3.org/1999/xhtml')}</schema>`;
const preload = [
  { fileName: 'sitemap.xsd', contents: schema('node_modules/sitemap/schema/sitemap.xsd') },
  { fileName: 'alternate.xsd', contents: schema('test/fixtures/sitemap/alternate.xsd') },
];

test('sitemaps and their index are valid by the schemas of sitemaps.org', async () => {
  const index = { fileName: 'sitemap.xml', contents: (await read('/sitemap.xml')).text };
  const byIndex = await validateXML({ xml: [index], schema: [schema('test/fixtures/sitemap/siteindex.xsd')] });
  expect(byIndex.errors).toEqual([]);
  const files = locales.map(async ({ prefix }) => {
    const fileName = `sitemap-${prefix}.xml`;
    return { fileName, contents: (await read(`/${fileName}`)).text };
  });
  const xml = await Promise.all(files);
  expect((await validateXML({ xml, schema: [together], preload })).errors).toEqual([]);
  const broken = { fileName: 'broken.xml', contents: (xml[0]?.contents ?? '').replace('hreflang=', 'lang=') };
  expect((await validateXML({ xml: [broken], schema: [together], preload })).valid).toBe(false);
});

const ofLanguages = `<schema xmlns="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/XML/1998/namespace"><attribute name="lang" type="language"/></schema>`;
const feedsOf = (format: FeedFormat) =>
  locales.flatMap((row) => categories.map((category) => ({ row, category, path: feedPath(row, category, format) })));

const lettersOf = (markup: string) => textOf(markup).replaceAll(/[\s\u2060]/g, '');

test('feeds are valid, complete, and have absolute links', async () => {
  const atoms = await Promise.all(
    feedsOf('xml').map(async ({ path: fileName }) => ({ fileName: fileName.slice(1), ...(await read(fileName)) })),
  );
  const xml = atoms.map(({ fileName, text: contents }) => ({ fileName, contents }));
  const rules = {
    schema: [schema('test/fixtures/atom.xsd')],
    preload: [{ fileName: 'xml.xsd', contents: ofLanguages }],
  };
  expect((await validateXML({ xml, ...rules })).errors).toEqual([]);
  const broken = {
    fileName: 'broken.xml',
    contents: (xml[0]?.contents ?? '').replace(/<updated>[^<]*/, '<updated>soon'),
  };
  expect((await validateXML({ xml: [broken], ...rules })).valid).toBe(false);
  for (const { row, category, path: address } of feedsOf('json')) {
    const feed = JSON.parse((await read(address)).text) as { items: Record<string, unknown>[] };
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringMatching(/\S/),
      feed_url: origin + address,
      language: row.iso,
    });
    expect(feed.items.length).toBe(category === 'all' ? 20 : 12);
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
    for (const item of feed.items) {
      expect(item).toMatchObject({
        id: item['url'],
        language: row.iso,
        date_published: expect.stringMatching(/^\d{4}.*\+08:00$/),
      });
      const content = String(item['content_html']);
      expect(content.length).toBeGreaterThan(1000);
      expect(content).not.toMatch(/ (?:href|src)="(?!https?:|mailto:|tel:)|\u2060/);
      // Compared with the article's page.
      expect(lettersOf(html.get(String(item['url'])) ?? '')).toContain(lettersOf(content));
    }
    const { text: atom } = await read(feedPath(row, category, 'xml'));
    const told = (pattern: RegExp) => [...atom.matchAll(pattern)].map(([, value = '']) => decoded(value));
    const self = origin + feedPath(row, category, 'xml');
    expect(told(/<link rel="self"[^>]* href="([^"]*)"/g)).toEqual([self]);
    expect(told(/ xml:lang="([^"]*)"/g)).toEqual([row.iso]);
    expect(told(/<id>([^<]*)</g)).toEqual([self, ...feed.items.map(({ id }) => id)]);
    expect(told(/<content type="html">([^<]*)</g)).toEqual(feed.items.map((item) => item['content_html']));
    const [newest, ...days] = told(/<updated>([^<]*)</g);
    expect([newest, days]).toEqual([days.toSorted().at(-1), feed.items.map((item) => item['date_modified'])]);
  }
});

test('lists and articles lead to the feeds of their category', () => {
  for (const { path: address, category } of feedsOf('json').filter(({ row }) => row.code === 'jp')) {
    const leading = [...html].filter(([, page]) => page.includes(`href="${address}"`)).map(([from]) => from);
    expect([category, leading.length]).toEqual([category, category === 'all' ? 0 : 13]);
  }
});

/** All data of a page: there are no attributes of other vocabularies. Parsing whole pages costs ten times as much. */
const dataOf = /<script type="application\/ld\+json"[^>]*>[\s\S]*?<\/script>/g;

async function richResults(given: Record<string, string>): Promise<string[]> {
  const child = spawn(process.execPath, [path.join(__dirname, 'richResultsChild.ts')], { cwd: root });
  const told = text(child.stdout);
  const faults = text(child.stderr);
  child.stdin.end(JSON.stringify(given));
  const issues = await told;
  if (issues === '') throw new Error(await faults);
  return JSON.parse(issues) as string[];
}

test('the data of every page is fit for rich results', async () => {
  const data = [...html].map(([address, page]) => [address, page.match(dataOf)?.join('') ?? ''] as const);
  expect(data.filter(([, scripts]) => scripts !== '').length).toBeGreaterThan(200);
  const withoutName =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization"}</script>';
  const issues = await richResults({ ...Object.fromEntries(data), broken: withoutName });
  expect(issues).toEqual([expect.stringMatching(/^broken: /)]);
});

test('crawlers may read every page, including those with noindex', async () => {
  const robots = robotsParser(`${origin}/robots.txt`, (await read('/robots.txt')).text);
  const crawlers = ['Googlebot', 'Bingbot', 'Baiduspider', 'YandexBot', 'GPTBot'];
  const kept = [...html.keys()].filter((address) => !crawlers.every((name) => robots.isAllowed(address, name)));
  expect(kept).toEqual([]);
});

test('a page is in a sitemap, has hreflang links and may be listed, or none of these', async () => {
  const all = new Set(await listed());
  for (const [address, { robots, alternates }] of heads) {
    const has = alternates.length > 0;
    expect([address, robots === undefined, has]).toEqual([address, all.has(address), all.has(address)]);
  }
});

test('every cluster of languages is reciprocal, names itself and knows its languages', () => {
  const clusterOf = (address: string) =>
    heads
      .get(address)
      ?.alternates.map(({ hreflang, href }) => `${hreflang} ${href}`)
      .sort();
  for (const [address, { alternates, lang = '' }] of heads) {
    if (alternates.length === 0) continue;
    const own = clusterOf(address);
    for (const { hreflang, href } of alternates) {
      expect([address, href, clusterOf(href)]).toEqual([address, href, own]);
      if (hreflang !== 'x-default') expect(Intl.getCanonicalLocales(hreflang)).toEqual([hreflang]);
    }
    expect([address, own]).toEqual([address, expect.arrayContaining([`${lang} ${address}`])]);
    expect([address, alternates.filter(({ hreflang }) => hreflang === 'x-default').length]).toEqual([address, 1]);
    expect(new Set(alternates.map(({ hreflang }) => hreflang)).size).toBe(alternates.length);
  }
});
