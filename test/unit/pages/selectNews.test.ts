// Lists of articles: what an address asks for, what it gets, and which pages there are.
import type { ArticleSummary } from '../../../src/shared/facts/facts.ts';
import { hottestNews, selectNews, type Wish } from '../../../src/shared/pages/newsList/selectNews.ts';
import { isBeyondList, wishOf } from '../../../src/shared/pages/newsList/wish.ts';

const article = (id: string, fields: Partial<ArticleSummary>): ArticleSummary => ({
  id,
  category: 'company',
  title: id,
  summary: '',
  author: '',
  publishedAt: '2026-01-01',
  pinned: false,
  hot: false,
  views: 0,
  locale: 'en',
  ...fields,
});

const articles = [
  article('old', { publishedAt: '2024-01-01', views: 90 }),
  article('new', { publishedAt: '2026-01-01', title: 'ＣＤＮ 流量包' }),
  article('hot', { publishedAt: '2025-01-01', hot: true }),
  article('pinned', { publishedAt: '2020-01-01', pinned: true }),
  article('cloud', { category: 'cloud-news' }),
];
const everything: Wish = { category: 'company', words: '', sort: 'new', page: 1 };
const idsOf = (wish: Partial<Wish>) => selectNews(articles, { ...everything, ...wish }).rows.map(({ id }) => id);

test('pinned articles come first in every order', () => {
  expect(idsOf({})).toEqual(['pinned', 'new', 'hot', 'old']);
  expect(idsOf({ sort: 'old' })).toEqual(['pinned', 'old', 'hot', 'new']);
  expect(idsOf({ sort: 'hot' })).toEqual(['pinned', 'hot', 'old', 'new']);
});

test('search folds width and case', () => {
  expect(idsOf({ words: 'cdn' })).toEqual(['new']);
  expect(idsOf({ words: '流量' })).toEqual(['new']);
  expect(idsOf({ words: 'nothing' })).toEqual([]);
});

test('each list has its category, which ?cat= can change', () => {
  expect(wishOf('company', {}).category).toBe('company');
  expect(wishOf('cloud-news', {}).category).toBe('cloud-news');
  expect(wishOf('company', { cat: 'all' }).category).toBe('all');
  expect(wishOf('company', { cat: 'nonsense', sort: 'nonsense' })).toEqual(everything);
});

test.each(['0', '2', '-1', '1.5', 'x'])('page %s of a one-page list does not exist', (page) => {
  expect(isBeyondList('company', { params: {}, query: { page }, articles: () => articles })).toBe(true);
});

test('a longer list is cut into pages', () => {
  const many = Array.from({ length: 21 }, (_, index) => article(`a${index}`, {}));
  expect(selectNews(many, { ...everything, page: 3 })).toMatchObject({
    total: 21,
    pageCount: 3,
    rows: [{ id: 'a20' }],
  });
  expect(isBeyondList('company', { params: {}, query: { page: '3' }, articles: () => many })).toBe(false);
});

test('the hottest are those marked, then those read most; being pinned does not help', () => {
  expect(hottestNews(articles, 2).map(({ id }) => id)).toEqual(['hot', 'old']);
});
