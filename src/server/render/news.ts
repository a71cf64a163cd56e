// Articles for pages: those that are published at a moment, and the HTML of one, made when it is first read.
import { LRUCache } from 'lru-cache';
import type { Article, ArticleSummary, NewsPage } from '../../shared/facts/facts.ts';
import { joinWords, partWords } from '../../shared/i18n/joinWords.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { once } from '../../shared/i18n/once.ts';
import type { HasPage } from '../../shared/pages/addresses.ts';
import type { Category, AskedList } from '../../shared/pages/newsList/categories.ts';
import { languagesIn, type ArticleFacts, type Articles, type ArticleText } from '../content/articleFile.ts';
import type { TagRow } from '../content/readNews.ts';
import type { NewsBackend } from '../webapi/Backend.ts';
import type { CategoryOf } from './newsAddress.ts';
import { editionOf, type Edition, type Reads, type SummaryOf } from './newsEdition.ts';

/** The published articles, as long as they stay the same. */
type NewsEdition = {
  /** When the next article comes or goes; Infinity if none will. */
  until: number;
  category: CategoryOf;
  select: (locale: LocaleCode, asked: AskedList, matches?: readonly string[]) => NewsPage;
  latest: (locale: LocaleCode) => readonly ArticleSummary[];
};

export type News = {
  at: (now: number) => NewsEdition;
  /** `ahead`: also an unpublished one. */
  article: (id: string, locale: LocaleCode, now: number, ahead: boolean) => Promise<Article>;
  /** The newest articles written in a language, with their HTML: as many as a feed has. */
  newest: (locale: LocaleCode, category: Category, now: number) => Promise<Article[]>;
  has: (id: string) => boolean;
  /** Newest first, with unpublished ones. */
  all: readonly ArticleFacts[];
  isOut: (article: ArticleFacts, now: number) => boolean;
};

type Html = Pick<Article, 'html' | 'parts'>;
type Options = {
  /** Loaded when the first article is read. */
  articleHtml: () => Promise<{ articleHtml: (text: string, locale: LocaleCode, has: HasPage) => Html }>;
  tags: readonly TagRow[];
  has: HasPage;
  reads: Reads;
  /** Also shows unpublished articles, so that authors see what they write. */
  showsAll: boolean;
};

const htmlBytes = 4 * 1024 * 1024;
const summariesKept = 3000;

const isTime = ({ from, until }: ArticleFacts, now: number): boolean => from <= now && (until === null || now < until);

const summaryOf = ({ draft: _draft, tags: _tags, expiresAt: _until, ...text }: ArticleText) => ({
  ...text,
  title: joinWords(text.title),
  summary: joinWords(text.summary),
});

/** Reads a summary when a list first shows it, and keeps it. */
function summaryReader({ text }: Articles): SummaryOf {
  const made = new LRUCache<string, ArticleSummary>({ max: summariesKept });
  return (article, locale) => {
    const key = `${locale} ${article.id}`;
    const known = made.get(key);
    if (known) return known;
    const summary = summaryOf(text(article, locale));
    made.set(key, summary);
    return summary;
  };
}

export function newsOf(articles: Articles, options: Options): News {
  const { tags, has, reads, showsAll } = options;
  const { all } = articles;
  const summary = summaryReader(articles);
  const everything = once(() => editionOf(all, { summary, tags, reads, until: Infinity, withDrafts: true }));
  const isOut = (article: ArticleFacts, now: number): boolean => article.finished !== 0 && isTime(article, now);
  /** The next moment at which an article comes or goes. */
  const turnAfter = (now: number): number =>
    all.reduce((next, { from, until }) => {
      const turn = from > now ? from : (until ?? 0);
      return turn > now && turn < next ? turn : next;
    }, Infinity);
  const made = new LRUCache<string, Html>({
    maxSize: htmlBytes,
    sizeCalculation: ({ html }) => html.length * 2 + 500,
  });
  const htmlOf = async (article: ArticleFacts, language: LocaleCode): Promise<Html> => {
    const key = `${article.id} ${language}`;
    const known = made.get(key);
    if (known) return known;
    const { articleHtml } = await options.articleHtml();
    const html = articleHtml(articles.body(article, language), language, has);
    made.set(key, html);
    return html;
  };
  const whole = async (article: ArticleFacts, locale: LocaleCode, edition: Edition, now: number): Promise<Article> => {
    const language = edition.best(article, locale);
    if (language === undefined) throw new Error(`No article ${article.id}`);
    return {
      ...summary(article, language),
      ...edition.around(article, locale),
      ...(await htmlOf(article, language)),
      isUnpublished: !isTime(article, now) || !languagesIn(article.finished).includes(language),
    };
  };
  let current: { from: number; edition: Edition } | undefined;
  const at = (now: number): Edition => {
    if (showsAll) return everything();
    if (current && current.from <= now && now < current.edition.until) return current.edition;
    const out = all.filter((article) => isOut(article, now));
    const edition = editionOf(out, { summary, tags, reads, until: turnAfter(now), withDrafts: false });
    current = { from: now, edition };
    return edition;
  };
  return {
    all,
    at,
    isOut: (article, now) => showsAll || isOut(article, now),
    has: (id) => everything().find(id) !== undefined,
    newest: (locale, category, now) =>
      Promise.all(
        at(now)
          .newest(locale, category)
          .map((article) => whole(article, locale, at(now), now)),
      ),
    async article(id, locale, now, ahead) {
      const edition = ahead ? everything() : at(now);
      const article = edition.find(id);
      if (!article) throw new Error(`No article ${id}`);
      return whole(article, locale, edition, now);
    },
  };
}

/** Ids of matching articles, best first; undefined without search words. */
export type Matching = (locale: LocaleCode, words: string) => Promise<readonly string[] | undefined>;

/** Without word joiners. */
const plain = <Answer>(answer: Answer): Answer => JSON.parse(partWords(JSON.stringify(answer))) as Answer;

/** The same articles as answers of the API. */
export const newsAnswers = (news: News, matching: Matching, clock: () => number): NewsBackend => ({
  newsList: async (locale, _host, asked) =>
    plain(news.at(clock()).select(locale, asked, await matching(locale, asked.words))),
  async newsArticle(locale, _host, id) {
    const now = clock();
    if (news.at(now).category(id) === undefined) return undefined;
    return plain(await news.article(id, locale, now, false));
  },
});
