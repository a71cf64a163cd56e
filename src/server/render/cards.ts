// The card of a page, which others show where it is shared: its own, or the home page's where there is none.
import type { PageInfo } from '../../shared/app/PageContext.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';

/** locale → id of a page or an article → address of its picture. While developing there are none. */
export type Cards = Partial<Record<LocaleCode, Readonly<Record<string, string>>>>;

export function cardOf(cards: Cards, { page, locale, params }: PageInfo): string | undefined {
  const own = cards[locale.code] ?? {};
  return own[(page.id === 'article' && params['id']) || page.id] ?? own['home'];
}
