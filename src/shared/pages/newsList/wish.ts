// What the address of a list of articles asks for, and whether the list goes that far.
import type { ArticleSummary } from '../../app/needs.ts';
import type { PageId } from '../pages.ts';
import { categories, selectNews, sorts, type Category, type Wish } from './selectNews.ts';

const categoryOf: Readonly<Partial<Record<PageId, Category>>> = { blog: 'company', cloudNews: 'cloud-news' };

export function wishOf(list: PageId, query: Readonly<Record<string, string>>): Wish {
  return {
    category: categories.find((category) => category === query['cat']) ?? categoryOf[list] ?? 'all',
    words: query['q']?.trim() ?? '',
    sort: sorts.find((sort) => sort === query['sort']) ?? 'new',
    page: query['page'] === undefined ? 1 : Number(query['page']),
  };
}

/** A page number that is no whole number, or lies beyond the last page, has no page to show. */
export function isWithinList(articles: readonly ArticleSummary[], wish: Wish): boolean {
  return Number.isInteger(wish.page) && wish.page >= 1 && wish.page <= selectNews(articles, wish).pageCount;
}
