// What the index is made of: lists by kind and language, and the words of each thing in them.
import type { LocaleCode } from '../../shared/i18n/locales.ts';

export type ShortKind = 'questions' | 'pages' | 'prices';

/** `ref`: what the list calls it. `sought`: other words by which visitors ask for it. `about`: what it belongs to. */
export type ShortDoc = { ref: string; title: string; sought: string; body: string; about: string };

export const shortFields = ['title', 'sought', 'body', 'about'] as const;
export type ShortField = (typeof shortFields)[number];

export type ArticleDoc = { ref: string; title: string; body: string };

/** Short lists are ranked by how well each fits; of articles there may be ten thousand, and they come by day, oldest first. */
export type SearchList =
  | { kind: ShortKind; locale: LocaleCode; docs: Iterable<ShortDoc> }
  | { kind: 'articles'; locale: LocaleCode; docs: Iterable<ArticleDoc> };

export const tableOf = (kind: ShortKind | 'articles', locale: LocaleCode): string => `${kind}_${locale}`;
