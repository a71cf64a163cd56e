// Decides which addresses from data may become links: nothing that runs a script, nothing that leaves the site unseen.
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { pathOf } from '../../shared/pages/addresses.ts';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const site = 'https://site.invalid';

/** The address as a browser would read it, or undefined where it must not be followed. Empty stays empty. */
export function safeLink(link: string): string | undefined {
  if (link === '') return link;
  const url = URL.parse(link, `${site}/`);
  if (!url || !schemes.has(url.protocol)) return undefined;
  if (url.origin !== site) return hasOwnScheme(link) ? url.href : undefined;
  const path = url.pathname + url.search + url.hash;
  // `/.//elsewhere` stays on the site while it is parsed, and leaves it when it is followed.
  return path.startsWith('//') ? undefined : path;
}

/** `//elsewhere` and `/\elsewhere` lead to another host without naming a scheme. */
const hasOwnScheme = (link: string): boolean => URL.canParse(link);

/** An address of the menu: old paths of this vendor stand for the EdgeNext page. */
export function menuLink(link: string, locale: LocaleCode): string | undefined {
  const safe = safeLink(link);
  return safe?.startsWith('/') && safe.toLowerCase().includes('baishan') ? pathOf('edgeNext', locale) : safe;
}
