// The query of the site's search, its hits, and their number by kind.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useTranslator } from '../../i18n/useT.ts';
import { priceOffers } from './priceOffers.ts';

/** Kinds of hits in the order shown. */
export const searchKinds = ['prices', 'pages', 'questions', 'articles'] as const;
export type SearchKind = (typeof searchKinds)[number];

export function useSearch() {
  const { query, locale, has, href } = usePage();
  const found = useNeed('siteFound');
  const offers = priceOffers({ prices: useNeed('prices'), texts: useTranslator(), locale }, has);
  const words = (query['q'] ?? '').trim();
  const counts: Record<SearchKind, number> = {
    prices: found?.prices.length ?? 0,
    pages: found?.pages.length ?? 0,
    questions: found?.questions.length ?? 0,
    articles: found?.articles.total ?? 0,
  };
  return {
    words,
    found,
    offers: new Map(offers.map((offer) => [offer.ref, offer])),
    counts,
    total: searchKinds.reduce((sum, kind) => sum + counts[kind], 0),
    /** The kind that the address selects, whose hits are all shown. */
    only: searchKinds.find((kind) => kind === query['in']),
    /** Articles lead to their own list, which has pages and orders. */
    hrefOf: (kind: SearchKind) =>
      kind === 'articles'
        ? href('blog', { query: { cat: 'all', q: words } })
        : href('search', { query: { q: words, in: kind } }),
  };
}
