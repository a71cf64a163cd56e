// Reads what a list's address asks for, and makes addresses that change one part of it.
import { usePage } from '../../app/PageContext.ts';
import { wishOf } from './wish.ts';

export function useWish() {
  const { page, query, href } = usePage();
  /** An empty value removes the name; every change but that of the page starts at page one. */
  const listHref = (changes: Record<string, string>): string => {
    const all = { ...query, page: '', ...changes };
    return href(page.id, { query: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')) });
  };
  return { wish: wishOf(page.lists ?? 'all', query), listHref };
}
