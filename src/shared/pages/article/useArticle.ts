// Address of an article, and its language where that differs from the page's.
import type { ArticleSummary } from '../../facts/facts.ts';
import { usePage } from '../../app/PageContext.ts';
import { isLocaleCode, localeOf } from '../../i18n/locales.ts';
import { pathOf } from '../addresses.ts';

export function useArticle({ id, locale }: Pick<ArticleSummary, 'id' | 'locale'>) {
  const { code } = usePage().locale;
  const lang = isLocaleCode(locale) && locale !== code ? localeOf(locale).iso : undefined;
  return { href: pathOf('article', code, { id }), lang };
}
