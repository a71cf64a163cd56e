// Where a language switch leads: the same page with its query, or that language's home where the page is missing.
import { usePage } from '../app/PageContext.ts';
import { localeByPrefix, type LocaleRow } from '../i18n/locales.ts';

export type LanguageHref = { href: string; same: boolean };

export function useLanguageHref(): (to: LocaleRow) => LanguageHref {
  const { has, page, path, query } = usePage();
  const segments = path.split('/').filter(Boolean);
  const rest = localeByPrefix(segments[0] ?? '') ? segments.slice(1) : segments;
  const search = new URLSearchParams(query);
  return (to) => {
    // The address of a page that was not found exists in no language.
    if (page.id === 'notFound') return { href: `/${to.prefix}`, same: true };
    if (!has(page.id, to.code)) return { href: `/${to.prefix}`, same: false };
    const target = ['', to.prefix, ...rest].join('/');
    return { href: search.size > 0 ? `${target}?${search}` : target, same: true };
  };
}
