// The port through which articles are asked for as data, wherever they are kept.
import type { Article, NewsPage } from '../../shared/facts/facts.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Wish } from '../../shared/pages/newsList/categories.ts';

export type NewsBackend = {
  newsList: (locale: LocaleCode, host: string, wish: Wish) => Promise<NewsPage>;
  /** Undefined: there is none of that name, or it is not out. */
  newsArticle: (locale: LocaleCode, host: string, id: string) => Promise<Article | undefined>;
};
