// What a request tells about its visitor: cookies, and whether he has just chosen another language.
import type { IncomingMessage } from 'node:http';
import { localeByPrefix } from '../../shared/i18n/locales.ts';

export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

const splitPrefix = (path: string): [string, string] => {
  const [, first = '', ...rest] = path.split('/');
  return localeByPrefix(first) ? [first, rest.join('/')] : ['', path];
};

/**
 * True when the visitor came from the same page in another language: he used the switcher, and without script
 * this is how we know that he meant to.
 */
export function switchedLocale(request: IncomingMessage): boolean {
  const from = request.headers.referer ? URL.parse(request.headers.referer) : null;
  if (!from || from.host !== request.headers.host) return false;
  const [oldPrefix, oldRest] = splitPrefix(from.pathname);
  const [newPrefix, newRest] = splitPrefix((request.url ?? '').split('?')[0] ?? '');
  if (newPrefix === '' || oldPrefix === newPrefix) return false;
  return oldRest.replace(/^\/|\/$/g, '') === newRest.replace(/\/$/, '');
}
