// Addresses of articles and lists: one canonical form each, categories, pages, searches, untranslated articles.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'uqr';
import { inside, startApp, uncached } from '../../support/app.ts';
import { contentDir } from '../../support/backendParts.ts';
import { mainHost } from '../../support/client.ts';
import { elementText, headOf, tagsOf } from '../../support/html.ts';
import { languages, prefixes } from '../../support/pageSets.ts';
import { sharedPages } from '../../support/sharedPages.ts';
import { siteOf } from '../../support/siteOf.ts';

const origin = `https://${mainHost}`;
const { news } = onceAWorker.content();
const articles = [...new Set(news.map(({ id }) => id))];
const inEnglish = news.filter(({ locale }) => locale === 'en');
const oneOfEachCategory = new Set(['bill-labels', 'fibre-floor']);
const read = sharedPages();
const site = siteOf(() => startApp({ env: uncached }));

describe.each(prefixes)('/%s', (prefix) => {
  test.each(['blog', 'cloud-news'])('the list %s in both slash forms', async (list) => {
    for (const form of [`/${prefix}/${list}`, `/${prefix}/${list}/`]) {
      const { status, text } = await site.get(form);
      expect([form, status, tagsOf(text, 'h1').length]).toEqual([form, 200, 1]);
      expect(headOf(text).canonical).toBe(`${origin}/${prefix}/${list}`);
    }
  });

  test('every article, and one of each category under both lists, with one canonical address', async () => {
    for (const id of articles) {
      const own = news.find((text) => text.id === id && text.locale === languages[prefix].code);
      const address = `${origin}/${prefix}/blog/${id}`;
      const canonicals = new Set<string | undefined>();
      const others = oneOfEachCategory.has(id) ? [`/${prefix}/blog/${id}/`, `/${prefix}/cloud-news/${id}`] : [];
      for (const form of [`/${prefix}/blog/${id}`, ...others]) {
        const { status, text } = await read(form);
        expect([form, status, tagsOf(text, 'h1').length]).toEqual([form, 200, 1]);
        const { canonical, robots, alternates } = headOf(text);
        canonicals.add(canonical);
        expect(robots).toBe(own ? undefined : 'noindex');
        if (own) expect(elementText(text, 'h1').replaceAll(/(?<=[：，]) /g, '')).toBe(own.title.replace(/\s+/g, ' '));
        expect(alternates.some(({ href }) => href === address)).toBe(own !== undefined);
      }
      expect(canonicals.size).toBe(1);
      expect(canonicals.has(address)).toBe(own !== undefined);
    }
  });
});

describe('an article is shared through the services its readers use', () => {
  const path = (prefix: string) => `/${prefix}/blog/fibre-floor`;

  test.each([
    ['en', ['www.linkedin.com', 'x.com', 'mailto:', 'field']],
    ['zh', ['code', 'service.weibo.com', 'field']],
    ['zh-tw', ['social-plugins.line.me', 'www.facebook.com', 'mailto:', 'field']],
    ['pt', ['api.whatsapp.com', 'www.linkedin.com', 'mailto:', 'field']],
    ['jp', ['social-plugins.line.me', 'x.com', 'mailto:', 'field']],
  ])('%s: %j', async (prefix, ways) => {
    const { text } = await site.get(path(prefix));
    const aside = /<aside>[^]*?<\/aside>/.exec(text.slice(text.indexOf('<article')))?.[0] ?? '';
    const address = `${origin}${path(prefix)}`;
    const rows = [...aside.slice(aside.lastIndexOf('<ul>')).matchAll(/<li>[^]*?(?=<li>|<\/ul>)/g)].map(([row]) => row);
    const wayOf = (row: string): string => {
      const [link] = tagsOf(row, 'a');
      if (row.includes('<svg')) return 'code';
      if (!link) return tagsOf(row, 'input')[0]?.['value'] === address ? 'field' : 'nothing';
      const { protocol, host, searchParams, href } = new URL(link['href'] ?? '');
      expect([...searchParams.values(), href].join()).toContain(
        protocol === 'mailto:' ? encodeURIComponent(address) : address,
      );
      return host || protocol;
    };
    expect(rows.map(wayOf)).toEqual(ways);
    expect(tagsOf(text, 'script').every(({ src }) => src === undefined)).toBe(true);
  });

  test('the QR code holds the address', async () => {
    const { text } = await site.get(path('zh'));
    const [, size = '', d = ''] = /<svg viewBox="0 0 (\d+) \d+"[^>]*><path d="([^"]+)"/.exec(text) ?? [];
    const dark = new Set(
      [...d.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, width]) =>
        Array.from({ length: Number(width) }, (_, at) => `${Number(x) + at} ${y}`),
      ),
    );
    const { data } = encode(`${origin}${path('zh')}`, { ecc: 'M', border: 4 });
    expect(Number(size)).toBe(data.length);
    data.forEach((row, y) => row.forEach((isDark, x) => expect([x, y, dark.has(`${x} ${y}`)]).toEqual([x, y, isDark])));
  });
});

test('the parts of an article can be reached from its contents, in every language', async () => {
  for (const prefix of prefixes) {
    const { text } = await site.get(`/${prefix}/blog/fibre-floor`);
    const links = tagsOf(text, 'a').flatMap(({ href }) => /^#(part-\d+)$/.exec(href ?? '')?.[1] ?? []);
    expect(links.length).toBeGreaterThan(1);
    expect(tagsOf(text, 'h2').flatMap(({ id }) => (id?.startsWith('part-') ? id : []))).toEqual(links);
  }
});

/** The articles of a list, in order, without the most read ones beside it. */
async function shownAt(address: string): Promise<string[]> {
  const { status, text } = await site.get(address);
  expect([address, status]).toEqual([address, 200]);
  const rows = (/<main[^]*<\/main>/.exec(text)?.[0] ?? '').replace(/<aside[^]*?<\/aside>/g, '');
  return tagsOf(rows, 'a').flatMap(({ href }) => articles.filter((id) => href === `/en/blog/${id}`));
}

const byDay = (order: 1 | -1, wanted: (text: (typeof news)[number]) => boolean): string[] =>
  inEnglish
    .filter(wanted)
    .sort((a, b) => Number(b.pinned) - Number(a.pinned) || order * a.publishedAt.localeCompare(b.publishedAt))
    .map(({ id }) => id);

test.each<[string, 1 | -1, string[]]>([
  ['/en/blog', -1, ['company']],
  ['/en/cloud-news', -1, ['cloud-news']],
  ['/en/blog/company', -1, ['company']],
  ['/en/blog/cloud-news', -1, ['cloud-news']],
  ['/en/blog?cat=cloud-news', -1, ['cloud-news']],
  ['/en/blog?cat=all', -1, ['company', 'cloud-news']],
  ['/en/blog?cat=all&sort=old', 1, ['company', 'cloud-news']],
])('%s lists its articles in order', async (address, order, categories) => {
  const expected = byDay(order, ({ category }) => categories.includes(category));
  expect(expected.length).toBeGreaterThan(10);
  expect(await shownAt(address)).toEqual(expected.slice(0, 10));
  const second = `${address}${address.includes('?') ? '&' : '?'}page=2`;
  expect(await shownAt(second)).toEqual(expected.slice(10, 20));
});

test('a search lists first what has the words in its title, and finds others in their texts', async () => {
  for (const { id, title } of inEnglish) {
    const [first] = await shownAt(`/en/blog?cat=all&q=${encodeURIComponent(title.toUpperCase())}`);
    expect(first).toBe(id);
  }
  const beside = inEnglish.filter(({ title, body }) => !/backup/i.test(title) && /backup/i.test(body));
  expect(beside.length).toBeGreaterThan(0);
  expect(await shownAt('/en/blog?cat=all&q=BACKUP')).toEqual(expect.arrayContaining(beside.map(({ id }) => id)));
  expect(await shownAt('/en/blog?cat=all&q=no-such-words')).toEqual([]);
});

test('a search without a hit offers similar words with their results', async () => {
  const { text } = await site.get('/en/cloud-news?q=dnss');
  const near = [...text.matchAll(/<a href="(\/en\/cloud-news\?q=[^"]*)">[^<]*<\/a> <small>(\d+) /g)];
  expect(near.length).toBeGreaterThan(1);
  for (const [, address = '', count] of near) {
    expect(Number(count)).toBeGreaterThan(0);
    expect(elementText((await site.get(address)).text.match(/<p role="status">[^]*?<\/p>/)?.[0] ?? '', 'p')).toMatch(
      new RegExp(`^${count} article`),
    );
  }
});

test('the most read articles are beside every list', async () => {
  const most = inEnglish
    .toSorted((a, b) => Number(b.hot) - Number(a.hot) || b.publishedAt.localeCompare(a.publishedAt))
    .slice(0, 3);
  for (const address of ['/en/blog', '/en/cloud-news?sort=old', '/en/blog?cat=all&q=no-such-words']) {
    const aside = (await site.get(address)).text.match(/<aside[^>]*>(?:(?!<\/aside>)[^])*<ol[^]*?<\/aside>/)?.[0] ?? '';
    const shown = tagsOf(aside, 'a').flatMap(({ href }) => articles.filter((id) => href === `/en/blog/${id}`));
    expect([address, shown]).toEqual([address, most.map(({ id }) => id)]);
  }
});

test('an article has its address in its category; under another it redirects', async () => {
  for (const id of articles) {
    const answers = await Promise.all(
      ['cloud-news', 'company'].map((category) => site.get(`/en/blog/${category}/${id}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 301]);
    const moved = answers.find(({ status }) => status === 301);
    const { category } = inEnglish.find((text) => text.id === id) ?? {};
    expect(moved?.headers['location']).toBe(`/en/blog/${category}/${id}`);
  }
});

test.each([
  ['en', '18 November 2026', ' | '],
  ['zh', '2026 年 11 月 18 日', '｜'],
  ['zh-tw', '2026 年 11 月 18 日', '｜'],
  ['pt', '18 de novembro de 2026', ' | '],
  ['jp', '2026年11月18日', '｜'],
])('an article in %s says its day and the site as that language writes them', async (prefix, day, bar) => {
  const { text } = await site.get(`/${prefix}/blog/fibre-floor`);
  expect(elementText(text, 'time')).toBe(day);
  expect(elementText(text, 'title')).toBe(`${elementText(text, 'h1').replace('： ', '：')}${bar}COCloud`);
});

test.each([
  '/en/blog/no-such',
  '/en/cloud-news/no-such/',
  '/en/blog/company/no-such',
  '/en/blog/a/b/c',
  '/en/blog/__proto__',
  '/en/blog/..%2f..%2fetc',
])('%s is the 404 page', async (address) => {
  expect((await site.get(address)).status).toBe(404);
});

inside('an article in Japanese alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-content-'));
  const own = siteOf(async () => {
    cpSync(contentDir, folder, { recursive: true });
    for (const code of ['en', 'pt', 'zh_CN', 'zh_TW']) rmSync(join(folder, `news/bill-labels/${code}.md`));
    return startApp({ replaced: { contentFolder: folder } });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(prefixes)('has its own address as canonical under /%s', async (prefix) => {
    const { canonical, alternates } = headOf((await own.get(`/${prefix}/blog/bill-labels`)).text);
    expect(canonical).toBe(`${origin}/jp/blog/bill-labels`);
    expect(alternates.every(({ href }) => href === canonical)).toBe(true);
  });
});

test('searches are followed but not listed; pages are their own address', async () => {
  const searched = headOf((await site.get('/en/blog?q=cdn')).text);
  expect(searched.robots).toBe('noindex,follow');
  expect(searched.canonical).toBe(`${origin}/en/blog`);
  expect(headOf((await site.get('/en/blog?sort=oldest&utm=1')).text).canonical).toBe(`${origin}/en/blog`);
  expect(headOf((await site.get('/en/blog?page=1')).text).canonical).toBe(`${origin}/en/blog`);
  expect(headOf((await site.get('/en/blog?cat=all')).text).canonical).toBe(`${origin}/en/blog?cat=all`);
});

test.each([
  ['?page=999', 404],
  ['?page=-1', 404],
  ['?page=abc', 404],
  ['?page=1e9', 404],
  ['?sort=evil', 200],
  ['?cat=evil', 200],
  ['?q=%3Cscript%3Ealert(1)%3C/script%3E', 200],
  ['?q=a&q=b', 200],
  ['?q[]=a', 200],
])('the list with %s answers %d', async (query, expected) => {
  const { status, text } = await site.get(`/en/blog${query}`);
  expect(status).toBe(expected);
  expect(text).not.toContain('<script>alert');
});
