// Reads what the server says about a page and gives components the same knowledge they had on the server.
import type { PageInfo } from '../shared/app/PageContext.ts';
import type { PageState } from '../shared/app/PageState.ts';
import { localeOf } from '../shared/i18n/locales.ts';
import { hasPage, hrefOf } from '../shared/pages/addresses.ts';
import { pageOf } from '../shared/pages/pages.ts';

export function stateIn(page: Document): PageState | undefined {
  const block = page.getElementById('state')?.textContent;
  return block ? (JSON.parse(block) as PageState) : undefined;
}

export function infoOf(state: PageState): PageInfo {
  const { locale, page, path, query, params, host, now, buildId } = state;
  return {
    locale: localeOf(locale),
    page: pageOf(page),
    path,
    query,
    params,
    host,
    now,
    buildId,
    href: (to, parts) => hrefOf(to, locale, parts),
    has: (to, other = locale) => hasPage(to, other),
  };
}
