// Searches the whole site at once: prices, pages, questions and articles; where nothing is found, the words that come near.
import type { SiteFound } from '../../shared/facts/Hit.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { allQuestions } from '../../shared/pages/allQuestions.ts';
import { isPageId, type HasPage } from '../../shared/pages/addresses.ts';
import { nearestWords } from '../../shared/search/nearestWords.ts';
import { termsMeant } from '../../shared/search/termsMeant.ts';
import { questionKey } from '../../shared/sections/questions.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Search } from '../search/openSearch.ts';
import type { NewsSource } from './newsSource.ts';

type Options = { index: () => Promise<Search>; texts: Texts; has: HasPage; news: () => Pick<NewsSource, 'list'> };

export type SiteSearch = {
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

export function siteSearch({ index: open, texts, has, news }: Options): SiteSearch {
  async function found(locale: LocaleCode, host: string, words: string, now: number): Promise<Omit<SiteFound, 'near'>> {
    const index = await open();
    const wish = { category: 'all', tag: undefined, words, sort: 'new', page: 1 } as const;
    const { total, rows: firsts } = await news().list(locale, host, wish, now);
    const rows = firsts.slice(0, mostArticles);
    return {
      prices: index.find('prices', locale, words),
      pages: index.find('pages', locale, words),
      questions: index.find('questions', locale, words),
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
