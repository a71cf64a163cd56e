// The articles of content/: those published at a moment, their HTML, made when it is first read, and the same as answers of the API.
import { LRUCache } from 'lru-cache';
import type { Article, ArticleSummary } from '../../shared/facts/facts.ts';
import { joinWords, partWords } from '../../shared/i18n/joinWords.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { once } from '../../shared/i18n/once.ts';
import type { HasPage } from '../../shared/pages/addresses.ts';
import { languagesIn, type ArticleFacts, type Articles, type ArticleText } from '../content/articleFile.ts';
import type { TagRow } from '../content/readNews.ts';
import type { NewsBackend } from '../webapi/Backend.ts';
import { articleLists, type ArticleLists, type Reads, type SummaryOf } from './articleLists.ts';
import type { NewsSource } from './NewsSource.ts';
import type { Matching } from './siteSearch.ts';

type Html = Pick<Article, 'html' | 'parts'>;
type Options = {
  /** Loaded when the first article is read. */
  articleHtml: () => Promise<{ articleHtml: (text: string, locale: LocaleCode, has: HasPage) => Html }>;
  tags: readonly TagRow[];
  has: HasPage;
  reads: Reads;
  matching: Matching;
  /** Also shows unpublished articles, so that authors see what they write. */
  showsAll: boolean;
};

const htmlBytes = 4 * 1024 * 1024;
const summariesKept = 3000;

const isTime = ({ from, until }: ArticleFacts, now: number): boolean => from <= now && (until === null || now < until);
const isOut = (article: ArticleFacts, now: number): boolean => article.finished !== 0 && isTime(article, now);

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

export function ownNews(articles: Articles, options: Options): NewsSource {
  const { tags, has, reads, matching, showsAll } = options;
  const { all } = articles;
  const summary = summaryReader(articles);
  const everything = once(() => articleLists(all, { summary, tags, reads, until: Infinity, withDrafts: true }));
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
  const whole = async (
    article: ArticleFacts,
    locale: LocaleCode,
    lists: ArticleLists,
    now: number,
  ): Promise<Article> => {
    const language = lists.best(article, locale);
    if (language === undefined) throw new Error(`No article ${article.id}`);
    return {
      ...summary(article, language),
      // Around a previewed article stand published ones only.
      ...at(now).around(article, locale),
      locales: lists.around(article, locale).locales,
      ...(await htmlOf(article, language)),
      isUnpublished: !isTime(article, now) || !languagesIn(article.finished).includes(language),
    };
  };
  let current: { from: number; lists: ArticleLists } | undefined;
  /** The lists at a moment, which stay the same until an article comes or goes. */
  const at = (now: number): ArticleLists => {
    if (showsAll) return everything();
    if (current && current.from <= now && now < current.lists.until) return current.lists;
    const out = all.filter((article) => isOut(article, now));
    const lists = articleLists(out, { summary, tags, reads, until: turnAfter(now), withDrafts: false });
    current = { from: now, lists };
    return lists;
  };
  return {
    list: async ({ locale, now }, asked) => at(now).select(locale, asked, await matching(locale, asked.words)),
    latest: ({ locale, now }) => at(now).latest(locale),
    async article({ locale, now }, id, ahead) {
      const lists = ahead ? everything() : at(now);
      const article = lists.find(id);
      if (!article) throw new Error(`No article ${id}`);
      return whole(article, locale, lists, now);
    },
    newest: ({ locale, now }, category) =>
      Promise.all(
        at(now)
          .newest(locale, category)
          .map((article) => whole(article, locale, at(now), now)),
      ),
    addresses: async (_host, now) =>
      all
        .filter((article) => (showsAll ? article.finished !== 0 : isOut(article, now)))
        .map(({ id, category, finished, changed }) => ({ id, category, locales: languagesIn(finished), changed })),
    category: (id, now) => at(now).find(id)?.category,
    canPreview: (id) => everything().find(id) !== undefined,
    learn: undefined,
    until: (now) => at(now).until,
  };
}

/** Without word joiners. */
const plain = <Answer>(answer: Answer): Answer => JSON.parse(partWords(JSON.stringify(answer))) as Answer;

/** The same articles as answers of the API. */
export const newsAnswers = (news: NewsSource, clock: () => number): NewsBackend => ({
  newsList: async (locale, host, asked) => plain(await news.list({ locale, host, now: clock() }, asked)),
  async newsArticle(locale, host, id) {
    const now = clock();
    if (news.category(id, now) === undefined) return undefined;
    return plain(await news.article({ locale, host, now }, id, false));
  },
});
