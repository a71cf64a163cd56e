// Decides which addresses from data may become links: none that runs a script, none that leaves the site unnoticed.
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { pathOf } from '../../shared/pages/addresses.ts';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const site = 'https://site.invalid';

/** The address as a browser reads it, or undefined when it is unsafe. An empty address stays empty. */
export function safeLink(link: string): string | undefined {
  if (link === '') return link;
  const url = URL.parse(link, `${site}/`);
  if (!url || !schemes.has(url.protocol)) return undefined;
  if (url.origin !== site) return hasOwnScheme(link) ? url.href : undefined;
  const path = url.pathname + url.search + url.hash;
  // `/.//elsewhere` parses as a path of this site, but its normalized form leads to another host.
  return path.startsWith('//') ? undefined : path;
}

/** False for `//elsewhere` and `/\elsewhere`, which lead to another host without naming a scheme. */
const hasOwnScheme = (link: string): boolean => URL.canParse(link);

/** A menu address: old paths with this vendor's name lead to the EdgeNext page. */
export function menuLink(link: string, locale: LocaleCode): string | undefined {
  const safe = safeLink(link);
  return safe?.startsWith('/') && safe.toLowerCase().includes('baishan') ? pathOf('edgeNext', locale) : safe;
}
