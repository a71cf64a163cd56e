// Lists of the articles that are out: sorted when somebody first asks for one, cut into pages, in the visitor's language or else in one that exists.
import { LRUCache } from 'lru-cache';
import type { Article, ArticleSummary, NewsPage, Tag } from '../../shared/facts/facts.ts';
import { joinWords } from '../../shared/i18n/joinWords.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Category, Sort, Wish } from '../../shared/pages/newsList/categories.ts';
import { bestTranslation } from '../content/bestTranslation.ts';
import type { ArticleText, TagRow } from './ArticleText.ts';
import { relatedTo } from './related.ts';

const pageLength = 10;
const onHome = 6;
const beside = 3;
const inFeed = 20;

/** Of each tag and of the category, the newest are looked at for what belongs to an article. */
const candidatesOf = 40;
const relatedKept = 2000;

export const summaryOf = ({ body: _body, draft: _draft, tags: _tags, ...summary }: ArticleText): ArticleSummary => ({
  ...summary,
  title: joinWords(summary.title),
  summary: joinWords(summary.summary),
});

/** Digits all of them: no language decides. */
export const newestFirst = ({ publishedAt: a }: ArticleText, { publishedAt: b }: ArticleText) =>
  a === b ? 0 : a < b ? 1 : -1;

/** How often articles have been read; `version` changes when that does. */
export type Reads = { of: (article: string) => number; version: () => number };

/** `byId`: newest first. Each list is sorted when somebody first asks for it, and then cut into pages. */
export function editionOf(
  byId: ReadonlyMap<string, readonly ArticleText[]>,
  { tags, reads, until }: { tags: readonly TagRow[]; reads: Reads; until: number },
) {
  const best = (id: string, locale: LocaleCode) => bestTranslation(byId.get(id) ?? [], locale);
  const ids = [...byId.keys()];
  const places = new Map(ids.map((id, at) => [id, at]));
  const lists = new Map<string, readonly ArticleText[]>();
  /** By how often articles have been read: sorted anew when that has changed. */
  const ranked = new Map<string, readonly ArticleText[]>();
  let version = reads.version();
  const kept = (
    key: string,
    make: () => readonly ArticleText[],
    among: Map<string, readonly ArticleText[]> = lists,
  ): readonly ArticleText[] => {
    const list = among.get(key) ?? make();
    among.set(key, list);
    return list;
  };
  const rankedNow = () => {
    if (version !== reads.version()) ranked.clear();
    version = reads.version();
    return ranked;
  };
  const hottestFirst = (a: ArticleText, b: ArticleText) =>
    Number(b.hot) - Number(a.hot) || reads.of(b.id) - reads.of(a.id);
  const all = (locale: LocaleCode) => kept(locale, () => ids.flatMap((id) => best(id, locale) ?? []));
  const hottest = (locale: LocaleCode) => kept(locale, () => all(locale).toSorted(hottestFirst), rankedNow());
  const inOrder: Record<Sort, (locale: LocaleCode) => readonly ArticleText[]> = {
    new: all,
    old: (locale) => all(locale).toReversed(),
    hot: hottest,
  };
  const isTag = (id: string) => tags.some((row) => row.id === id);
  const isWanted = ({ category, tag }: Pick<Wish, 'category' | 'tag'>, text: ArticleText) =>
    (category === 'all' || text.category === category) && (tag === undefined || text.tags.includes(tag));
  const list = (locale: LocaleCode, { category, tag, sort }: Pick<Wish, 'category' | 'tag' | 'sort'>) =>
    // Each list is kept: names from outside must not make one.
    tag !== undefined && !isTag(tag)
      ? []
      : kept(
          `${locale} ${category} ${sort} ${tag ?? ''}`,
          () => {
            const wanted = inOrder[sort](locale).filter((text) => isWanted({ category, tag }, text));
            return [...wanted.filter(({ pinned }) => pinned), ...wanted.filter(({ pinned }) => !pinned)];
          },
          sort === 'hot' ? rankedNow() : lists,
        );
  /** Of what a search has found, those that are out; what fits best comes first unless another order is wished for. */
  const found = (locale: LocaleCode, wish: Wish, matches: readonly string[]) => {
    const out = all(locale);
    const wanted = matches.flatMap((id) => out[places.get(id) ?? -1] ?? []).filter((text) => isWanted(wish, text));
    if (wish.sort === 'new') return wanted;
    return wanted.toSorted(wish.sort === 'hot' ? hottestFirst : (a, b) => newestFirst(b, a));
  };
  const inCategory = (locale: LocaleCode, category: ArticleText['category']) =>
    kept(`${locale} in ${category}`, () => all(locale).filter((text) => text.category === category));
  const about = (locale: LocaleCode, tag: string) =>
    kept(`${locale} about ${tag}`, () => all(locale).filter(({ tags: own }) => own.includes(tag)));
  const related = new LRUCache<string, readonly ArticleText[]>({ max: relatedKept });
  function belongingTo(text: ArticleText, locale: LocaleCode): readonly ArticleText[] {
    const key = `${locale} ${text.id}`;
    const known = related.get(key);
    if (known) return known;
    const near = [...text.tags.map((tag) => about(locale, tag)), inCategory(locale, text.category)];
    const candidates = [...new Set(near.flatMap((list) => list.slice(0, candidatesOf)))].toSorted(newestFirst);
    const found = relatedTo(text, candidates, (tag) => about(locale, tag).length).slice(0, beside);
    related.set(key, found);
    return found;
  }
  const withoutOne = (texts: readonly ArticleText[], id: string): ArticleSummary[] =>
    texts
      .slice(0, beside + 1)
      .filter((other) => other.id !== id)
      .slice(0, beside)
      .map(summaryOf);
  const tagOf = (id: string, locale: LocaleCode): Tag[] =>
    tags.filter((row) => row.id === id).map(({ name }) => ({ id, name: joinWords(name[locale]) }));

  return {
    until,
    best,
    category: (id: string) => byId.get(id)?.[0]?.category,
    /** `matches`: ids of what the words of the wish find, what fits best first. */
    select(locale: LocaleCode, wish: Wish, matches?: readonly string[]): NewsPage {
      const { tag, page } = wish;
      const listed = matches ? found(locale, wish, matches) : list(locale, wish);
      const start = (page - 1) * pageLength;
      return {
        total: listed.length,
        pageCount: Math.max(1, Math.ceil(listed.length / pageLength)),
        rows: listed.slice(start, start + pageLength).map(summaryOf),
        hottest: ids.length > beside ? hottest(locale).slice(0, beside).map(summaryOf) : [],
        tag: tag === undefined ? undefined : tagOf(tag, locale)[0],
      };
    },
    /** Pinned or not. */
    newest: (locale: LocaleCode, category: Category): readonly ArticleText[] => {
      const wanted = category === 'all' ? all(locale) : inCategory(locale, category);
      return kept(`${locale} ${category} feed`, () => wanted.filter((text) => text.locale === locale).slice(0, inFeed));
    },
    latest: (locale: LocaleCode) => all(locale).slice(0, onHome).map(summaryOf),
    /** What stands around an article. */
    around(
      text: ArticleText,
      locale: LocaleCode,
    ): Omit<Article, keyof ArticleSummary | 'html' | 'parts' | 'isUnpublished'> {
      const { id } = text;
      const at = places.get(id) ?? ids.length;
      const neighbour = (place: number) => {
        const other = best(ids[place] ?? '', locale);
        return other && summaryOf(other);
      };
      const next = neighbour(at - 1);
      const previous = neighbour(at + 1);
      return {
        locales: (byId.get(id) ?? []).map(({ locale: code }) => code),
        tags: text.tags.flatMap((tag) => tagOf(tag, locale)),
        ...(previous && { previous }),
        ...(next && { next }),
        related: belongingTo(text, locale).map(summaryOf),
        hottest: withoutOne(hottest(locale), id),
      };
    },
  };
}

export type Edition = ReturnType<typeof editionOf>;
