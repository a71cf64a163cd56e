// Lists of articles: reading the address, selecting, paging, and articles that appear and expire.
import { newsOf } from '../../../src/server/render/news.ts';
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
const newsWith = (texts: readonly NewsText[], showsAll = false) =>
  newsOf(articlesOf(texts), {
    articleHtml: async () => ({ articleHtml: () => ({ html: '', parts: [] }) }),
    tags: [{ id: 'cdn', name: inEvery('CDN') }],
    has: () => true,
    reads: { of: (id) => readOften.get(id) ?? 0, version: () => version },
    showsAll,
  });
const at = (text: string) => taipeiMoment(text) ?? NaN;
const later = at('2026-12-01');

const news = newsWith([
  article('old', { publishedAt: '2024-01-01' }),
  article('new', { publishedAt: '2026-01-01', title: 'ＣＤＮ 流量包', tags: ['cdn'] }),
  article('hot', { publishedAt: '2025-01-01', hot: true }),
  article('pinned', { publishedAt: '2020-01-01', pinned: true }),
  article('cloud', { category: 'cloud-news', publishedAt: '2023-01-01' }),
]);
const everything: AskedList = { category: 'company', tag: undefined, words: '', sort: 'new', page: 1 };
const select = (asked: Partial<AskedList>) => news.at(later).select('en', { ...everything, ...asked });
const idsOf = (asked: Partial<AskedList>) => select(asked).rows.map(({ id }) => id);

test('pinned articles come first in every order', () => {
  expect(idsOf({})).toEqual(['pinned', 'new', 'hot', 'old']);
  expect(idsOf({ sort: 'old' })).toEqual(['pinned', 'old', 'hot', 'new']);
  expect(idsOf({ sort: 'hot' })).toEqual(['pinned', 'hot', 'old', 'new']);
});

test('a search lists its results by relevance or in the requested order, but only published ones of the list', () => {
  const found = (asked: Partial<AskedList>) =>
    news
      .at(later)
      .select('en', { ...everything, ...asked }, ['hot', 'gone', 'pinned', 'cloud', 'new'])
      .rows.map(({ id }) => id);
  expect(found({})).toEqual(['hot', 'pinned', 'new']);
  expect(found({ category: 'all' })).toEqual(['hot', 'pinned', 'cloud', 'new']);
  expect(found({ sort: 'old' })).toEqual(['pinned', 'hot', 'new']);
  expect(found({ sort: 'hot' })).toEqual(['hot', 'pinned', 'new']);
  expect(found({ tag: 'cdn' })).toEqual(['new']);
});

test('each list has its category, which ?cat= can change', () => {
  expect(askedListOf('company', {}).category).toBe('company');
  expect(askedListOf('cloud-news', {}).category).toBe('cloud-news');
  expect(askedListOf('company', { cat: 'all' }).category).toBe('all');
  expect(askedListOf('company', { cat: 'nonsense', sort: 'nonsense' })).toEqual(everything);
});

test('a list can be of one tag, which it names', () => {
  expect(idsOf({ tag: 'cdn' })).toEqual(['new']);
  expect(select({ tag: 'cdn' }).tag).toEqual({ id: 'cdn', name: 'CDN' });
});

const asked = (query: Record<string, string>, texts: readonly NewsText[]) => ({
  params: {},
  query,
  pageCount: async (asked: AskedList) => newsWith(texts).at(later).select('en', asked).pageCount,
});

test.each(['0', '2', '-1', '1.5', 'x'])('page %s of a one-page list does not exist', async (page) => {
  expect(await isBeyondList('company', asked({ page }, [article('one', {})]))).toBe(true);
});

test('a longer list is cut into pages', async () => {
  const many = Array.from({ length: 21 }, (_, index) => article(`a${index}`, {}));
  expect(
    newsWith(many)
      .at(later)
      .select('en', { ...everything, page: 3 }),
  ).toMatchObject({
    total: 21,
    pageCount: 3,
    rows: [{ id: 'a20' }],
  });
  expect(await isBeyondList('company', asked({ page: '3' }, many))).toBe(false);
});

test('the most popular are those marked, then those read most; being pinned does not count', () => {
  expect(select({}).hottest.map(({ id }) => id)).toEqual(['hot', 'old', 'new']);
  readOften.set('cloud', 91);
  expect(select({}).hottest.map(({ id }) => id)).toEqual(['hot', 'old', 'new']);
  version += 1;
  expect(select({}).hottest.map(({ id }) => id)).toEqual(['hot', 'cloud', 'old']);
  expect(idsOf({ category: 'all', sort: 'hot' })).toEqual(['pinned', 'hot', 'cloud', 'old', 'new']);
});

test('an article appears and expires at its minute, which the edition knows in advance; a draft never appears', async () => {
  const timed = newsWith([
    article('here', {}),
    article('planned', { publishedAt: '2026-11-26 09:30', expiresAt: '2026-11-27' }),
    article('draft', { draft: true }),
  ]);
  const shown = (now: number) =>
    timed
      .at(now)
      .select('en', everything)
      .rows.map(({ id }) => id);
  const [comes, goes] = [at('2026-11-26 09:30'), at('2026-11-27')];
  expect([shown(comes - 1), timed.at(comes - 1).until]).toEqual([['here'], comes]);
  expect([shown(comes), timed.at(comes).until]).toEqual([['planned', 'here'], goes]);
  expect([shown(goes), timed.at(goes).until]).toEqual([['here'], Infinity]);
  await expect(timed.article('draft', 'en', comes, false)).rejects.toThrow('No article draft');
  expect(await timed.article('draft', 'en', comes, true)).toMatchObject({ id: 'draft', isUnpublished: true });
  expect(await timed.article('planned', 'en', comes, true)).toMatchObject({ isUnpublished: false });
});

test('in preview everything is listed', () => {
  const all = newsWith([article('draft', { draft: true }), article('planned', { publishedAt: '2999-01-01' })], true);
  expect(all.at(later).select('en', everything).total).toBe(2);
});
