// Carries values over from the address of the page that a visitor leaves. Shared pages cannot put them into their links, so
// a request without them is redirected to the address that has them.
import type { Request } from 'express';
import type { ReadQuery } from '../../shared/pages/query.ts';
import { cameFrom, currencyName, switchedLocale } from '../http/visitor.ts';
import { personalNames } from '../render/View.ts';

/** No redirect leads to a longer address, because none is answered. */
const longest = 2048;

/** To another language of the page: names that no page of ours reads, such as where the visitor came from. */
const isForeign =
  (...read: ReadQuery[]) =>
  (name: string): boolean =>
    !personalNames.includes(name) && read.every((names) => !Object.hasOwn(names, name));

/** To another page with prices: the currency. Not on the same page, where the link to the usual currency names none. */
const isCurrency =
  (read: ReadQuery, isSamePage: boolean) =>
  (name: string): boolean =>
    name === currencyName && Object.hasOwn(read, currencyName) && !isSamePage;

/** The requested address with the missing names added; empty when none is missing. */
export function carriedOver(request: Request, read: ReadQuery, frame: ReadQuery): string {
  const from = cameFrom(request);
  if (!from) return '';
  const [path = ''] = request.originalUrl.split('?');
  const goesAlong = switchedLocale(request) ? isForeign(read, frame) : isCurrency(read, from.pathname === path);
  // Not read by URL, which throws at addresses such as /\ and //:0.
  const asked = new URLSearchParams(request.originalUrl.slice(path.length));
  const missing = [...from.searchParams].filter(([name]) => goesAlong(name) && !asked.has(name));
  for (const [name, value] of missing) asked.append(name, value);
  const target = `${path}?${asked}`;
  return missing.length > 0 && target.length < longest ? target : '';
}
