// Every address that search engines may list: pages and articles with the languages they really exist in.
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { localeCodes } from '../../shared/i18n/locales.ts';
import { pathOf, type HasPage } from '../../shared/pages/addresses.ts';
import { pages } from '../../shared/pages/pages.ts';
import type { Owner } from '../../shared/facts/Owner.ts';
import type { News } from '../render/news.ts';
import { languagesIn } from '../content/articleFile.ts';
import { taipeiDay } from '../../shared/i18n/days.ts';
import type { Story } from '../../shared/facts/Story.ts';
import { isOn } from '../../shared/owner/lasts.ts';

export type Listed = {
  locales: readonly LocaleCode[];
  path: (code: LocaleCode) => string;
  /** Such as 2026-11-21. */
  changed: string;
  /** The last day of a campaign. */
  until?: string | undefined;
  /** Of an article or a story. */
  isOut?: (now: number) => boolean;
};

type Facts = {
  has: HasPage;
  news: Pick<News, 'all' | 'isOut'>;
  stories: readonly Story[];
  campaigns: Owner['campaign'];
  builtOn: string;
};

export function listedOf({ has, news, stories, campaigns, builtOn }: Facts): Listed[] {
  const fixed = pages
    .filter(({ index, status, params }) => index && status === 200 && Object.keys(params).length === 0)
    .filter(({ id, locales }) => locales.some((code) => has(id, code)))
    .map(({ id, locales }): Listed => ({
      locales,
      path: (code) => pathOf(id, code),
      changed: builtOn,
      until: campaigns[id]?.until,
    }));
  const written = news.all.map((article): Listed => ({
    locales: languagesIn(article.finished),
    path: (code) => pathOf('article', code, { id: article.id }),
    changed: article.changed,
    isOut: (now) => article.finished !== 0 && news.isOut(article, now),
  }));
  const told = stories.map(({ id, published, consent: { until } }): Listed => ({
    locales: localeCodes.filter((code) => has('story', code)),
    path: (code) => pathOf('story', code, { id }),
    changed: published,
    isOut: (now) => isOn({ from: published, until }, taipeiDay(now)),
  }));
  return [...fixed, ...written, ...told];
}
