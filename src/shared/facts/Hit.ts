// What a search has found, as pages are told of it.
import type { ArticleSummary } from './facts.ts';

/** `ref`: what its list calls it. `terms`: by which it was found, folded as `../search` folds them. */
export type Hit = { ref: string; terms: readonly string[] };

/** `pages` are named by their ids, `prices` as the offers of the price lists, `questions` by page and id. */
export type SiteFound = {
  prices: readonly Hit[];
  pages: readonly Hit[];
  questions: readonly Hit[];
  articles: { total: number; rows: readonly ArticleSummary[]; terms: readonly string[] };
  /** Where nothing was found: words of ours that come near, each with how much it finds. */
  near: readonly { word: string; count: number }[];
};
