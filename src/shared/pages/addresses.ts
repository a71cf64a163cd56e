// Turns page ids into addresses: the one place for links, redirects, canonical URLs and sitemaps.
import type { LinkParts } from '../app/PageContext.ts';
import { localeOf, type LocaleCode } from '../i18n/locales.ts';
import { pageOf, pages, type PageId } from './pages.ts';

export const isPageId = (id: string): id is PageId => pages.some((page) => page.id === id);

export const hasPage = (id: PageId, locale: LocaleCode): boolean => pageOf(id).locales.includes(locale);

/** Whether a site has a page in a language. */
export type HasPage = (id: PageId, locale: LocaleCode) => boolean;

/** For a site that leaves some pages out. */
export const hasAllBut =
  (without: readonly PageId[]): HasPage =>
  (id, locale) =>
    hasPage(id, locale) && !without.includes(id);

/** Fills the parameters of a path pattern such as `blog/:id` and puts the language prefix in front. */
export function pathOf(id: PageId, locale: LocaleCode, params: Readonly<Record<string, string>> = {}): string {
  const { path } = pageOf(id);
  const filled = path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? encodeURIComponent(params[segment.slice(1)] ?? '') : segment))
    .filter(Boolean);
  return ['', localeOf(locale).prefix, ...filled].join('/');
}

export function hrefOf(id: PageId, locale: LocaleCode, { hash, query, params }: LinkParts = {}): string {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return pathOf(id, locale, params) + search + (hash ? `#${hash}` : '');
}
