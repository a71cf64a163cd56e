// Where a language switch leads: the same page with its query, or that language's home where the page is missing.
import type { LocaleCode } from '../i18n/locales.ts';

export type LanguageHref = { href: string; same: boolean };

type From = {
  page: { id: string; locales: readonly LocaleCode[] };
  locale: { prefix: string };
  path: string;
  query: Readonly<Record<string, string>>;
};

export function languageHref(
  { page, locale, path, query }: From,
  to: { code: LocaleCode; prefix: string },
): LanguageHref {
  // The address of a page that was not found exists in no language.
  if (page.id === 'notFound') return { href: `/${to.prefix}`, same: true };
  if (!page.locales.includes(to.code)) return { href: `/${to.prefix}`, same: false };
  const [first, ...rest] = path.split('/').filter(Boolean);
  const search = new URLSearchParams(query);
  const target = ['', to.prefix, ...(first === locale.prefix || first === undefined ? [] : [first]), ...rest].join('/');
  return { href: search.size > 0 ? `${target}?${search}` : target, same: true };
}
