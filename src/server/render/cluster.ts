// The addresses of one page in all its languages: the same strings in canonical links, alternates and sitemaps.
import { localeCodes, localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';

export type Alternate = { hreflang: string; href: string };

/** `address`: of the page in a language, absolute. */
export function alternatesOf(
  locales: readonly LocaleCode[],
  defaultLocale: LocaleCode,
  address: (code: LocaleCode) => string,
): Alternate[] {
  const codes = localeCodes.filter((code) => locales.includes(code));
  const own = codes.flatMap((code) => localeOf(code).hreflang.map((hreflang) => ({ hreflang, href: address(code) })));
  return [...own, { hreflang: 'x-default', href: address(defaultIn(locales, defaultLocale)) }];
}

/** The domain's own language, or English where the page lacks that, or one that it has. */
export const defaultIn = (locales: readonly LocaleCode[], defaultLocale: LocaleCode): LocaleCode =>
  [defaultLocale, 'en' as const].find((code) => locales.includes(code)) ?? locales[0] ?? 'en';
