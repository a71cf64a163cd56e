// Matches an address: to a page of the table, to a permanent redirect from an alias or another spelling, or to nothing that we know.
import { matchRoutes, type RouteObject } from 'react-router';
import { localeBySegment, localeOf, type LocaleCode, type LocaleRow } from '../../shared/i18n/locales.ts';
import { pathOf, type HasPage } from '../../shared/pages/addresses.ts';
import { pages, type PageRow } from '../../shared/pages/pages.ts';
import { newsAddress, type CategoryOf, type Within } from './newsAddress.ts';

export type Match =
  | { kind: 'page'; page: PageRow; locale: LocaleRow; params: Readonly<Record<string, string>>; prefixed: boolean }
  | { kind: 'moved'; to: string }
  | { kind: 'unknown'; locale: LocaleRow; prefixed: boolean; segments: readonly string[] }
  | { kind: 'bad' };

/** What the requested site has: which articles, and which pages in which language. */
export type Known = { category: CategoryOf; has: HasPage };

type Found<R> = {
  row: R;
  /** Decoded once. */
  params: Readonly<Record<string, string>>;
  /** Whether the path equals the row's pattern, capital letters included. */
  isExact: boolean;
};

const firstOf = (path: string): string => path.split('/', 1)[0]?.toLowerCase() ?? '';

const isBroken = (path: string): boolean => {
  try {
    return decodeURIComponent(path).includes('\0');
  } catch {
    return true;
  }
};

/**
 * `matchRoutes` ranks its table anew on every call, which takes up to 750 µs for ninety rows. So a path that stands in the
 * table letter for letter is looked up in a map, and for all others only rows with the same first segment are ranked.
 */
export function matcherOf<R extends { path: string }>(rows: readonly R[]) {
  const plain = rows.filter(({ path }) => !path.includes(':'));
  const asWritten = new Map(plain.map((row): [string, Found<R>] => [row.path, { row, params: {}, isExact: true }]));
  const byFirst = new Map<string, R[]>();
  for (const row of rows) {
    const first = row.path.startsWith(':') ? ':' : firstOf(row.path);
    byFirst.set(first, [...(byFirst.get(first) ?? []), row]);
  }
  const match = (candidates: readonly R[], path: string, caseSensitive: boolean): Found<R> | undefined => {
    const routes = candidates.map((row): RouteObject => ({ path: `/${row.path}`, caseSensitive, handle: row }));
    const [found] = routes.length > 0 ? (matchRoutes(routes, `/${path}`) ?? []) : [];
    if (!found) return undefined;
    const params = Object.fromEntries(Object.entries(found.params).map(([name, value]) => [name, value ?? '']));
    return { row: found.route.handle as R, params, isExact: caseSensitive };
  };
  /** `path`: without language prefix, encoded, such as `cdn` or `blog/a%20b`. */
  return (path: string): Found<R> | undefined => {
    const written = asWritten.get(path);
    if (written) return written;
    if (isBroken(path)) return undefined;
    const named = byFirst.get(firstOf(path)) ?? [];
    return match(named, path, true) ?? match(named, path, false) ?? match(byFirst.get(':') ?? [], path, true);
  };
}

const matchPage = matcherOf(pages);

/** Segments of a path, decoded once; undefined when a % sequence is broken. */
function segmentsOf(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

const encoded = (segments: readonly string[]): string => segments.map(encodeURIComponent).join('/');

export function matchAddress(path: string, fallback: LocaleCode, { category, has }: Known): Match {
  const segments = segmentsOf(path);
  if (!segments || segments.some((segment) => segment.includes('\0'))) return { kind: 'bad' };
  const [first = '', ...others] = segments;
  const aliased = localeBySegment(first);
  const prefixed = aliased !== undefined;
  const locale = aliased ?? localeOf(fallback);
  const rest = prefixed ? others : segments;
  const movedTo = (within: string): Match => ({
    kind: 'moved',
    to: `/${prefixed ? `${locale.prefix}/` : ''}${within}`,
  });

  const second = rest.length === 1 ? localeBySegment(rest[0] ?? '') : undefined;
  if (prefixed && second) return { kind: 'moved', to: `/${second.prefix}` };
  if (rest.some((segment) => segment.toLowerCase().includes('baishan'))) {
    return { kind: 'moved', to: pathOf('edgeNext', locale.code) };
  }
  const within = withinLanguage(rest, category);
  if ('to' in within) return movedTo(within.to);
  if (prefixed && first !== locale.prefix) {
    return rest.length === 0 ? { kind: 'moved', to: `/${locale.prefix}` } : movedTo(encoded(rest));
  }
  return within.page && has(within.page.id, locale.code)
    ? { kind: 'page', page: within.page, locale, params: within.params, prefixed }
    : { kind: 'unknown', locale, prefixed, segments: rest };
}

/** Matches a path without its language prefix: to a page, or to its right spelling. */
function withinLanguage(rest: readonly string[], categoryOf: CategoryOf): Within {
  const news = newsAddress(rest, categoryOf);
  if (news) return news;
  const found = matchPage(encoded(rest));
  if (!found) return { page: undefined };
  const { row, params, isExact } = found;
  if (!isExact) return { to: spelt(row.path, rest) };
  const read = Object.entries(row.params).map(([name, reader]) => [name, reader(params[name] ?? '')] as const);
  return read.every((pair): pair is readonly [string, string] => pair[1] !== undefined)
    ? { page: row, params: Object.fromEntries(read) }
    : { page: undefined };
}

/** The path with words as the table spells them, and values as they came. */
const spelt = (pattern: string, rest: readonly string[]): string =>
  encoded(pattern.split('/').map((word, at) => (word.startsWith(':') ? (rest[at] ?? '') : word)));

/** Id of the page at an address, for a log that must not hold the address itself. */
export function pageAt(path: string, fallback: LocaleCode, known: Known): string | undefined {
  const match = matchAddress(path, fallback, known);
  return match.kind === 'page' ? match.page.id : undefined;
}
