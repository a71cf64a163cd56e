// What the search index is made of (lists by kind and language, the words of each entry), and where the build writes it.
import path from 'node:path';
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

/** Where the build writes the index of each brand; brands are numbered as in content. */
export const builtIndex = (root: string, brand: number): string => path.join(root, 'search', `${brand}.sqlite`);
