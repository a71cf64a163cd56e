// Which views of a page are the same: the keys under which pages, their pieces and their rules are kept, all made here. What is kept for one
// view is shown for every other with the same key, so what may change it must be in the key, or it must not be kept (`isForOne`).
import { taipeiDay } from '../../shared/i18n/days.ts';
import { keyOf } from '../http/varies.ts';
import type { NeedSources } from './NeedContext.ts';
import { turnOf } from './needSources.ts';
import { isForOne, type View } from './View.ts';

/** The origin names the host, too. */
const siteKey = ({ origin, defaultLocale, match }: View): string => `${origin} ${defaultLocale} ${match.locale.code}`;

/** With the page: an address may show its own page or another one, such as that of a fault. `state`: what became of a personal link. */
const addressKey = (view: View): string =>
  `${siteKey(view)} ${view.match.page.id} ${view.match.params.state ?? ''} ${view.path}`;

/** For a page that lasts until its turn. */
export function pageKey(view: View): string {
  const asked = new URLSearchParams(view.query);
  return `${addressKey(view)}${asked.size > 0 ? `?${asked}` : ''}${keyOf(view.varies)}`;
}

/**
 * Beginnings of the keys of a page's pieces: `site` for what all pages show, `address` for what does not depend on the request, `page` and
 * `request` for what does. Without one a piece is not kept.
 */
export type Places = { site: string; address: string; page: string | undefined; request: string | undefined };

export function placesOf(view: View, sources: NeedSources): Places {
  const today = taipeiDay(view.now);
  // The page at an address changes at this moment. Thanks are told of the desk as it was when the form was sent.
  const turn = turnOf(sources, view.match.page.needs, view.sentAt ?? view.now);
  // There are any number of queries: what depends on them would push out what recurs.
  const page = Object.keys(view.query).length === 0 ? `${pageKey(view)} ${today} ${turn}` : undefined;
  return {
    site: `${siteKey(view)} ${today}`,
    address: `${addressKey(view)} ${today} ${turn}`,
    page,
    request: isForOne(view) ? undefined : page,
  };
}

/**
 * For the rules of its first view, which only depend on its elements: the value of a query name changes texts, its presence elements,
 * but another dialog has other elements.
 * `isOver`: the page belongs to a campaign that has ended, and opens with a note about it.
 */
export const rulesKey = ({ match, query, varies }: View, isOver: boolean): string =>
  [match.page.id, match.locale.code, keyOf(varies), isOver, query.dialog, ...Object.keys(query).sort()].join(' ');
