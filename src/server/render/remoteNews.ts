// The articles of a remote back end, for sites whose back end keeps them.
import { LRUCache } from 'lru-cache';
import type { ArticleCategory } from '../../shared/forms/articleCategories.ts';
import type { Article, ArticleSummary } from '../../shared/facts/facts.ts';
import { joinWords } from '../../shared/i18n/joinWords.ts';
import { localeCodes } from '../../shared/i18n/locales.ts';
import type { Category, AskedList } from '../../shared/pages/newsList/categories.ts';
import { joinHtml } from '../content/joinHtml.ts';
import type { NewsBackend } from '../webapi/Backend.ts';
import { inFeed, onHome } from './articleLists.ts';
import type { ArticleAddress, NewsSource } from './NewsSource.ts';

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

/** They come as plain text and safe HTML; here they get word joiners. */
export function remoteNews({ newsList, newsArticle }: NewsBackend): NewsSource {
  const categories = new LRUCache<string, ArticleCategory>({ max: articlesKnown });

  return {
    async list({ locale, host }, asked) {
      const { rows, hottest, tag, ...counts } = await newsList(locale, host, asked);
      return {
        ...counts,
        rows: rows.map(joinSummary),
        hottest: hottest.map(joinSummary),
        ...(tag && { tag: joinTag(tag) }),
      };
    },
    async latest({ locale, host }) {
      const { rows } = await newsList(locale, host, everything('all', 1));
      return rows.toSorted(newestFirst).slice(0, onHome).map(joinSummary);
    },
    async article({ locale, host }, id) {
      const found = await newsArticle(locale, host, id);
      if (!found) throw new Error(`No article ${id}`);
      return joinArticle(found);
    },
    async newest({ locale, host }, category) {
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
