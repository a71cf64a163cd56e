// Gives a list of articles its wish from the address, and addresses that change one thing of it.
import { usePage } from '../../app/PageContext.ts';
import { wishOf } from './wish.ts';

export function useWish() {
  const { page, query, href } = usePage();
  /** A value of '' drops it, and any change but the page's starts at page one. */
  const listHref = (changes: Record<string, string>): string => {
    const all = { ...query, page: '', ...changes };
    return href(page.id, { query: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')) });
  };
  return { wish: wishOf(page.lists ?? 'all', query), listHref };
}
