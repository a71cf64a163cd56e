// What the search index is made of: lists by kind and language, and the words of each entry.
import type { LocaleCode } from '../../shared/i18n/locales.ts';

export type ShortKind = 'questions' | 'pages' | 'prices';

/** `ref`: the entry's id in its list. `sought`: other words that visitors may search by. `about`: its topic. */
export type ShortDoc = { ref: string; title: string; sought: string; body: string; about: string };

export const shortFields = ['title', 'sought', 'body', 'about'] as const;
export type ShortField = (typeof shortFields)[number];

export type ArticleDoc = { ref: string; title: string; body: string };

/** Entries of short lists are ranked by relevance. Articles may be ten thousand: they come by date, oldest first. */
export type SearchList =
  | { kind: ShortKind; locale: LocaleCode; docs: Iterable<ShortDoc> }
  | { kind: 'articles'; locale: LocaleCode; docs: Iterable<ArticleDoc> };

export const tableOf = (kind: ShortKind | 'articles', locale: LocaleCode): string => `${kind}_${locale}`;
