// What the address of a list of articles asks for, and whether the list goes that far.
import type { Asked } from '../page.ts';
import { categories, sorts, type Category, type Wish } from './categories.ts';
import { oneOf, typed, type ReadQuery } from '../query.ts';
import { longestSearch } from '../../search/longestSearch.ts';

/** Which numbers there are pages for depends on all else; `isBeyondList` says so. */
export const listQuery: ReadQuery = {
  q: typed(longestSearch),
  sort: oneOf(sorts),
  page: (raw) => (Number.isInteger(Number(raw)) ? String(Number(raw)) : undefined),
  cat: oneOf(categories),
  tag: oneOf(({ tags }) => tags),
};

/** `own`: the category of the list itself. */
export function wishOf(own: Category, query: Readonly<Record<string, string>>): Wish {
  return {
    category: categories.find((category) => category === query['cat']) ?? own,
    tag: query['tag'],
    words: query['q']?.trim() ?? '',
    sort: sorts.find((sort) => sort === query['sort']) ?? 'new',
    page: query['page'] === undefined ? 1 : Number(query['page']),
  };
}

/** A name given twice means nothing. */
const wordsIn = (query: Asked['query']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** A page number that is no whole number, or lies beyond the last page, has no page to show. */
export async function isBeyondList(
  own: Category,
  { params, query, pageCount }: Omit<Asked, 'stories'>,
): Promise<boolean> {
  const wish = wishOf(own, { ...wordsIn(query), ...params });
  return !Number.isInteger(wish.page) || wish.page < 1 || wish.page > (await pageCount(wish));
}
