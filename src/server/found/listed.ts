// Every address that search engines may list: pages and articles with the languages they really exist in.
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { localeCodes } from '../../shared/i18n/locales.ts';
import { pathOf, type HasPage } from '../../shared/pages/addresses.ts';
import { pages } from '../../shared/pages/pages.ts';
import type { Owner } from '../../shared/facts/Owner.ts';
import type { ArticleText } from '../render/news.ts';

export type Listed = {
  locales: readonly LocaleCode[];
  path: (code: LocaleCode) => string;
  /** Such as 2026-11-21. */
  changed: string;
  /** The last day of a campaign. */
  until?: string | undefined;
};

type Facts = { has: HasPage; articles: readonly ArticleText[]; campaigns: Owner['campaign']; builtOn: string };

export function listedOf({ has, articles, campaigns, builtOn }: Facts): Listed[] {
  const fixed = pages
    .filter(({ index, status, params }) => index && status === 200 && Object.keys(params).length === 0)
    .filter(({ id, locales }) => locales.some((code) => has(id, code)))
    .map(({ id, locales }): Listed => ({
      locales,
      path: (code) => pathOf(id, code),
      changed: builtOn,
      until: campaigns[id]?.until,
    }));
  const written = [...Map.groupBy(articles, ({ id }) => id)].map(([id, texts]): Listed => {
    const locales = localeCodes.filter((code) => texts.some(({ locale }) => locale === code));
    const changed = texts.map(({ publishedAt }) => publishedAt.slice(0, 10)).sort();
    return { locales, path: (code) => pathOf('article', code, { id }), changed: changed.at(-1) ?? builtOn };
  });
  return [...fixed, ...written];
}
