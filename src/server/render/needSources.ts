// The sources of page data: values that are fixed while a process runs, answers of a back end, and data of one visitor.
import type { NeedName, Needs } from '../../shared/app/needs.ts';
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { storiesOn } from '../../shared/owner/lasts.ts';
import { nextTaipeiDay, taipeiDay } from '../../shared/i18n/days.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import { askedListOf } from '../../shared/pages/newsList/askedList.ts';
import type { Backend } from '../webapi/Backend.ts';
import { answersOf, eachTime, fromMemory } from './answeredNeeds.ts';
import type { NeedContext, NeedSources } from './NeedContext.ts';
import type { LateSearch } from './siteSearch.ts';
import type { NewsSource } from './NewsSource.ts';
import { minuteMs } from '../../shared/i18n/times.ts';

type Fixed = {
  forms: () => Promise<Needs['forms']>;
  countries: (locale: LocaleCode) => Promise<Needs['countries']>;
  market: (host: string) => Needs['market'];
  qrOf: (address: string) => Promise<Needs['pageCode']>;
  desk: (now: number) => Needs['desk'];
  estimate: (
    code: string | undefined,
    asked: Pick<NeedContext, 'locale' | 'host' | 'now'> & Pick<Needs['estimate'], 'isMember'>,
  ) => Promise<Needs['estimate']>;
  calls: (now: number) => Promise<Needs['calls']>;
  plates: Readonly<Record<LocaleCode, Needs['plates']>>;
  pictures: Readonly<Record<LocaleCode, Needs['pictures']>>;
} & Pick<
  Needs,
  | 'brand'
  | 'regions'
  | 'prices'
  | 'charts'
  | 'covers'
  | 'social'
  | 'offices'
  | 'claims'
  | 'exchange'
  | 'clouds'
  | 'owner'
  | 'stories'
  | 'markets'
  | 'checkedBy'
  | 'vitalsShare'
>;

/**
 * When a page with these needs must be made again. The end of the company's day is such a moment for every page: stories, proofs,
 * campaigns and banners last until their last day.
 */
export const turnOf = ({ turns }: NeedSources, names: readonly NeedName[], now: number): number =>
  Math.min(nextTaipeiDay(now), ...names.map((name) => turns[name]?.(now) ?? Infinity));

const within = <Place extends { except: readonly LocaleCode[] }>(places: readonly Place[], locale: LocaleCode) =>
  places.filter(({ except }) => !except.includes(locale));

function required<T extends object>(value: T | undefined, missing: string): T {
  if (!value) throw new Error(missing);
  return value;
}

/** `shipped`: the embedded back end, which answers from memory. */
export function needSources(
  { backend, shipped }: { backend: Backend; shipped: Backend },
  fixed: Fixed,
  news: NewsSource,
  search: LateSearch,
): NeedSources {
  const shared: NeedSources['shared'] = {
    brand: () => fixed.brand,
    regions: () => fixed.regions,
    prices: () => fixed.prices,
    charts: () => fixed.charts,
    pictures: ({ locale }) => fixed.pictures[locale],
    covers: () => fixed.covers,
    social: ({ locale }) => within(fixed.social, locale),
    offices: ({ locale }) => fixed.offices.map((office) => ({ ...office, chats: within(office.chats, locale) })),
    desk: ({ now, sentAt = now }) => fixed.desk(sentAt),
    claims: () => fixed.claims,
    exchange: () => fixed.exchange,
    clouds: () => fixed.clouds,
    owner: () => fixed.owner,
    market: ({ host }) => fixed.market(host),
    markets: () => fixed.markets,
    stories: ({ now }) => storiesOn(fixed.stories, taipeiDay(now)),
    story: ({ params }) => {
      const story = fixed.stories.find(({ id }) => id === params.id);
      if (!story) throw new Error(`No story ${params.id}`);
      return story;
    },
    checkedBy: () => fixed.checkedBy,
    vitalsShare: () => fixed.vitalsShare,
    plates: ({ locale }) => fixed.plates[locale],
    ...answersOf(backend, backend === shipped ? fromMemory : eachTime),
    latestNews: (context) => news.latest(context),
    newsPage: ({ query, lists, ...context }) => news.list(context, askedListOf(lists ?? 'all', query)),
    newsNear: async ({ query, lists, ...context }, need) => {
      const asked = askedListOf(lists ?? 'all', query);
      if (asked.words === '' || (await need('newsPage')).total > 0) return [];
      const countOf = async (words: string) => (await news.list(context, { ...asked, words })).total;
      return search.near(context.locale, asked.words, countOf);
    },
    forms: () => fixed.forms(),
    countries: ({ locale }) => fixed.countries(locale),
    pageCode: ({ locale, host, params }) =>
      localeOf(locale).share.includes('wechat')
        ? fixed.qrOf(`https://${host}${pathOf('article', locale, params)}`)
        : undefined,
    article: ({ params, ...context }) => news.article(context, params.id ?? '', params.ahead !== undefined),
    questionsFound: async ({ locale, query: { q = '' }, now }) =>
      q.trim() === '' ? undefined : search.questions(locale, q, now),
    siteFound: ({ locale, host, query: { q = '' }, now }) => search.site(locale, host, q, now),
  };
  const estimate: NeedSources['visitors']['estimate'] = ({ visitor, ...asked }) =>
    fixed.estimate(visitor.estimate, { ...asked, isMember: visitor.member !== undefined });
  const standIns = { ...shared, ...answersOf(shipped, fromMemory) };
  const nextMinute = (now: number) => now - (now % minuteMs) + minuteMs;
  const turns = {
    desk: nextMinute,
    latestNews: news.until,
    newsPage: news.until,
    article: news.until,
    siteFound: news.until,
  };
  return {
    shared,
    standIns,
    visitors: {
      visitor: ({ visitor }) => visitor,
      account: ({ visitor }) => required(visitor.account, 'Nobody is logged in'),
      estimate,
      call: ({ visitor }) => required(visitor.call, 'Nobody has come by the link to a call'),
      calls: ({ now }) => fixed.calls(now),
      subscription: ({ visitor }) => required(visitor.subscription, 'Nobody has come by the link of a newsletter'),
    },
    turns,
  };
}
