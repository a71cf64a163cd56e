// The articles as pages, feeds, sitemaps and the search read them: our own of content/, or those of a remote back end.
import type { ArticleCategory } from '../../shared/forms/articleCategories.ts';
import type { Article, ArticleSummary, NewsPage } from '../../shared/facts/facts.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { AskedList, Category } from '../../shared/pages/newsList/categories.ts';
import type { NeedContext } from './NeedContext.ts';

/** For whom articles are read, and when. Only a back end asks for the host, and only our own articles for the moment. */
type Reading = Pick<NeedContext, 'locale' | 'host' | 'now'>;

/** What a sitemap says of an article. */
export type ArticleAddress = {
  id: string;
  category: ArticleCategory;
  locales: readonly LocaleCode[];
  changed: string;
};

export type NewsSource = {
  list: (reading: Reading, asked: AskedList) => Promise<NewsPage>;
  /** The newest ones, for the home page. */
  latest: (reading: Reading) => readonly ArticleSummary[] | Promise<readonly ArticleSummary[]>;
  /** `ahead`: also an unpublished one. */
  article: (reading: Reading, id: string, ahead: boolean) => Promise<Article>;
  /** The newest articles written in a language, with their HTML: as many as a feed has. */
  newest: (reading: Reading, category: Category) => Promise<Article[]>;
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
