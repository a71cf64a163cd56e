// An article in one language as a process holds it: its facts, and where its text is.
import type { Article, ArticleSummary } from '../../shared/facts/facts.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Place } from '../content/articleBodies.ts';

export type ArticleText = ArticleSummary &
  Pick<Article, 'updatedAt' | 'correction'> & {
    locale: LocaleCode;
    body: Place;
    draft: boolean;
    /** From then on it is no longer shown. */
    expiresAt?: string | undefined;
    tags: readonly string[];
  };

export type TagRow = { id: string; name: Readonly<Record<LocaleCode, string>> };
