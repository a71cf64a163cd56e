// The target of a language switch: the same page with its query, or the language's home page if it lacks the page.
type LanguageHref = { href: string; same: boolean };

type From = {
  page: { id: string };
  locale: { prefix: string };
  path: string;
  query: Readonly<Record<string, string>>;
};

/** `exists`: whether the language has the page. */
export function languageHref(
  { page, locale, path, query }: From,
  to: { prefix: string },
  exists: boolean,
): LanguageHref {
  // An address that was not found exists in no language.
  if (page.id === 'notFound') return { href: `/${to.prefix}`, same: true };
  if (!exists) return { href: `/${to.prefix}`, same: false };
  const [first, ...rest] = path.split('/').filter(Boolean);
  const search = new URLSearchParams(query);
  const target = ['', to.prefix, ...(first === locale.prefix || first === undefined ? [] : [first]), ...rest].join('/');
  return { href: search.size > 0 ? `${target}?${search}` : target, same: true };
}
