// Articles as pages ask for them: those that are out at a moment, in lists that are sorted once, in the visitor's language or else in one that exists.
import type { Article, ArticleSummary, NewsPage, Tag } from '../../shared/facts/facts.ts';
import { taipeiMoment } from '../../shared/i18n/days.ts';
import { joinWords, partWords } from '../../shared/i18n/joinWords.ts';
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { Category, Sort, Wish } from '../../shared/pages/newsList/categories.ts';
import type { CategoryOf } from './newsAddress.ts';

export type ArticleText = ArticleSummary &
  Pick<Article, 'updatedAt' | 'correction'> & {
    locale: LocaleCode;
    body: string;
    draft: boolean;
    /** From then on it is no longer shown. */
    expiresAt?: string | undefined;
    tags: readonly string[];
  };

/** What is out, for as long as that stays the same. */
export type NewsEdition = {
  /** When another article comes or one goes; Infinity: none will. */
  until: number;
  category: CategoryOf;
  select: (locale: LocaleCode, wish: Wish) => NewsPage;
  latest: (locale: LocaleCode) => readonly ArticleSummary[];
};

export type News = {
  at: (now: number) => NewsEdition;
  /** `ahead`: also one that is not out. */
  article: (id: string, locale: LocaleCode, now: number, ahead: boolean) => Promise<Article>;
  has: (id: string) => boolean;
  /** Whether a text is shown to everybody. */
  isOut: (text: ArticleText, now: number) => boolean;
};

type ToHtml = (text: Pick<ArticleText, 'body' | 'locale'>) => Promise<Pick<Article, 'html' | 'parts'>>;
type TagRow = { id: string; name: Readonly<Record<LocaleCode, string>> };
type Options = { toHtml: ToHtml; tags: readonly TagRow[]; showsAll: boolean };

const pageLength = 10;
const onHome = 6;
const beside = 3;

/** The same for full and half width, capital and small letters, joined or not. */
const folded = (text: string) => partWords(text).normalize('NFKC').toLowerCase();

const summaryOf = ({ body: _body, draft: _draft, tags: _tags, ...summary }: ArticleText): ArticleSummary => ({
  ...summary,
  title: joinWords(summary.title),
  summary: joinWords(summary.summary),
});

const appears = ({ publishedAt }: ArticleText): number => taipeiMoment(publishedAt) ?? Infinity;
const goes = ({ expiresAt }: ArticleText): number => taipeiMoment(expiresAt ?? '') ?? Infinity;
const isOut = (text: ArticleText, now: number): boolean => !text.draft && appears(text) <= now && now < goes(text);

const hottestFirst = (a: ArticleText, b: ArticleText) => Number(b.hot) - Number(a.hot) || b.views - a.views;

/** `byId`: newest first. Each list is sorted when somebody first asks for it, and then cut into pages. */
function editionOf(byId: ReadonlyMap<string, readonly ArticleText[]>, tags: readonly TagRow[], until: number) {
  const best = (id: string, locale: LocaleCode): ArticleText | undefined => {
    const translations = byId.get(id) ?? [];
    const wanted: LocaleCode[] = [locale, ...localeOf(locale).fallback, 'zh_TW'];
    return wanted.flatMap((code) => translations.find((text) => text.locale === code) ?? [])[0] ?? translations[0];
  };
  const ids = [...byId.keys()];
  const places = new Map(ids.map((id, at) => [id, at]));
  const lists = new Map<string, readonly ArticleText[]>();
  const kept = (key: string, make: () => readonly ArticleText[]): readonly ArticleText[] => {
    const list = lists.get(key) ?? make();
    lists.set(key, list);
    return list;
  };
  const all = (locale: LocaleCode) => kept(locale, () => ids.flatMap((id) => best(id, locale) ?? []));
  const hottest = (locale: LocaleCode) => kept(`${locale} hottest`, () => all(locale).toSorted(hottestFirst));
  const inOrder: Record<Sort, (locale: LocaleCode) => readonly ArticleText[]> = {
    new: all,
    old: (locale) => all(locale).toReversed(),
    hot: hottest,
  };
  const list = (locale: LocaleCode, { category, tag, sort }: { category: Category; tag?: string; sort: Sort }) =>
    kept(`${locale} ${category} ${sort} ${tag ?? ''}`, () => {
      const wanted = inOrder[sort](locale).filter(
        (text) => (category === 'all' || text.category === category) && (tag === undefined || text.tags.includes(tag)),
      );
      return [...wanted.filter(({ pinned }) => pinned), ...wanted.filter(({ pinned }) => !pinned)];
    });
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
    select(locale: LocaleCode, { category, tag, words, sort, page }: Wish): NewsPage {
      const listed = list(locale, { category, sort, ...(tag !== undefined && { tag }) });
      const wanted = folded(words);
      const found =
        wanted === '' ? listed : listed.filter(({ title, summary }) => folded(`${title} ${summary}`).includes(wanted));
      const start = (page - 1) * pageLength;
      return {
        total: found.length,
        pageCount: Math.max(1, Math.ceil(found.length / pageLength)),
        rows: found.slice(start, start + pageLength).map(summaryOf),
        hottest: ids.length > beside ? hottest(locale).slice(0, beside).map(summaryOf) : [],
        tag: tag === undefined ? undefined : tagOf(tag, locale)[0],
      };
    },
    latest: (locale: LocaleCode) => all(locale).slice(0, onHome).map(summaryOf),
    /** What stands around an article. */
    around(
      text: ArticleText,
      locale: LocaleCode,
    ): Omit<Article, keyof ArticleSummary | 'html' | 'parts' | 'isUnpublished'> {
      const { id, category } = text;
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
        related: withoutOne(
          kept(`${locale} ${category}`, () => all(locale).filter((one) => one.category === category)),
          id,
        ),
        hottest: withoutOne(hottest(locale), id),
      };
    },
  };
}

type Edition = ReturnType<typeof editionOf>;

export function newsOf(texts: readonly ArticleText[], { toHtml, tags, showsAll }: Options): News {
  const newestFirst = texts.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  const everything = editionOf(
    Map.groupBy(newestFirst, ({ id }) => id),
    tags,
    Infinity,
  );
  const turns = [...new Set(texts.flatMap((text) => (text.draft ? [] : [appears(text), goes(text)])))].toSorted(
    (a, b) => a - b,
  );
  let current: { from: number; edition: Edition } | undefined;
  const at = (now: number): Edition => {
    if (showsAll) return everything;
    if (current && current.from <= now && now < current.edition.until) return current.edition;
    const until = turns.find((turn) => turn > now) ?? Infinity;
    const out = newestFirst.filter((text) => isOut(text, now));
    const edition = editionOf(
      Map.groupBy(out, ({ id }) => id),
      tags,
      until,
    );
    current = { from: now, edition };
    return edition;
  };
  return {
    at,
    isOut: (text, now) => showsAll || isOut(text, now),
    has: (id) => everything.category(id) !== undefined,
    async article(id, locale, now, ahead) {
      const edition = ahead ? everything : at(now);
      const text = edition.best(id, locale);
      if (!text) throw new Error(`No article ${id}`);
      return {
        ...summaryOf(text),
        ...edition.around(text, locale),
        ...(await toHtml(text)),
        isUnpublished: !isOut(text, now),
      };
    },
  };
}
