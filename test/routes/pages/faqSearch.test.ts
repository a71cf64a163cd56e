// The search among all questions in five languages: which comes first, what is marked and counted, and what is shown
// without a hit.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parse } from 'yaml';
import { builtIndex } from '../../../src/server/search/writeIndex.ts';
import { rankShort } from '../../../src/server/search/rankShort.ts';
import type { LocaleCode } from '../../../src/shared/i18n/locales.ts';
import { once } from '../../../src/shared/i18n/once.ts';
import { root, startApp, uncached } from '../../support/app.ts';
import { languages, prefixes, type Prefix } from '../../support/pageSets.ts';
import { mainOf } from '../../support/countPage.ts';
import { siteOf } from '../../support/siteOf.ts';

const site = siteOf(() => startApp({ env: uncached }));

async function search(prefix: string, words: string) {
  const { status, text } = await site.get(`/${prefix}/FAQ?q=${encodeURIComponent(words)}`);
  expect(status).toBe(200);
  const main = mainOf(text);
  const found = main.split('<details').slice(1);
  return { main, hits: found.map((answer) => /(?:id="|href="[^"]*#)q-([\w-]+)"/.exec(answer)?.[1] ?? '') };
}

const marked = (main: string) => [...new Set((main.match(/<mark>[^<]*/g) ?? []).map((mark) => mark.slice(6)))];

const searches = parse(readFileSync(path.join(__dirname, '../../fixtures/faq-searches.yaml'), 'utf8')) as Record<
  string,
  Record<string, string[]>
>;
const queries = Object.entries(searches).flatMap(([prefix, table]) =>
  Object.entries(table).flatMap(([first, typed]) =>
    typed.map((words): [string, string, string] => [prefix, words, first]),
  ),
);

test.each(Object.keys(searches))('/%s has many searches in the table', (prefix) => {
  expect(queries.filter(([of]) => of === prefix).length).toBeGreaterThanOrEqual(40);
});

const index = new DatabaseSync(builtIndex(path.join(root, 'dist'), 0), { readOnly: true });
afterAll(() => index.close());
const ranked = once((code: LocaleCode) => rankShort(index, 'questions', code));
/** Ids found in the built index: hundreds of searches without rendering a page for each. */
const foundBy = (prefix: string, words: string) =>
  ranked(languages[prefix as Prefix].code)
    .find(words)
    .map(({ ref }) => ref.replace(/.* /, ''));

test.each(queries)('/%s “%s” finds %s first', (prefix, words, first) => {
  expect(foundBy(prefix, words)[0]).toBe(first);
});

test.each(prefixes)('/%s shows the results in their order', async (prefix) => {
  const some = queries.filter(([of], at) => of === prefix && at % 10 === 0);
  expect(some.length).toBeGreaterThan(2);
  for (const [, words] of some)
    expect([words, (await search(prefix, words)).hits]).toEqual([words, foundBy(prefix, words)]);
});

test.each(prefixes)('/%s finds what we sell by its names', (prefix) => {
  const names = [
    'Alibaba',
    'Huawei',
    'EdgeNext',
    'Akamai',
    'Cloudflare',
    'COShield',
    'GCP',
    'Cambodia',
    '阿里雲',
    '阿里云',
  ];
  expect(names.filter((name) => foundBy(prefix, name).length === 0)).toEqual([]);
});

test('counts, marks and groups the results, and opens the best one', async () => {
  const { main, hits } = await search('en', 'anycast');
  expect(main).toContain('<mark>Anycast</mark>');
  expect(main).toMatch(new RegExp(`role="status"><span>${hits.length} answers? about “anycast”`));
  expect(main).toMatch(/Cloud computing \d/);
  expect(main).toMatch(/<details[^>]* open="">/);
});

test.each([
  ['en', '1,024', '1,024'],
  ['en', '1024', '1,024'],
  ['pt', '1.024', '1.024'],
  ['zh-tw', '99.995', '99.995'],
  ['zh', '1,225', '1,225'],
  ['jp', '1,225', '1,225'],
  ['jp', 'RTO', 'RTO'],
  ['zh', 'RTO', 'RTO'],
])('/%s “%s” is marked where it stands', async (prefix, words, written) => {
  expect(marked((await search(prefix, words)).main)).toContain(written);
});

test.each([
  ['pt', 'parceria', 'parcela'],
  ['pt', '13h30', '12h30'],
])('/%s “%s” is not taken for “%s”', async (prefix, words, other) => {
  expect(marked((await search(prefix, words)).main)).not.toContain(other);
});

test.each([
  ['en', 'made a mistake in the form', 'wrong'],
  ['zh-tw', '轉帳金額與方案不同', 'other'],
])('/%s “%s” finds a question of the page after a purchase', async (prefix, words, id) => {
  const { main, hits } = await search(prefix, words);
  expect(hits).toContain(id);
  expect(main).toContain(`/success#q-${id}"`);
});

test('marks words typed in the other Chinese script, and shows no converted text', async () => {
  const { main } = await search('zh-tw', '数据库');
  expect(main).toContain('<mark>資料庫</mark>');
  expect(main.replace(/value="[^"]*"/, '').replace(/role="status"><span>[^<]*|<h2>[^<]*/g, '')).not.toContain('数据');
});

test('finds questions of other pages and leads to their answers', async () => {
  const { main } = await search('en', 'one restart');
  expect(main).toMatch(/href="\/en\/server#q-resize"/);
});

test.each([
  ['en', 'telescope', 'No results found, please enter another keyword'],
  ['zh-tw', '區塊鏈', '查無結果，請換一個關鍵字'],
  ['zh', '区块链', '没有找到结果，请换一个关键词'],
  ['pt', 'criptomoeda', 'Nenhum resultado; tente outra palavra-chave'],
  ['jp', 'ブロックチェーン', '結果がありません。別のキーワードを入力してください'],
])('/%s “%s” says that nothing was found', async (prefix, words, said) => {
  const { main, hits } = await search(prefix, words);
  expect(hits).toEqual([]);
  expect(main).toContain(said);
});

test.each(['<script>alert(1)</script>', '"><img src=x>', '%00', '(((', 'a'.repeat(500)])(
  'takes hostile words: %#',
  async (words) => {
    const { main } = await search('en', words);
    expect(main).not.toMatch(/<script>alert|<img src=x/);
  },
);

test.each([
  ['en', 'expyred', 'expire'],
  ['zh-tw', '備嵐', '備案'],
])('/%s “%s” finds nothing, but the nearest word and our contact are offered', async (prefix, words, near) => {
  const { main, hits } = await search(prefix, words);
  expect(hits).toEqual([]);
  expect(main).toContain(`/FAQ?q=${encodeURIComponent(near)}"`);
  expect(main).toMatch(/href="[^"]*\/contact_us"/);
});

test('an empty search shows all questions, each with its own address, those of other pages folded', async () => {
  const { main } = await search('en', ' ');
  // Only the first of each group is open.
  const open = main.split(/<details[^>]* open=""/).slice(1);
  expect(open.map((answer) => /id="q-([\w-]+)"/.exec(answer)?.[1])).toEqual(['which-cloud', 'downtime', 'savings']);
  expect(new Set(main.match(/id="q-[\w-]+"/g)).size).toBe(36);
  expect(main).toContain('href="#q-downtime"');
});
