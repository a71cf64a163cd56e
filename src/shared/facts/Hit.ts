// The results of a search, as pages receive them.
import type { ArticleSummary } from './facts.ts';

/** `ref`: its id in its list. `terms`: the terms that matched, folded as in `../search`. */
export type Hit = { ref: string; terms: readonly string[] };

/** `ref` is a page's id in `pages`, an offer of the price lists in `prices`, page and id in `questions`. */
export type SiteFound = {
  prices: readonly Hit[];
  pages: readonly Hit[];
  questions: readonly Hit[];
  articles: { total: number; rows: readonly ArticleSummary[]; terms: readonly string[] };
  /** After a search without results: similar words from our texts, each with its number of results. */
  near: readonly { word: string; count: number }[];
};
