// Every address that search engines may list: pages, articles and stories, with the languages in which they exist.
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { localeCodes } from '../../shared/i18n/locales.ts';
import { pathOf, type HasPage } from '../../shared/pages/addresses.ts';
import type { Category } from '../../shared/pages/newsList/categories.ts';
import { pages, type PageId } from '../../shared/pages/pages.ts';
import type { Owner, Story } from '../../shared/facts/facts.ts';
import type { NewsSource } from '../render/NewsSource.ts';
import { taipeiDay } from '../../shared/i18n/days.ts';
import { lasts, storiesOn } from '../../shared/owner/lasts.ts';

export type Listed = {
  /** Of a page with one address; undefined for an article or a story. */
  page?: PageId;
  locales: readonly LocaleCode[];
  path: (code: LocaleCode) => string;
  /** A day such as 2026-11-21. */
  changed: string;
  /** The last day of a campaign page. */
  until?: string | undefined;
  /** The articles that it shows: it changes with them. */
  lists?: Category | undefined;
};

/** The addresses of a host at a moment. */
export type ListedAt = (host: string, now: number) => Promise<Listed[]>;

type Facts = {
  has: HasPage;
  news: Pick<NewsSource, 'addresses'>;
  stories: readonly Story[];
  campaigns: Owner['campaign'];
  builtOn: string;
};

export function listedOf({ has, news, stories, campaigns, builtOn }: Facts): ListedAt {
  const fixed = pages
    .filter(({ index, status, params }) => index && status === 200 && Object.keys(params).length === 0)
    .filter(({ id, locales }) => locales.some((code) => has(id, code)))
    .map(({ id, locales, lists }): Listed => ({
      page: id,
      locales,
      path: (code) => pathOf(id, code),
      changed: builtOn,
      until: campaigns[id]?.until,
      lists: id === 'home' ? 'all' : lists,
    }));
  const inStories = localeCodes.filter((code) => has('story', code));
  return async (host, now) => {
    const today = taipeiDay(now);
    const articles = await news.addresses(host, now);
    const changedWith = ({ changed, lists }: Listed): string =>
      articles
        .filter(({ category }) => lists === 'all' || category === lists)
        .reduce((last, article) => (article.changed > last ? article.changed : last), changed);
    return [
      ...fixed.filter((one) => lasts(one, today)).map((one) => ({ ...one, changed: changedWith(one) })),
      ...articles.map(({ id, locales, changed }) => ({
        locales,
        path: (code: LocaleCode) => pathOf('article', code, { id }),
        changed,
      })),
      ...storiesOn(stories, today).map(({ id, published }) => ({
        locales: inStories,
        path: (code: LocaleCode) => pathOf('story', code, { id }),
        changed: published,
      })),
    ];
  };
}
