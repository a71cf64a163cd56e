// Turns the target of a menu or banner row into an address in one language; undefined when the language lacks the page.
import type { LocaleCode } from '../../../shared/i18n/locales.ts';
import { hrefOf, type HasPage } from '../../../shared/pages/addresses.ts';
import { menuLink } from '../../content/safeLink.ts';
import type { MenuTarget } from '../../content/menuSchema.ts';

export function targetLink(target: MenuTarget, locale: LocaleCode, has: HasPage): string | undefined {
  const { page, hash, query, otherwise, link } = target;
  if (link) return menuLink(link, locale);
  if (page && has(page, locale)) return hrefOf(page, locale, { ...(hash && { hash }), ...(query && { query }) });
  return otherwise && has(otherwise, locale) ? hrefOf(otherwise, locale) : undefined;
}
