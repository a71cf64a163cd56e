// Reads the query of a list of articles, and checks that its page exists.
import type { AddressParts } from '../page.ts';
import { categories, sorts, type Category, type AskedList } from './categories.ts';
import { oneOf, typed, type ReadQuery } from '../query.ts';
import { longestSearch } from '../../search/longestSearch.ts';

/** Accepts any integer as page; `isBeyondList` checks it once the number of pages is known. */
export const listQuery: ReadQuery = {
  q: typed(longestSearch),
  sort: oneOf(sorts),
  page: (raw) => (Number.isInteger(Number(raw)) ? String(Number(raw)) : undefined),
  cat: oneOf(categories),
  tag: oneOf(({ tags }) => tags),
};

/** `own`: the list's own category, used unless the query names another. */
export function askedListOf(own: Category, query: Readonly<Record<string, string>>): AskedList {
  return {
    category: categories.find((category) => category === query['cat']) ?? own,
    tag: query['tag'],
    words: query['q']?.trim() ?? '',
    sort: sorts.find((sort) => sort === query['sort']) ?? 'new',
    page: query['page'] === undefined ? 1 : Number(query['page']),
  };
}

/** Drops names that occur more than once. */
const wordsIn = (query: AddressParts['query']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Whether the page number is no positive integer or beyond the last page. */
export async function isBeyondList(
  own: Category,
  { params, query, pageCount }: Omit<AddressParts, 'stories'>,
): Promise<boolean> {
  const asked = askedListOf(own, { ...wordsIn(query), ...params });
  return !Number.isInteger(asked.page) || asked.page < 1 || asked.page > (await pageCount(asked));
}
