// Finds the page of a path below the language prefix, the same on server and client: React Router's matching, sped up.
import { matchRoutes, type RouteObject } from 'react-router';

export type Found<R> = {
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
