// Which page a path below a language's prefix means, the same on both sides: React Router's matching, but over few rows.
import { matchRoutes, type RouteObject } from 'react-router';

export type Found<R> = {
  row: R;
  /** Decoded once. */
  params: Readonly<Record<string, string>>;
  /** Whether it is written as the row says, capital letters included. */
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
 * `matchRoutes` ranks its table anew on every call, up to 750 µs for ninety rows: it is given those that can fit, and not
 * asked at all about an address that stands in the table letter for letter.
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
  /** `path`: without prefix, encoded, such as `cdn` or `blog/a%20b`. */
  return (path: string): Found<R> | undefined => {
    const written = asWritten.get(path);
    if (written) return written;
    if (isBroken(path)) return undefined;
    const named = byFirst.get(firstOf(path)) ?? [];
    return match(named, path, true) ?? match(named, path, false) ?? match(byFirst.get(':') ?? [], path, true);
  };
}
