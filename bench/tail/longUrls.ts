// Generates ten thousand different addresses of the site, like those from visitors, campaigns, searches and guesses.
import { locales } from '../../src/shared/i18n/locales.ts';
import { pathOf } from '../../src/shared/pages/addresses.ts';
import { pages } from '../../src/shared/pages/pages.ts';

export type Address = { host: string; path: string };

export const hosts = ['cocloud.example', 'sg', 'cn', 'hk', 'kh', 'my'].map((name) =>
  name.includes('.') ? name : `${name}.cocloud.example`,
);

const articles = ['bill-labels', 'cdn-decimal-tb', 'database-move', 'ddos-drill', 'fibre-floor', 'taiwan-quiet-hours'];

/** Every page that the cache keeps, in every language it has. */
export const readyPaths: readonly string[] = locales.flatMap(({ code }) => [
  ...pages
    .filter((page) => page.shared && page.status === 200 && !page.path.includes(':') && page.locales.includes(code))
    .map((page) => pathOf(page.id, code)),
  ...articles.map((id) => pathOf('article', code, { id })),
]);

/** A fixed order that mixes everything. */
function mixed<T>(items: readonly T[]): T[] {
  const step = 7919;
  return items.map((_, index) => items[(index * step) % items.length]).filter((item) => item !== undefined);
}

export function longUrls(count: number): Address[] {
  const each = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index));
  const hostOf = (index: number) => hosts[index % hosts.length] ?? '';
  const plain = hosts.flatMap((host) => readyPaths.map((path) => ({ host, path })));
  const searches = each(500, (index) => ({ host: hostOf(index), path: `/en/blog?q=word${index}` }));
  const unknown = each(500, (index) => ({ host: hostOf(index), path: `/en/${(0xabcdef01 + index).toString(16)}` }));
  const campaigns = each(Math.max(0, count - plain.length - 1000), (index) => ({
    host: hostOf(index),
    path: `${readyPaths[(index * 31) % readyPaths.length]}?utm_source=campaign-${index}`,
  }));
  return mixed([...plain, ...searches, ...unknown, ...campaigns]).slice(0, count);
}
