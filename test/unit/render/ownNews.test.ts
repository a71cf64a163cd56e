// Lists of articles: reading the address, selecting, paging, and articles that appear and expire.
import { ownNews } from '../../../src/server/render/ownNews.ts';
import type { NewsText } from '../../../src/server/content/readNews.ts';
import { taipeiMoment } from '../../../src/shared/i18n/days.ts';
import type { AskedList } from '../../../src/shared/pages/newsList/categories.ts';
import { isBeyondList, askedListOf } from '../../../src/shared/pages/newsList/askedList.ts';
import { articlesOf } from '../../support/backendParts.ts';
import { inEvery } from '../../support/sampleContent.ts';

const article = (id: string, fields: Partial<NewsText>): NewsText => ({
  id,
  category: 'company',
  title: id,
  summary: '',
  author: '',
  publishedAt: '2026-01-01',
  pinned: false,
  hot: false,
  locale: 'en',
  body: '',
  source: '',
  draft: false,
  tags: [],
  ...fields,
});
const readOften = new Map([['old', 90]]);
let version = 0;
type Told = { showsAll?: boolean; matches?: readonly string[] };
const newsWith = (texts: readonly NewsText[], { showsAll = false, matches }: Told = {}) =>
  ownNews(articlesOf(texts), {
    articleHtml: async () => ({ articleHtml: () => ({ html: '', parts: [] }) }),
    tags: [{ id: 'cdn', name: inEvery('CDN') }],
    has: () => true,
    matching: async () => matches,
    reads: { of: (id) => readOften.get(id) ?? 0, version: () => version },
    showsAll,
  });
const at = (text: string) => taipeiMoment(text) ?? NaN;
const reading = (now: number) => ({ locale: 'en', host: 'cocloud.example', now }) as const;
const later = reading(at('2026-12-01'));

const texts = [
  article('old', { publishedAt: '2024-01-01' }),
  article('new', { publishedAt: '2026-01-01', title: 'ＣＤＮ 流量包', tags: ['cdn'] }),
  article('hot', { publishedAt: '2025-01-01', hot: true }),
  article('pinned', { publishedAt: '2020-01-01', pinned: true }),
  article('cloud', { category: 'cloud-news', publishedAt: '2023-01-01' }),
];
const news = newsWith(texts);
const everything: AskedList = { category: 'company', tag: undefined, words: '', sort: 'new', page: 1 };
const select = (asked: Partial<AskedList>, from = news) => from.list(later, { ...everything, ...asked });
const idsOf = async (asked: Partial<AskedList>, from = news) => (await select(asked, from)).rows.map(({ id }) => id);
const hottest = async () => (await select({})).hottest.map(({ id }) => id);

test('pinned articles come first in every order', async () => {
  expect(await idsOf({})).toEqual(['pinned', 'new', 'hot', 'old']);
  expect(await idsOf({ sort: 'old' })).toEqual(['pinned', 'old', 'hot', 'new']);
  expect(await idsOf({ sort: 'hot' })).toEqual(['pinned', 'hot', 'old', 'new']);
});

test('a search lists its results by relevance or in the requested order, but only published ones of the list', async () => {
  const searched = newsWith(texts, { matches: ['hot', 'gone', 'pinned', 'cloud', 'new'] });
  const found = (asked: Partial<AskedList>) => idsOf(asked, searched);
  expect(await found({})).toEqual(['hot', 'pinned', 'new']);
  expect(await found({ category: 'all' })).toEqual(['hot', 'pinned', 'cloud', 'new']);
  expect(await found({ sort: 'old' })).toEqual(['pinned', 'hot', 'new']);
  expect(await found({ sort: 'hot' })).toEqual(['hot', 'pinned', 'new']);
  expect(await found({ tag: 'cdn' })).toEqual(['new']);
});

test('each list has its category, which ?cat= can change', () => {
  expect(askedListOf('company', {}).category).toBe('company');
  expect(askedListOf('cloud-news', {}).category).toBe('cloud-news');
  expect(askedListOf('company', { cat: 'all' }).category).toBe('all');
  expect(askedListOf('company', { cat: 'nonsense', sort: 'nonsense' })).toEqual(everything);
});

test('a list can be of one tag, which it names', async () => {
  expect(await idsOf({ tag: 'cdn' })).toEqual(['new']);
  expect((await select({ tag: 'cdn' })).tag).toEqual({ id: 'cdn', name: 'CDN' });
});

const asked = (query: Record<string, string>, texts: readonly NewsText[]) => ({
  params: {},
  query,
  pageCount: async (asked: AskedList) => (await newsWith(texts).list(later, asked)).pageCount,
});

test.each(['0', '2', '-1', '1.5', 'x'])('page %s of a one-page list does not exist', async (page) => {
  expect(await isBeyondList('company', asked({ page }, [article('one', {})]))).toBe(true);
});

test('a longer list is cut into pages', async () => {
  const many = Array.from({ length: 21 }, (_, index) => article(`a${index}`, {}));
  expect(await select({ page: 3 }, newsWith(many))).toMatchObject({
    total: 21,
    pageCount: 3,
    rows: [{ id: 'a20' }],
  });
  expect(await isBeyondList('company', asked({ page: '3' }, many))).toBe(false);
});

test('the most popular are those marked, then those read most; being pinned does not count', async () => {
  expect(await hottest()).toEqual(['hot', 'old', 'new']);
  readOften.set('cloud', 91);
  expect(await hottest()).toEqual(['hot', 'old', 'new']);
  version += 1;
  expect(await hottest()).toEqual(['hot', 'cloud', 'old']);
  expect(await idsOf({ category: 'all', sort: 'hot' })).toEqual(['pinned', 'hot', 'cloud', 'old', 'new']);
});

test('an article appears and expires at its minute, which is known in advance; a draft never appears', async () => {
  const timed = newsWith([
    article('here', {}),
    article('planned', { publishedAt: '2026-11-26 09:30', expiresAt: '2026-11-27' }),
    article('draft', { draft: true }),
  ]);
  const shown = async (now: number) => (await timed.list(reading(now), everything)).rows.map(({ id }) => id);
  const [comes, goes] = [at('2026-11-26 09:30'), at('2026-11-27')];
  expect([await shown(comes - 1), timed.until(comes - 1)]).toEqual([['here'], comes]);
  expect([await shown(comes), timed.until(comes)]).toEqual([['planned', 'here'], goes]);
  expect([await shown(goes), timed.until(goes)]).toEqual([['here'], Infinity]);
  await expect(timed.article(reading(comes), 'draft', false)).rejects.toThrow('No article draft');
  expect(await timed.article(reading(comes), 'draft', true)).toMatchObject({ id: 'draft', isUnpublished: true });
  expect(await timed.article(reading(comes), 'planned', true)).toMatchObject({ isUnpublished: false });
});

test('in preview everything is listed', async () => {
  const all = newsWith([article('draft', { draft: true }), article('planned', { publishedAt: '2999-01-01' })], {
    showsAll: true,
  });
  expect((await select({}, all)).total).toBe(2);
});
