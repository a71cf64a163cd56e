// Reads from the address what a reader wants to see of a list of articles, and writes addresses that change one thing of it.
import { usePage } from '../../app/PageContext.ts';
import { categories, sorts, type Category, type Wish } from './selectNews.ts';

const categoryOf: Readonly<Record<string, Category>> = { blog: 'company', cloudNews: 'cloud-news' };

export function useWish() {
  const { page, query, href } = usePage();
  const wish: Wish = {
    category: categories.find((category) => category === query['cat']) ?? categoryOf[page.id] ?? 'all',
    words: query['q']?.trim() ?? '',
    sort: sorts.find((sort) => sort === query['sort']) ?? 'new',
    page: Math.max(1, Math.trunc(Number(query['page'])) || 1),
  };
  /** The list with some values changed; a value of '' drops it, and any change but the page's starts at page one. */
  const listHref = (changes: Record<string, string>): string => {
    const all = { ...query, page: '', ...changes };
    return href(page.id, { query: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')) });
  };
  return { wish, listHref };
}
