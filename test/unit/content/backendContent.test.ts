// Content as staff edit it: ours loads, and every mistake is reported with file, line and reason.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleHtml } from '../../../src/server/content/articleHtml.ts';
import { loadContent } from '../../../src/server/content/loadContent.ts';
import type { MenuRow } from '../../../src/server/content/menuSchema.ts';
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import { hasPage } from '../../../src/shared/pages/addresses.ts';
import { contentDir, dataFolder } from '../../support/backendParts.ts';
import { faultsAfter } from '../../support/faultsAfter.ts';

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanUp.splice(0)) clean();
});

const lineOf = (file: string, part: string): number =>
  readFileSync(join(contentDir, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(part)) + 1;

const ids = (rows: MenuRow[]): string[] => rows.flatMap(({ id, children = [] }) => [id, ...ids(children)]);

test('our own content is sound', () => {
  const content = onceAWorker.content();
  expect(content.regions).toHaveLength(22);
  expect(content.regions.reduce((sum, { zones }) => sum + zones, 0)).toBe(72);
  expect(content.prices.servers.length).toBeGreaterThan(0);
  expect(content.news.length).toBeGreaterThan(0);
});

test('articles are safe HTML without a second h1', () => {
  for (const { body, title, locale } of onceAWorker.content().news) {
    const { html, parts } = articleHtml(body, locale, hasPage);
    expect(title).not.toBe('');
    expect(html.match(/(?<=<h2 id=")[^"]+/g)).toEqual(parts.map(({ id }) => id));
    expect(parts.length).toBeGreaterThan(1);
    expect(html).toMatch(/<p>/);
    expect(html).not.toMatch(/<h1|<script|style=| on\w+=/);
  }
});

test.each(localeCodes)('every menu item, site and banner has its words in %s', (locale) => {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(contentDir, '../locales', locale, `${name}.json`), 'utf8'));
  const { menu, site, banners } = onceAWorker.content();
  const words = read('menu');
  expect(Object.keys(words.items).sort()).toEqual(ids(menu).sort());
  expect(Object.keys(words.websites).sort()).toEqual(site.domains.map(({ website }) => website).sort());
  const bannerWords = read('banners');
  for (const { id, links } of banners)
    expect(Object.keys(bannerWords[id].links).sort()).toEqual(links.map((link) => link.id).sort());
});

const mistakes: [name: string, file: string, change: (text: string) => string, fault: RegExp][] = [
  [
    'YAML that cannot be parsed',
    'menu.yaml',
    (text) => text.replace('- id: about', '- id: [about'),
    /^content\/menu\.yaml:(9|10): [A-Z]/,
  ],
  [
    'a page that does not exist',
    'menu.yaml',
    (text) => text.replace('page: productService', 'page: productServce'),
    RegExp(
      `^content/menu\\.yaml:${lineOf('menu.yaml', 'productService')}: 1\\.children\\.1\\.page: no page "productServce"$`,
    ),
  ],
  [
    'a misspelt key',
    'menu.yaml',
    (text) => text.replace('  only: true', '  onyl: true'),
    RegExp(`^content/menu\\.yaml:${lineOf('menu.yaml', '  only: true')}: 3\\.onyl: is not known here$`),
  ],
  [
    'a link that runs a script',
    'menu.yaml',
    (text) => text.replace('mailto:careers', 'javascript:careers'),
    /is not a safe link$/,
  ],
  ['the same id twice', 'menu.yaml', (text) => text.replace('id: vpc', 'id: eip'), /:\d+: id eip stands here twice$/],
  [
    'an entry that leads nowhere',
    'menu.yaml',
    (text) => `${text}\n- { id: lost }\n`,
    /lost leads nowhere and holds nothing$/,
  ],
  [
    'a region outside the map',
    'regions.yaml',
    (text) => text.replace('lat: 36.07', 'lat: 360.7'),
    RegExp(`^content/regions\\.yaml:${lineOf('regions.yaml', '36.07')}: 1\\.lat: lies outside the map$`),
  ],
  [
    'a region twice',
    'regions.yaml',
    (text) => text.replace('id: us-east', 'id: us-west'),
    /region us-west stands here twice$/,
  ],
  [
    'a platform price above list',
    'prices/servers.yaml',
    (text) =>
      text.replace(
        /^- /m,
        '- { name: A, type: a, spec: 1 vCPU / 1 GiB, disk: D, listUsdMonth: 8, platformUsdMonth: 8.6 }\n- ',
      ),
    /^content\/prices\/servers\.yaml:2: platformUsdMonth 8\.6 is above listUsdMonth 8$/,
  ],
  [
    'an auto-renew price above the platform price',
    'prices/cdn.yaml',
    (text) => text.replace('171', '191'),
    /autoRenewUsd 191 is above/,
  ],
  [
    'a pack that is valid for another time than the others, of which texts tell as one',
    'prices/cdn.yaml',
    (text) => text.replace('autoRenewUsd: 171, months: 6', 'autoRenewUsd: 171, months: 12'),
    /^content\/prices\/cdn\.yaml:4: months is 12, and 6 in the first pack: texts name one figure for all packs$/,
  ],
  [
    'a pack whose auto-renewal is another part cheaper',
    'prices/cdn.yaml',
    (text) => text.replace('171', '162'),
    /^content\/prices\/cdn\.yaml:4: autoRenewUsd is 10% below platformUsd, and 5% in the first pack: texts name one/,
  ],
  ['a traffic price that rises', 'prices/cdn.yaml', (text) => text.replace('0.048', '0.48'), /prices of CN must fall/],
  ['a missing traffic price', 'prices/cdn.yaml', (text) => text.replace(', 0.048', ''), /CN needs 5 prices/],
  [
    'a price that is no number',
    'prices/ddos.yaml',
    (text) => text.replace('23.75', 'cheap'),
    /ddos\.yaml:2: 0\.platformUsdMonth: /,
  ],
  [
    'an amount off the rate',
    'prices/prepaid.yaml',
    (text) => text.replace('16500', '16000'),
    /approxTwd is 16500 at the rate/,
  ],
  [
    'a missing key',
    'site.yaml',
    (text) => text.replace(/^brand: .*\n/m, ''),
    /^content\/site\.yaml:\d+: brand: is missing$/,
  ],
  [
    'an office nobody has',
    'site.yaml',
    (text) => text.replace('office: taipei', 'office: moon'),
    /site\.yaml:\d+: no office moon$/,
  ],
  [
    'a host twice',
    'site.yaml',
    (text) => text.replace('domain: my.cocloud', 'domain: kh.cocloud'),
    /host kh\.cocloud\.example stands/,
  ],
  [
    'an article without a title',
    'news/one/en.md',
    () => article.replace(/^title.*\n/m, ''),
    /news\/one\/en\.md:2: title: is missing$/,
  ],
  [
    'an article that links to no page',
    'news/one/en.md',
    () => `${article}\n\nSee [this](nowhere).\n`,
    /en\.md:16: no page nowhere$/,
  ],
  [
    'an article that links to a page of another language',
    'news/one/en.md',
    () => `${article}\n\nSee [this](minCdn).\n`,
    /en\.md:16: no page minCdn in en$/,
  ],
  [
    'an article that links to no article',
    'news/one/en.md',
    () => `${article}\n\nSee [this](article/bill-labels) and\n[that](article/nothing#part-1).\n`,
    /^content\/news\/one\/en\.md:17: no article nothing$/,
  ],
  [
    'an article with an unsafe link',
    'news/one/en.md',
    () => `${article}\n\nSee [this](javascript:alert(1)).\n`,
    /en\.md:16: unsafe link java/,
  ],
  [
    'a picture from elsewhere',
    'news/one/en.md',
    () => `${article}![x](https://a.example/x.png)\n`,
    /en\.md:14: picture from elsewhere/,
  ],
  ['an article under another name', 'news/two/en.md', () => article, /en\.md:2: id one differs from its folder two$/],
  ['an article in no language', 'news/one/fr.md', () => article, /fr\.md:1: fr is not a language code/],
  ['an article without facts', 'news/one/en.md', () => '# Hello', /en\.md:1: does not begin with its facts/],
];

const article = `---
id: one
title: One
author: Us
category: company
publishedAt: 2026-11-01
pinned: false
hot: false
summary: One.
cover: zones
---

Text
`;

test.each(mistakes)('names %s', (_name, file, change, fault) => {
  const faults = faultsAfter(file, change);
  expect(faults).toContainEqual(expect.stringMatching(fault));
  expect(faults.filter((line) => !fault.test(line))).toEqual([]);
});

test('names a file that is missing', () => {
  const { dataDir, remove } = dataFolder();
  cleanUp.push(remove);
  expect(() => loadContent(dataDir)).toThrow(/menu\.yaml:1: cannot be read[\s\S]*site\.yaml:1: cannot be read/);
});

test('names all mistakes of all files at once, in reading order', () => {
  const { dataDir, remove } = dataFolder();
  cleanUp.push(remove);
  const dir = join(dataDir, 'content');
  cpSync(contentDir, dir, { recursive: true });
  const spoil = (file: string, from: string, to: string) =>
    writeFileSync(join(dir, file), readFileSync(join(dir, file), 'utf8').replace(from, to));
  spoil('menu.yaml', 'page: productService', 'page: nowhere');
  spoil('menu.yaml', 'page: ddos', 'page: nowhere');
  spoil('regions.yaml', 'zones: 8', 'zones: 0');
  expect(() => loadContent(dir)).toThrow(
    /menu\.yaml:\d+: .*\n.*menu\.yaml:\d+: .*\n.*regions\.yaml:2: 0\.zones: must be 1 or more/,
  );
});
