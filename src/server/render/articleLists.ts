// Lists of the published articles: sorted when first requested, cut into pages, in the visitor's language or else in one that exists.
import type { Article, ArticleSummary, NewsPage, Tag } from '../../shared/facts/facts.ts';
import { joinWords } from '../../shared/i18n/joinWords.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Category, Sort, AskedList } from '../../shared/pages/newsList/categories.ts';
import { bestLanguage, languagesIn, type ArticleFacts } from '../content/articleFile.ts';
import type { TagRow } from '../content/readNews.ts';
import { relatedArticles } from './related.ts';

const pageLength = 10;
export const onHome = 6;
const beside = 3;
export const inFeed = 20;

/** How often articles have been read; `version` changes when the counts change. */
export type Reads = { of: (article: string) => number; version: () => number };

/** Reads an article's summary for lists, in one of its languages. */
export type SummaryOf = (article: ArticleFacts, locale: LocaleCode) => ArticleSummary;

type Options = {
  summary: SummaryOf;
  tags: readonly TagRow[];
  reads: Reads;
  until: number;
  /** Also in languages in which they are not finished. */
  withDrafts: boolean;
};

type List = readonly ArticleFacts[];
type Listed = Pick<AskedList, 'category' | 'tag' | 'sort'>;

const isWanted = ({ category, tag }: Omit<Listed, 'sort'>, article: ArticleFacts) =>
  (category === 'all' || article.category === category) && (tag === undefined || article.tags.includes(tag));

/** `out`: the published articles, newest first. */
export function articleLists(out: List, { summary, tags, reads, until, withDrafts }: Options) {
  const byId = new Map(out.map((article, place) => [article.id, { article, place }]));
  const find = (id: string) => byId.get(id)?.article;
  const lists = new Map<string, List>();
  /** Lists sorted by how often articles have been read, made again when the counts have changed. */
  const ranked = new Map<string, List>();
  let version = reads.version();
  const kept = (key: string, make: () => List, among = lists): List => {
    const list = among.get(key) ?? make();
    among.set(key, list);
    return list;
  };
  const rankedNow = () => {
    if (version !== reads.version()) ranked.clear();
    version = reads.version();
    return ranked;
  };
  const hottestFirst = (a: ArticleFacts, b: ArticleFacts) =>
    Number(b.hot) - Number(a.hot) || reads.of(b.id) - reads.of(a.id);
  const isRanked = ({ hot, id }: ArticleFacts) => hot || reads.of(id) > 0;
  const hottest = () =>
    kept(
      'all',
      () => [...out.filter(isRanked).toSorted(hottestFirst), ...out.filter((article) => !isRanked(article))],
      rankedNow(),
    );
  const inOrder: Record<Sort, () => List> = { new: () => out, old: () => out.toReversed(), hot: hottest };
  const isTag = (id: string) => tags.some((row) => row.id === id);
  const list = ({ category, tag, sort }: Listed): List => {
    // Lists are kept, so names from outside must not make new ones.
    if (tag !== undefined && !isTag(tag)) return [];
    const make = () => {
      const wanted = inOrder[sort]().filter((article) => isWanted({ category, tag }, article));
      return [...wanted.filter(({ pinned }) => pinned), ...wanted.filter(({ pinned }) => !pinned)];
    };
    return kept(`${category} ${sort} ${tag ?? ''}`, make, sort === 'hot' ? rankedNow() : lists);
  };
  /** The published articles among the matches of a search, best first unless another order is wanted. */
  const found = (asked: AskedList, matches: readonly string[]): List => {
    const wanted = matches.flatMap((id) => find(id) ?? []).filter((article) => isWanted(asked, article));
    if (asked.sort === 'new') return wanted;
    return wanted.toSorted(asked.sort === 'hot' ? hottestFirst : (a, b) => b.at - a.at);
  };
  /** Pinned articles do not come first here. */
  const inCategory = (category: Category): List =>
    category === 'all' ? out : kept(`in ${category}`, () => out.filter((article) => article.category === category));
  const about = (tag: string): List => kept(`about ${tag}`, () => out.filter((article) => article.tags.includes(tag)));

  const writtenIn = ({ finished, drafts }: ArticleFacts) => languagesIn(withDrafts ? finished | drafts : finished);
  const best = (article: ArticleFacts, locale: LocaleCode) => bestLanguage(writtenIn(article), locale);
  const summaries = (articles: List, locale: LocaleCode): ArticleSummary[] =>
    articles.flatMap((article) => {
      const language = best(article, locale);
      return language === undefined ? [] : summary(article, language);
    });

  const related = relatedArticles({ find, about, inCategory, summaries });
  const tagOf = (id: string, locale: LocaleCode): Tag[] =>
    tags.filter((row) => row.id === id).map(({ name }) => ({ id, name: joinWords(name[locale]) }));

  return {
    until,
    best,
    find,
    /** `matches`: ids that the search words have found, best first. */
    select(locale: LocaleCode, asked: AskedList, matches?: readonly string[]): NewsPage {
      const { tag, page } = asked;
      const listed = matches ? found(asked, matches) : list(asked);
      const start = (page - 1) * pageLength;
      return {
        total: listed.length,
        pageCount: Math.max(1, Math.ceil(listed.length / pageLength)),
        rows: summaries(listed.slice(start, start + pageLength), locale),
        hottest: out.length > beside ? summaries(hottest().slice(0, beside), locale) : [],
        tag: tag === undefined ? undefined : tagOf(tag, locale)[0],
      };
    },
    /** The newest articles written in a language, for a feed. */
    newest: (locale: LocaleCode, category: Category): List =>
      kept(`${locale} ${category} feed`, () =>
        inCategory(category)
          .filter((article) => writtenIn(article).includes(locale))
          .slice(0, inFeed),
      ),
    latest: (locale: LocaleCode) => summaries(out.slice(0, onHome), locale),
    /** What a page shows around an article. */
    around(
      article: ArticleFacts,
      locale: LocaleCode,
    ): Omit<Article, keyof ArticleSummary | 'html' | 'parts' | 'isUnpublished'> {
      const place = byId.get(article.id)?.place ?? out.length;
      const [next] = summaries(out.slice(Math.max(0, place - 1), place), locale);
      const [previous] = summaries(out.slice(place + 1, place + 2), locale);
      const hot = hottest().slice(0, beside + 1);
      return {
        locales: writtenIn(article),
        tags: article.tags.flatMap((tag) => tagOf(tag, locale)),
        ...(previous && { previous }),
        ...(next && { next }),
        related: summaries(related(article, locale), locale),
        hottest: summaries(hot.filter((other) => other !== article).slice(0, beside), locale),
      };
    },
  };
}

export type ArticleLists = ReturnType<typeof articleLists>;
