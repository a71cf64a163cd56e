// Interfaces through which the site calls its back end, embedded or remote.
import type { Article, NewsPage } from '../../shared/facts/facts.ts';
import type { AskedList } from '../../shared/pages/newsList/categories.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Banner, DomainInfo, LanguageList, MenuList, WebsiteConfiguration } from '../../shared/webapi/types.ts';

/** Articles as data. */
export type NewsBackend = {
  newsList: (locale: LocaleCode, host: string, asked: AskedList) => Promise<NewsPage>;
  /** Undefined when there is no such article or it is not out. */
  newsArticle: (locale: LocaleCode, host: string, id: string) => Promise<Article | undefined>;
};

export type Backend = {
  configuration: (host: string) => Promise<WebsiteConfiguration>;
  /** Without a language: in the default language of the host. */
  languageList: (locale: LocaleCode | undefined, host: string) => Promise<LanguageList>;
  menuList: (locale: LocaleCode, host: string) => Promise<MenuList>;
  banners: (locale: LocaleCode, host: string) => Promise<Banner[]>;
  /** Whether a page that does not exist is planned. Rejects when this cannot be found out at the moment. */
  check: (locale: LocaleCode, host: string, page: string) => Promise<boolean>;
  domainInfo: (locale: LocaleCode, host: string) => Promise<DomainInfo>;
};
