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
import type { News } from './news.ts';

type Options = { index: () => Promise<Search>; texts: Texts; has: HasPage; news: Pick<News, 'at'> };

/** Undefined when there is nothing to look for. */
export type SiteSearch = (locale: LocaleCode, words: string, now: number) => Promise<SiteFound | undefined>;

/** So many articles stand beside the other results; all of them have a list of their own. */
const mostArticles = 4;
const mostNear = 4;

const totalOf = ({ prices, pages, questions, articles }: Omit<SiteFound, 'near'>): number =>
  prices.length + pages.length + questions.length + articles.total;

export function siteSearch({ index: open, texts, has, news }: Options): SiteSearch {
  function found(index: Search, locale: LocaleCode, words: string, now: number): Omit<SiteFound, 'near'> {
    const wish = { category: 'all', tag: undefined, words, sort: 'new', page: 1 } as const;
    const { total, rows: firsts } = news.at(now).select(locale, wish, index.articles(locale, words));
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

  /** What visitors search for, and the pages by their names. */
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

  return async (locale, asked, now) => {
    const words = asked.trim();
    if (words === '') return undefined;
    const index = await open();
    const all = found(index, locale, words, now);
    if (totalOf(all) > 0) return { ...all, near: [] };
    const often = texts
      .of(locale)('search')('often')
      .split(/[|｜]/);
    const near = nearestWords(words, ourWords(locale), often, mostNear);
    return { ...all, near: near.map((word) => ({ word, count: totalOf(found(index, locale, word, now)) })) };
  };
}
