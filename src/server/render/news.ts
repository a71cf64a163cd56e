// Articles as pages ask for them: those that are out at a moment, and the text of one, made into HTML when somebody reads it.
import { LRUCache } from 'lru-cache';
import type { Article, ArticleSummary, NewsPage } from '../../shared/facts/facts.ts';
import { taipeiMoment } from '../../shared/i18n/days.ts';
import { partWords } from '../../shared/i18n/joinWords.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { HasPage } from '../../shared/pages/addresses.ts';
import type { Category, Wish } from '../../shared/pages/newsList/categories.ts';
import type { Place } from '../content/articleBodies.ts';
import type { NewsBackend } from '../webapi/Backend.ts';
import type { CategoryOf } from './newsAddress.ts';
import type { ArticleText, TagRow } from './ArticleText.ts';
import { editionOf, newestFirst, summaryOf, type Edition, type Reads } from './newsEdition.ts';

/** What is out, for as long as that stays the same. */
export type NewsEdition = {
  /** When another article comes or one goes; Infinity: none will. */
  until: number;
  category: CategoryOf;
  select: (locale: LocaleCode, wish: Wish, matches?: readonly string[]) => NewsPage;
  latest: (locale: LocaleCode) => readonly ArticleSummary[];
};

export type News = {
  at: (now: number) => NewsEdition;
  /** `ahead`: also one that is not out. */
  article: (id: string, locale: LocaleCode, now: number, ahead: boolean) => Promise<Article>;
  /** What has been written in a language, whole: as many as a feed has. */
  newest: (locale: LocaleCode, category: Category, now: number) => Promise<Article[]>;
  has: (id: string) => boolean;
  /** Whether a text is shown to everybody. */
  isOut: (text: ArticleText, now: number) => boolean;
};

type Html = Pick<Article, 'html' | 'parts'>;
type Options = {
  bodyOf: (place: Place) => Promise<string>;
  /** Loaded with the first article that somebody reads. */
  articleHtml: () => Promise<{ articleHtml: (text: string, locale: LocaleCode, has: HasPage) => Html }>;
  has: HasPage;
  reads: Reads;
  /** Whoever writes sees what they write. */
  showsAll: boolean;
};

const htmlBytes = 4 * 1024 * 1024;

type Span = { from: number; until: number };

const spanOf = ({ publishedAt, expiresAt }: ArticleText): Span => ({
  from: taipeiMoment(publishedAt) ?? Infinity,
  until: (expiresAt === undefined ? undefined : taipeiMoment(expiresAt)) ?? Infinity,
});

const byArticle = (texts: readonly ArticleText[]) => Map.groupBy(texts, ({ id }) => id);

type Content = { news: readonly ArticleText[]; tags: readonly TagRow[] };

export function newsOf({ news: texts, tags }: Content, options: Options): News {
  const { bodyOf, has, reads, showsAll } = options;
  const inOrder = texts.toSorted(newestFirst);
  const everything = editionOf(byArticle(inOrder), { tags, reads, until: Infinity });
  /** By article: the same in all languages. */
  const spans = new Map<string, Span>();
  for (const text of texts) if (!spans.has(text.id)) spans.set(text.id, spanOf(text));
  const isOut = ({ id, draft }: ArticleText, now: number): boolean => {
    const span = spans.get(id);
    return !draft && span !== undefined && span.from <= now && now < span.until;
  };
  const turns = [...new Set([...spans.values()].flatMap(({ from, until }) => [from, until]))].toSorted((a, b) => a - b);
  const made = new LRUCache<string, Html>({
    maxSize: htmlBytes,
    sizeCalculation: ({ html }) => html.length * 2 + 500,
  });
  const htmlOf = async (text: ArticleText): Promise<Html> => {
    const key = `${text.id} ${text.locale}`;
    const known = made.get(key);
    if (known) return known;
    const [body, { articleHtml }] = await Promise.all([bodyOf(text.body), options.articleHtml()]);
    const html = articleHtml(body, text.locale, has);
    made.set(key, html);
    return html;
  };
  const whole = async (text: ArticleText, locale: LocaleCode, edition: Edition, now: number): Promise<Article> => ({
    ...summaryOf(text),
    ...edition.around(text, locale),
    ...(await htmlOf(text)),
    isUnpublished: !isOut(text, now),
  });
  let current: { from: number; edition: Edition } | undefined;
  const at = (now: number): Edition => {
    if (showsAll) return everything;
    if (current && current.from <= now && now < current.edition.until) return current.edition;
    const until = turns.find((turn) => turn > now) ?? Infinity;
    const out = inOrder.filter((text) => isOut(text, now));
    const edition = editionOf(byArticle(out), { tags, reads, until });
    current = { from: now, edition };
    return edition;
  };
  return {
    at,
    isOut: (text, now) => showsAll || isOut(text, now),
    has: (id) => everything.category(id) !== undefined,
    newest: (locale, category, now) =>
      Promise.all(
        at(now)
          .newest(locale, category)
          .map((text) => whole(text, locale, at(now), now)),
      ),
    async article(id, locale, now, ahead) {
      const edition = ahead ? everything : at(now);
      const text = edition.best(id, locale);
      if (!text) throw new Error(`No article ${id}`);
      return whole(text, locale, edition, now);
    },
  };
}

/** Ids of articles, what fits best first; undefined where nothing is looked for. */
export type Matching = (locale: LocaleCode, words: string) => Promise<readonly string[] | undefined>;

/** Without what holds words together on a line. */
const plain = <Answer>(answer: Answer): Answer => JSON.parse(partWords(JSON.stringify(answer))) as Answer;

/** The same as data for other programs. */
export const newsAnswers = (news: News, matching: Matching, clock: () => number): NewsBackend => ({
  newsList: async (locale, _host, wish) =>
    plain(news.at(clock()).select(locale, wish, await matching(locale, wish.words))),
  async newsArticle(locale, _host, id) {
    const now = clock();
    if (news.at(now).category(id) === undefined) return undefined;
    return plain(await news.article(id, locale, now, false));
  },
});
