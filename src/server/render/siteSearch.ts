// Searches a brand's whole site: prices, pages, questions and articles, and suggests similar words where nothing is found.
// The index is opened by the first search, since most visits search for nothing.
import path from 'node:path';
import type { Owner } from '../../shared/facts/facts.ts';
import type { Hit, SiteFound } from '../../shared/facts/Hit.ts';
import { taipeiDay } from '../../shared/i18n/days.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { hasEnded } from '../../shared/owner/lasts.ts';
import { allQuestions } from '../../shared/pages/allQuestions.ts';
import { isPageId, type HasPage } from '../../shared/pages/addresses.ts';
import { nearestWords } from '../../shared/search/nearestWords.ts';
import { termsMeant } from '../../shared/search/folded.ts';
import { questionKey } from '../../shared/sections/usePageText.ts';
import type { Config } from '../config.ts';
import type { BrandContent } from '../content/BrandContent.ts';
import type { Texts } from '../i18n/texts.ts';
import { openOnce } from '../ops/boundedWork.ts';
import type { Search } from '../search/openSearch.ts';
import type { SearchSources } from '../search/searchLists.ts';
import type { Build } from './build.ts';
import type { NewsSource } from './NewsSource.ts';
import type { TextFacts } from './textFacts.ts';

type Options = {
  index: () => Promise<Search>;
  texts: Texts;
  has: HasPage;
  campaigns: Owner['campaign'];
  news: () => Pick<NewsSource, 'list'>;
};

type SiteSearch = {
  /** Questions of all pages, best first. */
  questions: (locale: LocaleCode, words: string, now: number) => Promise<readonly Hit[]>;
  /** Undefined when `words` is blank. */
  site: (locale: LocaleCode, host: string, words: string, now: number) => Promise<SiteFound | undefined>;
  /** Words of ours that are similar, each with its number of hits by `countOf`; words without hits are left out. */
  near: (locale: LocaleCode, words: string, countOf: (words: string) => Promise<number>) => Promise<SiteFound['near']>;
};

/** So many articles are shown beside the other results; all are in a list of their own. */
const mostArticles = 4;
const mostNear = 4;
const mostTried = 6;

const totalOf = ({ prices, pages, questions, articles }: Omit<SiteFound, 'near'>): number =>
  prices.length + pages.length + questions.length + articles.total;

export function siteSearch({ index: open, texts, has, campaigns, news }: Options): SiteSearch {
  /** The index keeps campaigns that have ended since it was written. `ref` begins with the page. */
  const running = (hits: readonly Hit[], now: number): readonly Hit[] =>
    hits.filter(({ ref }) => !hasEnded(campaigns, ref.split(' ', 1)[0] ?? '', taipeiDay(now)));
  async function found(locale: LocaleCode, host: string, words: string, now: number): Promise<Omit<SiteFound, 'near'>> {
    const index = await open();
    const asked = { category: 'all', tag: undefined, words, sort: 'new', page: 1 } as const;
    const { total, rows: firsts } = await news().list({ locale, host, now }, asked);
    const rows = firsts.slice(0, mostArticles);
    return {
      prices: index.find('prices', locale, words),
      pages: running(index.find('pages', locale, words), now),
      questions: running(index.find('questions', locale, words), now),
      articles: {
        total,
        rows,
        terms: rows.flatMap(({ title, summary }) => termsMeant(words, `${title} ${summary}`)),
      },
    };
  }

  /** Words to suggest: those that visitors search for, and the names of pages. */
  function ourWords(locale: LocaleCode): string[] {
    const faq = texts.of(locale)('faq');
    const sought = allQuestions()
      .filter(({ page }) => page === 'faq')
      .flatMap(({ id }) => faq(questionKey(id, 'sought')).split(/[,、，]/));
    const names = [...new Set(allQuestions().map(({ page }) => page))]
      .filter((page) => isPageId(page) && has(page, locale))
      .map((page) => texts.of(locale)(page)('name'));
    return [...sought, ...names].map((word) => word.trim()).filter((word) => word !== '');
  }

  const near: SiteSearch['near'] = async (locale, words, countOf) => {
    const often = texts
      .of(locale)('search')('often')
      .split(/[|｜]/);
    const nearest = nearestWords(words, ourWords(locale), often, mostTried);
    const counted = await Promise.all(nearest.map(async (word) => ({ word, count: await countOf(word) })));
    return counted.filter(({ count }) => count > 0).slice(0, mostNear);
  };

  return {
    near,
    questions: async (locale, words, now) => running((await open()).find('questions', locale, words), now),
    async site(locale, host, asked, now) {
      const words = asked.trim();
      if (words === '') return undefined;
      const all = await found(locale, host, words, now);
      if (totalOf(all) > 0) return { ...all, near: [] };
      const countOf = async (word: string) => totalOf(await found(locale, host, word, now));
      return { ...all, near: await near(locale, words, countOf) };
    },
  };
}

/** Ids of matching articles, best first; undefined without search words. */
export type Matching = (locale: LocaleCode, words: string) => Promise<readonly string[] | undefined>;

type SharedParts = { build: Build; config: Pick<Config, 'DATA_DIR'>; clock: () => number };
type LateOptions = Omit<SearchSources, 'factsIn' | 'content'> & {
  content: Pick<BrandContent, 'prices' | 'tags' | 'owner'>;
  /** A function, because the list itself uses `matching`. */
  news: () => Pick<NewsSource, 'list'>;
  textFacts: TextFacts;
  /** Position among the brands. */
  index: number;
  /** Version of the content, if it is not the one that the build has read. */
  version: string | undefined;
};

export type LateSearch = SiteSearch & { matching: Matching };

export function lateSearch({ build, config, clock }: SharedParts, options: LateOptions): LateSearch {
  const { textFacts, index: brand, version, news, content, articles, texts, has } = options;
  const index = openOnce(async (): Promise<Search> => {
    const { openSearch } = await import(
      /* webpackMode: "lazy", webpackChunkName: "search" */ '../search/openSearch.ts'
    );
    const today = taipeiDay(clock());
    const places = {
      root: build.root,
      brand,
      folder: path.resolve(config.DATA_DIR, 'search'),
      // The index also holds texts of the build.
      version: version && `${version}-${build.manifest.buildId}`,
    };
    return openSearch(places, { content, articles, texts, has, factsIn: (locale) => textFacts(locale, today) });
  });
  const matching: Matching = async (locale, words) =>
    words === '' ? undefined : (await index()).articles(locale, words);
  const campaigns = content.owner.campaign;
  return { matching, ...siteSearch({ index, news, texts, has, campaigns }) };
}
