// Every page of the customer's list, in every language and both slash forms, with its own words and its place in search
// engines.
import { mainHost } from '../../support/client.ts';
import { brokenParagraphs, elementText, headOf, tagsOf } from '../../support/html.ts';
import {
  customerPages,
  everyPage,
  languages,
  pageSets,
  pathOf,
  prefixes,
  type Prefix,
  unlisted,
} from '../../support/pageSets.ts';
import { sharedPages } from '../../support/sharedPages.ts';

const origin = `https://${mainHost}`;
const read = sharedPages();

test('the list of the customer has 176 pages', () => {
  expect(prefixes.map((prefix) => customerPages[prefix].length)).toEqual([36, 38, 43, 23, 36]);
});

const has = (prefix: Prefix, name: string) => name === '' || pageSets[prefix].includes(name);

/** What search engines must be told: the page in each of its languages, and the default for all others. */
function clusterOf(name: string) {
  const members = prefixes.filter((prefix) => has(prefix, name));
  const rows = members.flatMap((prefix) =>
    languages[prefix].hreflang.map((hreflang) => ({ hreflang, href: origin + pathOf(prefix, name) })),
  );
  const fallback: Prefix = members.includes('zh-tw') ? 'zh-tw' : 'en';
  return [...rows, { hreflang: 'x-default', href: origin + pathOf(fallback, name) }];
}

const byHreflang = (a: { hreflang: string }, b: { hreflang: string }) => a.hreflang.localeCompare(b.hreflang);

test.each(everyPage)('$path', async ({ prefix, name, path }) => {
  const { text: html, status, headers } = await read(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-language']).toBe(languages[prefix].iso);
  const { lang, title, description, robots, alternates, canonical } = headOf(html);
  expect(lang).toBe(languages[prefix].iso);
  expect(title).toMatch(/COCloud/);
  expect(`${title} ${description}`).not.toContain('{{');
  expect([...title].length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThan(20);
  expect([...description].length).toBeLessThanOrEqual(160);
  expect(tagsOf(html, 'h1')).toHaveLength(1);
  expect(elementText(html, 'h1').length).toBeGreaterThan(1);
  expect(elementText(html.slice(html.indexOf('<h1')), 'p').length).toBeGreaterThan(10);
  expect(tagsOf(html, 'main')).toHaveLength(1);
  expect(brokenParagraphs(html)).toEqual([]);
  if (unlisted.has(name)) {
    expect(robots).toMatch(/^noindex/);
    expect(alternates).toEqual([]);
  } else {
    expect(robots).toBeUndefined();
    expect(canonical).toBe(origin + path);
    expect(alternates.toSorted(byHreflang)).toEqual(clusterOf(name).toSorted(byHreflang));
  }

  const slashed = await read(`${path}/`);
  expect(slashed.status).toBe(200);
  expect(headOf(slashed.text)).toMatchObject({ canonical, title });
});

test('title, description and h1 are unique within a language', async () => {
  const seen = new Map<string, string>();
  for (const { path, name } of everyPage) {
    if (name === '{hash}') continue;
    const { text: html } = await read(path);
    const { title, description } = headOf(html);
    for (const text of [title, description]) {
      expect([text, seen.get(text)]).toEqual([text, undefined]);
      seen.set(text, path);
    }
  }
});

const bare = ['compile', 'intro', 'template'];
const addresses = [
  ...bare.map((name) => `/${name}`),
  ...prefixes.flatMap((prefix) => bare.map((name) => `/${prefix}/${name}`)),
];

test.each(addresses)('%s exists without prefix and under each, unlisted', async (path) => {
  for (const form of [path, `${path}/`]) {
    const { status, text } = await read(form);
    expect(status).toBe(200);
    expect(headOf(text).robots).toBe('noindex');
  }
});

const unprefixed = pageSets['zh-tw'].filter((name) => name !== '{hash}');

test.each(['', ...unprefixed])('/%s without prefix speaks the default language', async (name) => {
  for (const form of new Set([`/${name}`, name && `/${name}/`])) {
    if (form === '') continue;
    const { status, text: html } = await read(form);
    expect(status).toBe(200);
    const { lang, canonical, robots } = headOf(html);
    expect(lang).toBe('zh-TW');
    if (!robots) expect(canonical).toBe(origin + pathOf('zh-tw', name));
    const own = tagsOf(html, 'a')
      .filter((row) => !('data-reload' in row))
      .map(({ href = '' }) => href)
      .filter((href) => href.startsWith('/') && !href.includes('?'));
    expect(own.filter((href) => !/^\/((en|zh|zh-tw|pt|jp)(\/|#|$)|data\/)/.test(href))).toEqual([]);
  }
});

test.each(prefixes)('/%s: pages that the language lacks do not exist', async (prefix) => {
  const all = new Set(Object.values(pageSets).flat());
  for (const name of all) {
    if (has(prefix, name)) continue;
    const { status } = await read(pathOf(prefix, name));
    expect([name, status]).toEqual([name, 302]);
  }
});
