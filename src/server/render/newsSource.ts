// The source of articles for pages, feeds and the search: content/, or a remote back end that keeps them.
import { LRUCache } from 'lru-cache';
import type { ArticleCategory } from '../../shared/forms/articleCategories.ts';
import type { Article, ArticleSummary, NewsPage } from '../../shared/facts/facts.ts';
import { joinWords } from '../../shared/i18n/joinWords.ts';
import { localeCodes, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { Category, AskedList } from '../../shared/pages/newsList/categories.ts';
import { languagesIn } from '../content/articleFile.ts';
import { joinHtml } from '../content/joinHtml.ts';
import type { NewsBackend } from '../webapi/Backend.ts';
import type { Matching, News } from './news.ts';
import { inFeed, onHome } from './newsEdition.ts';

/** What a sitemap says of an article. */
type ArticleAddress = {
  id: string;
  category: ArticleCategory;
  locales: readonly LocaleCode[];
  changed: string;
};

export type NewsSource = {
  list: (locale: LocaleCode, host: string, asked: AskedList, now: number) => Promise<NewsPage>;
  latest: (
    locale: LocaleCode,
    host: string,
    now: number,
  ) => readonly ArticleSummary[] | Promise<readonly ArticleSummary[]>;
  article: (id: string, locale: LocaleCode, host: string, now: number, ahead: boolean) => Promise<Article>;
  /** The newest articles written in a language, with their HTML: as many as a feed has. */
  newest: (locale: LocaleCode, host: string, category: Category, now: number) => Promise<Article[]>;
  addresses: (host: string, now: number) => Promise<ArticleAddress[]>;
  /** Category of a published article; where a back end keeps them, only of one that `learn` has asked for. */
  category: (id: string, now: number) => ArticleCategory | undefined;
  /** Whether a link may show it before it is published. */
  canPreview: (id: string) => boolean;
  /** Asks the back end for an article. Undefined where all are known. */
  learn: ((locale: LocaleCode, host: string, id: string) => Promise<void>) | undefined;
  /** Until when lists stay as they are, if nobody changes them. */
  until: (now: number) => number;
};

export const ownNews = (news: News, matching: Matching): NewsSource => ({
  list: async (locale, _host, asked, now) => news.at(now).select(locale, asked, await matching(locale, asked.words)),
  latest: (locale, _host, now) => news.at(now).latest(locale),
  article: (id, locale, _host, now, ahead) => news.article(id, locale, now, ahead),
  newest: (locale, _host, category, now) => news.newest(locale, category, now),
  addresses: async (_host, now) =>
    news.all
      .filter((article) => article.finished !== 0 && news.isOut(article, now))
      .map(({ id, category, finished, changed }) => ({ id, category, locales: languagesIn(finished), changed })),
  category: (id, now) => news.at(now).category(id),
  canPreview: news.has,
  learn: undefined,
  until: (now) => news.at(now).until,
});

/** A sitemap reads only so many pages of the list of newest articles in each language. */
const pagesInSitemap = 20;
const articlesKnown = 5000;

const joinSummary = <Summary extends ArticleSummary>(said: Summary): Summary => ({
  ...said,
  title: joinWords(said.title),
  summary: joinWords(said.summary),
});
const joinTag = <Named extends { name: string }>(tag: Named): Named => ({ ...tag, name: joinWords(tag.name) });
const newestFirst = (a: ArticleSummary, b: ArticleSummary) => b.publishedAt.localeCompare(a.publishedAt);
const everything = (category: Category, page: number): AskedList => ({
  category,
  tag: undefined,
  words: '',
  sort: 'new',
  page,
});

function joinArticle({ tags, parts, previous, next, related, hottest, ...own }: Article): Article {
  return {
    ...joinSummary(own),
    html: joinHtml(own.html),
    tags: tags.map(joinTag),
    parts: parts.map((part) => ({ ...part, title: joinWords(part.title) })),
    ...(previous && { previous: joinSummary(previous) }),
    ...(next && { next: joinSummary(next) }),
    related: related.map(joinSummary),
    hottest: hottest.map(joinSummary),
  };
}

/** Articles of a remote back end. They come as plain text and safe HTML; here they get word joiners. */
export function newsAfar({ newsList, newsArticle }: NewsBackend): NewsSource {
  const categories = new LRUCache<string, ArticleCategory>({ max: articlesKnown });

  return {
    async list(locale, host, asked) {
      const { rows, hottest, tag, ...counts } = await newsList(locale, host, asked);
      return {
        ...counts,
        rows: rows.map(joinSummary),
        hottest: hottest.map(joinSummary),
        ...(tag && { tag: joinTag(tag) }),
      };
    },
    async latest(locale, host) {
      const { rows } = await newsList(locale, host, everything('all', 1));
      return rows.toSorted(newestFirst).slice(0, onHome).map(joinSummary);
    },
    async article(id, locale, host) {
      const found = await newsArticle(locale, host, id);
      if (!found) throw new Error(`No article ${id}`);
      return joinArticle(found);
    },
    async newest(locale, host, category) {
      const lists = await Promise.all([1, 2].map((page) => newsList(locale, host, everything(category, page))));
      const written = lists.flatMap(({ rows }) => rows).filter((row) => row.locale === locale);
      const found = await Promise.all(
        written
          .toSorted(newestFirst)
          .slice(0, inFeed)
          .map(({ id }) => newsArticle(locale, host, id)),
      );
      // A list from memory may still name an article that was deleted.
      return found.flatMap((article) => article ?? []).map(joinArticle);
    },
    async addresses(host) {
      const found = new Map<string, ArticleAddress>();
      for (const code of localeCodes)
        for (let page = 1, pages = 1; page <= Math.min(pages, pagesInSitemap); page += 1) {
          const { rows, pageCount } = await newsList(code, host, everything('all', page));
          pages = pageCount;
          for (const { id, category, publishedAt } of rows.filter(({ locale }) => locale === code))
            found.set(id, {
              id,
              category,
              locales: [...(found.get(id)?.locales ?? []), code],
              changed: publishedAt.slice(0, 10),
            });
        }
      return [...found.values()];
    },
    category: (id) => categories.get(id),
    canPreview: () => false,
    async learn(locale, host, id) {
      const found = await newsArticle(locale, host, id);
      if (found) categories.set(id, found.category);
      else categories.delete(id);
    },
    until: () => Infinity,
  };
}
