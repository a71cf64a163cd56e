// Chooses and orders the articles of a list from what its address asks for.
import type { ArticleSummary } from '../../facts/facts.ts';
import { partWords } from '../../i18n/joinWords.ts';

export const sorts = ['new', 'old', 'hot'] as const;
export type Sort = (typeof sorts)[number];

export const categories = ['all', 'cloud-news', 'company'] as const;
export type Category = (typeof categories)[number];

export type Wish = { category: Category; words: string; sort: Sort; page: number };

const pageLength = 10;

/** The same for full and half width, capital and small letters, joined or not. */
const folded = (text: string) => partWords(text).normalize('NFKC').toLowerCase();

const orders: Record<Sort, (a: ArticleSummary, b: ArticleSummary) => number> = {
  new: (a, b) => b.publishedAt.localeCompare(a.publishedAt),
  old: (a, b) => a.publishedAt.localeCompare(b.publishedAt),
  hot: (a, b) => Number(b.hot) - Number(a.hot) || b.views - a.views,
};

export function selectNews(articles: readonly ArticleSummary[], { category, words, sort, page }: Wish) {
  const wanted = folded(words);
  const found = articles
    .filter((article) => category === 'all' || article.category === category)
    .filter(({ title, summary }) => folded(`${title} ${summary}`).includes(wanted))
    .toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || orders[sort](a, b));
  const start = (page - 1) * pageLength;
  return {
    total: found.length,
    pageCount: Math.max(1, Math.ceil(found.length / pageLength)),
    rows: found.slice(start, start + pageLength),
  };
}

/** Those marked as hot, then those read most; which are pinned does not count. */
export const hottestNews = (articles: readonly ArticleSummary[], count: number): ArticleSummary[] =>
  articles.toSorted(orders.hot).slice(0, count);
