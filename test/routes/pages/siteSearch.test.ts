// The search of the whole site in five languages: which result comes first of each kind, suggestions, and what is shown
// without a hit.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { inside, root, startApp, uncached } from '../../support/app.ts';
import { contentOfTests } from '../../support/contentOfTests.ts';
import { elementText, headOf, tagsOf } from '../../support/html.ts';
import { prefixes } from '../../support/pageSets.ts';
import { siteOf } from '../../support/siteOf.ts';

const pricesOfTests = contentOfTests();

const site = siteOf(() => startApp({ env: uncached, replaced: { contentFolder: pricesOfTests } }));

type Kind = 'answer' | 'prices' | 'pages' | 'questions' | 'articles';

async function search(prefix: string, words: string) {
  const { status, text } = await site.get(`/${prefix}/search?q=${encodeURIComponent(words)}`);
  expect(status).toBe(200);
  const main = /<main[^]*<\/main>/.exec(text)?.[0] ?? '';
  return {
    text,
    main,
    of: (kind: Kind) => new RegExp(`<section[^>]* id="${kind}"[^]*?</section>`).exec(main)?.[0] ?? '',
  };
}

/** The first result as the table names it: by text, address or id. */
function firstOf(kind: Kind, main: string, group: string): string {
  if (kind === 'answer') return elementText(/<h2>[^]*?<\/section>/.exec(main)?.[0] ?? '', 'b');
  const [link] = tagsOf(group, 'a');
  if (kind === 'prices') return elementText(group, 'a');
  const address = link?.['href'] ?? '';
  return kind === 'questions' ? address.replace(/.*#q-/, '') : address.replace(/.*\//, '');
}

const table = parse(readFileSync(path.join(__dirname, '../../fixtures/site-searches.yaml'), 'utf8')) as Record<
  string,
  Record<Kind, Record<string, string>>
>;
const searches = Object.entries(table).flatMap(([prefix, kinds]) =>
  Object.entries(kinds).flatMap(([kind, rows]) =>
    Object.entries(rows).map(([words, first]) => [prefix, words, kind as Kind, first] as const),
  ),
);

test.each(prefixes)('/%s has at least twelve searches in the table', (prefix) => {
  expect(searches.filter(([of]) => of === prefix).length).toBeGreaterThanOrEqual(12);
});

test.each(searches)('/%s “%s” finds among %s first %s', async (prefix, words, kind, first) => {
  const { main, of } = await search(prefix, words);
  // Marks may split words where the text has no space.
  const plain = (text: string) => text.replaceAll(/[\s\u2060]+/g, '');
  expect(plain(firstOf(kind, main, of(kind)))).toBe(plain(first));
});

test('counts and marks results by kind, and links to all of a kind', async () => {
  const { main, of, text } = await search('en', 'cdn');
  const counts = ['prices', 'pages', 'questions', 'articles'] as const;
  const shown = counts.map((kind) => Number(/<h2>\w+ <span>(\d+)/.exec(of(kind))?.[1]));
  const total = shown.reduce((sum, count) => sum + count, 0);
  expect(elementText(main.slice(main.indexOf('role="status"') - 3), 'p')).toBe(`${total} results`);
  for (const kind of counts) expect(of(kind)).toContain('<mark>');
  const { robots } = headOf(text);
  expect(robots).toBe('noindex,follow');
  const all = (await site.get('/en/search?q=cdn&in=questions')).text;
  expect(all.match(/<li><a href="[^"]*#q-/g)).toHaveLength(shown[2] ?? 0);
  expect(all).not.toContain('id="prices"');
  expect(tagsOf(of('articles'), 'a').map(({ href }) => href)).toContain('/en/blog?cat=all&q=cdn');
});

test.each(['認証コード', 'ストリーミング', 'インボイス', 'サポート'])(
  'two letters of “%s” in the name of a price are no hit',
  async (words) => {
    const { of } = await search('jp', words);
    expect(of('prices')).toBe('');
  },
);

test.each([
  ['en', 'how to cancel'],
  ['en', 'how to become a partner'],
  ['en', 'cost of migration'],
  ['en', 'how long does it take for delivery'],
  ['en', 'how to pay by bank transfer'],
])('/%s “%s” finds no price by its little words', async (prefix, words) => {
  const { of } = await search(prefix, words);
  expect(of('prices')).toBe('');
});

test('the names by which products are found lead to their pages, not to the FAQ', async () => {
  for (const [prefix, words] of [
    ['en', 'aliyun'],
    ['jp', 'クラウドフレア'],
    ['zh-tw', '虛擬主機'],
  ] as const) {
    const pages = tagsOf((await search(prefix, words)).of('pages'), 'a').map(({ href }) => href);
    expect([words, pages.length > 0]).toEqual([words, true]);
    expect(pages).not.toContain(`/${prefix}/FAQ`);
  }
});

test.each([
  ['en', 'application-layer attacks'],
  ['zh-tw', '固定的回應時間'],
  ['jp', '応答時間は本サイトでは'],
])(
  '/%s “%s” finds a question with the service level of its page, here and among the questions',
  async (prefix, words) => {
    const { of } = await search(prefix, words);
    const { text } = await site.get(`/${prefix}/FAQ?q=${encodeURIComponent(words)}`);
    expect(of('questions')).toMatch(/#q-(level|response)"/);
    expect(/\{\{\w*\}\}/.exec(of('questions') + text)?.[0]).toBe(undefined);
  },
);

test('a mistyped foreign word still finds its page', async () => {
  const { of } = await search('jp', 'クラウドサバー');
  expect(firstOf('pages', '', of('pages'))).toBe('server');
});

test('without words it says what can be searched', async () => {
  const { text, status } = await site.get('/en/search');
  expect(status).toBe(200);
  expect(elementText(text.slice(text.indexOf('<h1')), 'p')).toMatch(/pages, questions, prices and articles/);
});

test('an unknown word is shown beside similar ones, each with its results', async () => {
  const { main } = await search('zh-tw', '備嵐');
  const near = [...main.matchAll(/href="\/zh-tw\/search\?q=([^"]*)"[^]*?<b>(\d+)\s筆<\/b>/g)];
  expect(near.map(([, word = '']) => decodeURIComponent(word))).toContain('備案');
  expect(near.every(([, , count]) => Number(count) > 0)).toBe(true);
  // Nothing of ours comes near: no letters are compared.
  const far = (await search('zh-tw', '鱷魚')).main;
  expect([far.includes('可以改搜'), far.includes('data-differs'), main.includes('data-differs')]).toEqual([
    true,
    false,
    true,
  ]);
  // Of words that are often searched for, only the near one is compared.
  const mixed = (await search('zh', 'cdnn')).main;
  const boxed = [...mixed.matchAll(/search\?q=([^"]*)"[^>]*><span>(<)?/g)].map(([, word = '', box]) => [
    decodeURIComponent(word),
    box !== undefined,
  ]);
  expect(boxed).toContainEqual(['CDN', true]);
  expect(boxed).toContainEqual(['停机', false]);
});

test.each(prefixes)('/%s offers the search in the header of every page', async (prefix) => {
  const { text } = await site.get(`/${prefix}/blog`);
  const [form = ''] = /<header[^]*<\/header>/.exec(text)?.[0].match(/<form[^>]*role="search"[^]*?<\/form>/) ?? [];
  expect(tagsOf(form, 'form')[0]?.['action']).toBe(`/${prefix}/search`);
  expect(tagsOf(form, 'input')[0]).toMatchObject({ name: 'q', type: 'search' });
});

type Suggested = { result: { href: string; text: string[]; note: string }[] };
const suggested = async (language: string, words: string) =>
  (JSON.parse((await site.get(`/webapi/search/${language}?q=${encodeURIComponent(words)}`)).text) as Suggested).result;

test('suggests a price first, then other results, with the words searched for marked', async () => {
  const [price, ...others] = await suggested('zh-tw', 'CDN 台灣 10 TB');
  expect(price).toMatchObject({ note: 'US$1,075', href: expect.stringMatching(/^\/zh-tw\/search\?q=/) });
  expect(others.length).toBeGreaterThan(2);
  const first = (await suggested('en', 'huawei')).find(({ href }) => href === '/en/huaweiCloud');
  expect(first).toEqual({ href: '/en/huaweiCloud', text: ['', 'Huawei', ' Cloud'], note: 'Page' });
  expect(await suggested('en', ' ')).toEqual([]);
  expect((await site.get('/webapi/search/xx?q=a')).status).toBe(404);
});

test.each([
  '<script>alert(1)</script>',
  '"><img src=x>',
  '\0',
  '" OR title : *',
  'NEAR(cdn sms, 2) AND NOT {title} : x',
  "') UNION SELECT * FROM refs --",
  '^cdn* - + ~ ( ( (',
  '﷽'.repeat(60),
  '長'.repeat(200),
  'a'.repeat(10_000),
])('takes hostile words: %#', async (words) => {
  const address = encodeURIComponent(words);
  const answers = await Promise.all(
    [
      `/en/search?q=${address}`,
      `/en/FAQ?q=${address}`,
      `/webapi/search/en?q=${address}`,
      `/en/search?q=a&q=${address}`,
    ].map((one) => site.get(one)),
  );
  // An address that is too long for any page is refused as such.
  for (const { status, text } of answers) {
    expect(status === 200 || (words.length > 4000 && status < 500)).toBe(true);
    expect(text).not.toMatch(/<script>alert|<img src=x/);
  }
});

inside('content that staff have changed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-search-'));
  const [contentFolder, dataDir] = [path.join(folder, 'content'), path.join(folder, 'data')];
  const [file, indexes] = [path.join(contentFolder, 'news/tls-47-days/en.md'), path.join(dataDir, 'search')];
  const foundWith = async (words: string): Promise<number> => {
    const own = await startApp({ env: { ...uncached, DATA_DIR: dataDir }, replaced: { contentFolder } });
    const { text } = await own.get(`/en/blog?cat=all&q=${words}`);
    await own.close();
    return tagsOf(text, 'a').filter(({ href }) => href === '/en/blog/tls-47-days').length;
  };
  const write = (word: string) =>
    writeFileSync(file, `${readFileSync(path.join(root, 'content/news/tls-47-days/en.md'), 'utf8')}\n${word}\n`);

  beforeAll(() => cpSync(path.join(root, 'content'), contentFolder, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('gets its own index once, which another change replaces', async () => {
    write('Zweiundvierzig');
    expect(await foundWith('zweiundvierzig')).toBe(1);
    const [first = ''] = readdirSync(indexes);
    const { mtimeMs } = statSync(path.join(indexes, first));
    expect(await foundWith('zweiundvierzig')).toBe(1);
    expect(statSync(path.join(indexes, first)).mtimeMs).toBe(mtimeMs);
    write('Dreiundvierzig');
    expect([await foundWith('zweiundvierzig'), await foundWith('dreiundvierzig')]).toEqual([0, 1]);
    expect(readdirSync(indexes)).toEqual([expect.not.stringContaining(first)]);
  });
});
