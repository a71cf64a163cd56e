// Which page a path means: the page table read as a router, with its aliases, letter cases and news addresses.
import { matchPath } from 'react-router';
import { localeByPrefix, locales, localeOf, type LocaleCode, type LocaleRow } from '../../shared/i18n/locales.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import { pageOf, pages, type PageId, type PageRow } from '../../shared/pages/pages.ts';

export type Match =
  | { kind: 'page'; page: PageRow; locale: LocaleRow; params: Record<string, string>; prefixed: boolean }
  | { kind: 'moved'; to: string }
  | { kind: 'unknown'; locale: LocaleRow; prefixed: boolean; segments: string[] }
  | { kind: 'bad' };

export type ArticleCategory = 'cloud-news' | 'company';
export type CategoryOf = (articleId: string) => ArticleCategory | undefined;

const categories: readonly string[] = ['cloud-news', 'company'] satisfies ArticleCategory[];
const listOf = { blog: 'blog', 'cloud-news': 'cloudNews' } as const;
const linkId = /^[0-9a-f]{8,64}$/;

const fixed = new Map(pages.filter(({ path }) => !path.includes(':')).map((page) => [page.path, page]));
const byLowerCase = new Map([...fixed.values()].map((page) => [page.path.toLowerCase(), page]));
const prefixByAlias = new Map(
  locales.flatMap((row) => [row.prefix, ...row.aliases].map((alias) => [alias, row] as const)),
);

/** Segments of a path, decoded once; undefined when a % sequence is broken. */
function segmentsOf(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

const encoded = (locale: LocaleRow, rest: string[], prefixed: boolean): string =>
  `/${[...(prefixed ? [locale.prefix] : []), ...rest.map(encodeURIComponent)].join('/')}`;

export function matchAddress(path: string, fallback: LocaleCode, categoryOf: CategoryOf): Match {
  const segments = segmentsOf(path);
  if (!segments || segments.some((segment) => segment.includes('\0'))) return { kind: 'bad' };
  const [first = '', ...others] = segments;
  const aliased = prefixByAlias.get(first.toLowerCase());
  const prefixed = aliased !== undefined;
  const locale = aliased ?? localeOf(fallback);
  const rest = prefixed ? others : segments;

  const second = rest.length === 1 ? prefixByAlias.get((rest[0] ?? '').toLowerCase()) : undefined;
  if (prefixed && second) return { kind: 'moved', to: `/${second.prefix}` };
  if (rest.some((segment) => segment.toLowerCase().includes('baishan'))) {
    return { kind: 'moved', to: pathOf('edgeNext', locale.code) };
  }
  const found = withinLocale(rest, locale, prefixed, categoryOf);
  if (found.kind === 'page' && prefixed && !localeByPrefix(first)) {
    return { kind: 'moved', to: encoded(locale, rest, true) };
  }
  if (found.kind === 'unknown' && prefixed && !localeByPrefix(first)) {
    return { kind: 'moved', to: encoded(locale, rest, true) };
  }
  return found;
}

function withinLocale(rest: string[], locale: LocaleRow, prefixed: boolean, categoryOf: CategoryOf): Match {
  const show = (page: PageRow, params: Record<string, string> = {}): Match =>
    page.locales.includes(locale.code)
      ? { kind: 'page', page, locale, params, prefixed }
      : { kind: 'unknown', locale, prefixed, segments: rest };
  const relative = rest.join('/');
  const exact = fixed.get(relative);
  if (exact) return show(exact);
  const otherCase = byLowerCase.get(relative.toLowerCase());
  if (otherCase) return { kind: 'moved', to: encoded(locale, otherCase.path.split('/'), prefixed) };

  const [first = '', second] = rest;
  const list = Object.entries(listOf).find(([path]) => path === first.toLowerCase());
  if (list && rest.length > 1 && rest.length < 4)
    return newsAddress(list[1], rest.slice(1), show, locale, prefixed, categoryOf);
  if (rest.length === 1 && linkId.test(first)) return show(pageOf('hash'), { hash: first });
  if (matchPath('/mailto/:to', `/${rest.map(encodeURIComponent).join('/')}`) && second) {
    return show(pageOf('mailto'), { to: second });
  }
  return { kind: 'unknown', locale, prefixed, segments: rest };
}

type Show = (page: PageRow, params?: Record<string, string>) => Match;

/** One segment: an article, or a category's list. Two: category and article, moved when the category is another. */
function newsAddress(
  list: PageId,
  [first = '', second]: string[],
  show: Show,
  locale: LocaleRow,
  prefixed: boolean,
  categoryOf: CategoryOf,
): Match {
  const unknown: Match = { kind: 'unknown', locale, prefixed, segments: [list, first, second ?? ''] };
  if (second === undefined) {
    if (categoryOf(first)) return show(pageOf('article'), { id: first });
    return categories.includes(first) ? show(pageOf(list), { cat: first }) : unknown;
  }
  const category = categoryOf(second);
  if (!category) return unknown;
  if (category === first) return show(pageOf('article'), { id: second });
  return { kind: 'moved', to: encoded(locale, [pageOf(list).path, category, second], prefixed) };
}
