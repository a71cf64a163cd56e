// The port through which the site asks its back end, wherever that one runs.
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Banner, DomainInfo, LanguageList, MenuList, WebsiteConfiguration } from '../../shared/webapi/types.ts';

export type Backend = {
  configuration: (host: string) => Promise<WebsiteConfiguration>;
  /** Without a language: in the default language of the host. */
  languageList: (locale: LocaleCode | undefined, host: string) => Promise<LanguageList>;
  menuList: (locale: LocaleCode, host: string) => Promise<MenuList>;
  banners: (locale: LocaleCode, host: string) => Promise<Banner[]>;
  /** Whether a page that does not exist is planned. Rejects when nobody can tell at the moment. */
  check: (locale: LocaleCode, host: string, page: string) => Promise<boolean>;
  domainInfo: (locale: LocaleCode, host: string) => Promise<DomainInfo>;
};
