// What goes along from the page that a visitor leaves: pages that all share cannot carry it in their links, so who comes without it is led on.
import type { Request } from 'express';
import type { ReadQuery } from '../../shared/pages/query.ts';
import { cameFrom, currency, switchedLocale } from '../http/visitor.ts';
import { personalNames } from '../render/View.ts';

/** Longer addresses are nobody's bookmark, and are not understood. */
const longest = 2048;

/** Another language of the page: what no page of ours reads, such as where the visitor came from. */
const isForeign =
  (...read: ReadQuery[]) =>
  (name: string): boolean =>
    !personalNames.includes(name) && read.every((names) => !Object.hasOwn(names, name));

/** Another page with prices: the currency. On one page the link to the usual currency names none. */
const isCurrency =
  (read: ReadQuery, isSamePage: boolean) =>
  (name: string): boolean =>
    name === currency && Object.hasOwn(read, currency) && !isSamePage;

/** The same address with what is missing in it; empty where nothing is. */
export function carriedOver(request: Request, read: ReadQuery, frame: ReadQuery): string {
  const from = cameFrom(request);
  if (!from) return '';
  const [path = ''] = request.originalUrl.split('?');
  const goesAlong = switchedLocale(request) ? isForeign(read, frame) : isCurrency(read, from.pathname === path);
  const asked = new URL(request.originalUrl, from).searchParams;
  const missing = [...from.searchParams].filter(([name]) => goesAlong(name) && !asked.has(name));
  for (const [name, value] of missing) asked.append(name, value);
  const target = `${path}?${asked}`;
  return missing.length > 0 && target.length < longest ? target : '';
}
