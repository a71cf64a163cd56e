// Where the data that pages name comes from: what is fixed while a process runs, what a back end is asked for, what is one visitor's.
import { isPromise } from 'node:util/types';
import type { NeedName, Needs, SharedNeedName, VisitorNeeds } from '../../shared/app/needs.ts';
import type { Visitor } from '../../shared/facts/facts.ts';
import { joinWords, withoutJoiners } from '../../shared/i18n/joinWords.ts';
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { lasts, storiesOn } from '../../shared/owner/lasts.ts';
import { taipeiDay } from '../../shared/i18n/days.ts';
import { menuEntriesOf } from '../../shared/layout/menuEntriesOf.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import type { Category } from '../../shared/pages/newsList/categories.ts';
import { wishOf } from '../../shared/pages/newsList/wish.ts';
import type { Banner } from '../../shared/webapi/types.ts';
import type { Backend } from '../webapi/Backend.ts';
import type { LateSearch } from './lateSearch.ts';
import type { NewsSource } from './newsSource.ts';
import type { QueryNeed } from './scopedInfo.ts';

/** `now`: the moment that the page is about. */
export type NeedContext = {
  locale: LocaleCode;
  host: string;
  params: Readonly<Record<string, string>>;
  /** Which articles the page lists unless asked for others. */
  lists: Category | undefined;
  now: number;
};

/** What the query of an address decides, `queryNeeds` alone get to see. */
export type QueryContext = NeedContext & { query: Readonly<Record<string, string>> };

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

/** What the page has asked for already, so that nothing is asked for twice. */
export type Known = <N extends SharedNeedName>(name: N) => Needs[N] | Promise<Needs[N]>;
type Source<N extends NeedName, C> = (context: C, known: Known) => Needs[N] | Promise<Needs[N]>;

/** What is the same for all is asked for without a visitor, so that no source of it can tell one from another. */
export type NeedSources = {
  shared: { [N in SharedNeedName]: Source<N, N extends QueryNeed ? QueryContext : NeedContext> };
  /** What a page shows of a back end that has not answered yet: our own content, as when it never answers. */
  standIns: NeedSources['shared'];
  visitors: { [N in keyof VisitorNeeds]: Source<N, NeedContext & { visitor: Visitor }> };
  /** Until when what a page shows of these stays true, if nobody changes it. */
  turns: { readonly [N in NeedName]?: (now: number) => number };
};

const minuteMs = 60_000;

/** When a page with these needs has to be made anew; Infinity: never for a reason of theirs. */
export const turnOf = ({ turns }: NeedSources, names: readonly NeedName[], now: number): number =>
  Math.min(...names.map((name) => turns[name]?.(now) ?? Infinity));

/** What a back end is asked for, which may be far away and slow: nothing else can be late. */
const lateNames = [
  'menu',
  'menuEntries',
  'languages',
  'domainInfo',
  'configuration',
  'banners',
  'slides',
] as const satisfies readonly NeedName[];
type Answers = Pick<NeedSources['shared'], (typeof lateNames)[number]>;

export const canBeLate: ReadonlySet<NeedName> = new Set(lateNames);

const after = <T, R>(value: T | Promise<T>, then: (value: T) => R): R | Promise<R> =>
  isPromise(value) ? value.then(then) : then(value);

/** Made once for each list that a back end answers with, however often it does so. */
function onceFor<K extends object, V>(make: (list: K) => V): (list: K) => V {
  const made = new WeakMap<K, V>();
  return (list) => {
    const value = made.get(list) ?? make(list);
    made.set(list, value);
    return value;
  };
}

const joinBanner = ({ title, text, label, note, ...banner }: Banner): Banner => ({
  ...banner,
  title: joinWords(title),
  text: joinWords(text),
  label: joinWords(label),
  note: joinWords(note),
});

/** The browser draws them again. */
const slideOf = ({ id, label, note }: Banner) => ({ id, label: withoutJoiners(label), note: withoutJoiners(note) });

const joinBanners = onceFor((banners: Needs['banners']) => banners.map(joinBanner));
const entriesOf = onceFor(menuEntriesOf);

const within = <Place extends { except: readonly LocaleCode[] }>(places: readonly Place[], locale: LocaleCode) =>
  places.filter(({ except }) => !except.includes(locale));

type Ask<Answer> = (locale: LocaleCode, host: string) => Promise<Answer>;
/** How a back end is asked, by language and host. */
type Asked = <Answer>(ask: Ask<Answer>) => (context: NeedContext) => Answer | Promise<Answer>;

const eachTime: Asked =
  (ask) =>
  ({ locale, host }) =>
    ask(locale, host);

/** What answers from memory says the same for as long as it is there: asked once, nobody waits for it again. */
const fromMemory: Asked = <Answer>(ask: Ask<Answer>) => {
  const answers = new Map<string, { answer: Answer }>();
  return ({ locale, host }) => {
    const key = `${locale} ${host}`;
    const known = answers.get(key);
    if (known) return known.answer;
    return ask(locale, host).then((answer) => {
      answers.set(key, { answer });
      return answer;
    });
  };
};

function answersOf(backend: Backend, asked: Asked): Answers {
  const banners = asked(async (locale, host) => joinBanners(await backend.banners(locale, host)));
  return {
    menu: asked(backend.menuList),
    menuEntries: (_, known) => after(known('menu'), entriesOf),
    languages: asked(backend.languageList),
    domainInfo: asked(backend.domainInfo),
    configuration: asked((_locale, host) => backend.configuration(host)),
    banners: (context) => after(banners(context), (all) => all.filter((one) => lasts(one, taipeiDay(context.now)))),
    slides: (_, known) => after(known('banners'), (banners) => banners.map(slideOf)),
  };
}

function brought<T extends object>(value: T | undefined, missing: string): T {
  if (!value) throw new Error(missing);
  return value;
}

/** `shipped` answers from memory. */
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
    desk: ({ now }) => fixed.desk(now),
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
    latestNews: ({ locale, host, now }) => news.latest(locale, host, now),
    newsPage: ({ locale, host, query, lists, now }) => news.list(locale, host, wishOf(lists ?? 'all', query), now),
    newsNear: async ({ locale, host, query, lists, now }, known) => {
      const wish = wishOf(lists ?? 'all', query);
      if (wish.words === '' || (await known('newsPage')).total > 0) return [];
      return search.near(
        locale,
        wish.words,
        async (words) => (await news.list(locale, host, { ...wish, words }, now)).total,
      );
    },
    forms: () => fixed.forms(),
    countries: ({ locale }) => fixed.countries(locale),
    pageCode: ({ locale, host, params }) =>
      localeOf(locale).share.includes('wechat')
        ? fixed.qrOf(`https://${host}${pathOf('article', locale, params)}`)
        : undefined,
    article: ({ locale, host, params, now }) =>
      news.article(params.id ?? '', locale, host, now, params.ahead !== undefined),
    questionsFound: async ({ locale, query: { q = '' } }) =>
      q.trim() === '' ? undefined : (await search.index()).find('questions', locale, q),
    siteFound: ({ locale, host, query: { q = '' }, now }) => search.site(locale, host, q, now),
  };
  const estimate: NeedSources['visitors']['estimate'] = ({ visitor, ...asked }) =>
    fixed.estimate(visitor.estimate, { ...asked, isMember: visitor.member !== undefined });
  const standIns = { ...shared, ...answersOf(shipped, fromMemory) };
  const nextEdition = (now: number) => news.until(now);
  const nextMinute = (now: number) => now - (now % minuteMs) + minuteMs;
  const turns = {
    desk: nextMinute,
    latestNews: nextEdition,
    newsPage: nextEdition,
    article: nextEdition,
  };
  return {
    shared,
    standIns,
    visitors: {
      visitor: ({ visitor }) => visitor,
      account: ({ visitor }) => brought(visitor.account, 'Nobody is logged in'),
      estimate,
      call: ({ visitor }) => brought(visitor.call, 'Nobody has come by the link to a call'),
      calls: ({ now }) => fixed.calls(now),
      news: ({ visitor }) => brought(visitor.news, 'Nobody has come by the link of a newsletter'),
    },
    turns,
  };
}
