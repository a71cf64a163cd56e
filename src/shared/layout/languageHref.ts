// Where a language switch leads: the same page with its query, or that language's home where the page is missing.
export type LanguageHref = { href: string; same: boolean };

type From = {
  page: { id: string };
  locale: { prefix: string };
  path: string;
  query: Readonly<Record<string, string>>;
};

/** `exists`: whether that language has the page at all. */
export function languageHref(
  { page, locale, path, query }: From,
  to: { prefix: string },
  exists: boolean,
): LanguageHref {
  // The address of a page that was not found exists in no language.
  if (page.id === 'notFound') return { href: `/${to.prefix}`, same: true };
  if (!exists) return { href: `/${to.prefix}`, same: false };
  const [first, ...rest] = path.split('/').filter(Boolean);
  const search = new URLSearchParams(query);
  const target = ['', to.prefix, ...(first === locale.prefix || first === undefined ? [] : [first]), ...rest].join('/');
  return { href: search.size > 0 ? `${target}?${search}` : target, same: true };
}
