// The types of the back end's responses, embedded or remote.
import type { ArticleCategory } from '../forms/articleCategories.ts';
import type { LocaleCode } from '../i18n/locales.ts';

export type WebsiteConfiguration = {
  domain: string;
  /** A link path such as `/zh-tw`. */
  defaultLanguage: string;
  emailAddress: string;
};

type LanguageEntry = { id: number; name: string; shortName: string; dir: string };

type WebsiteEntry = { id: number; name: string; domain: string; isNow: boolean };

export type LanguageList = { languageList: LanguageEntry[]; websiteList: WebsiteEntry[] };

export type MenuItem = {
  id: string;
  name: string;
  /** A path of the site (`/zh-tw/cdn`), or an absolute http(s), mailto or tel address. Empty for a pure group. */
  link: string;
  /** 1 opens a new tab; every other value the same tab. */
  openType: number;
  /** A single link without a dropdown. */
  isOnly: boolean;
  isHomePage: boolean;
  icon: string;
  iconActive: string;
  /** A line of explanation, and a lowest price such as "US$7.60"; optional. */
  note?: string;
  price?: string;
  children: MenuItem[];
};

type HomePageSeo = { title: string; description: string; keywords: string };

export type MenuList = { homePage: HomePageSeo; menu: MenuItem[] };

export type Banner = {
  id: string;
  title: string;
  text: string;
  /** Texts of the pager: a bold line and a normal one. */
  label: string;
  note: string;
  /** Name of the drawing beside the text: chart, stairs or dial; anything else shows none. */
  art: string;
  links: { text: string; link: string }[];
  /** True for a banner to show once in a dialog. */
  dialog: boolean;
  /** The last day on which it is shown. */
  until?: string | undefined;
};

export type DomainInfo = { telphone: string; emailAddress: string; address1: string; address2: string };

export type ArticleSummary = {
  id: string;
  category: ArticleCategory;
  title: string;
  summary: string;
  author: string;
  /** A day such as 2026-11-21, or a minute of it (2026-11-21 09:30), in Taipei. */
  publishedAt: string;
  pinned: boolean;
  hot: boolean;
  /** Name of a drawn cover. An article with no name, or an unknown one, gets a cover chosen for it. */
  cover?: string | undefined;
  /** The locale of the text; differs from the page's where there is no translation. */
  locale: LocaleCode;
};

/** A tag of articles, in the page's language. */
export type Tag = { id: string; name: string };

/** One page of a list of articles, and the popular articles shown beside every list. */
export type NewsPage = {
  total: number;
  pageCount: number;
  rows: readonly ArticleSummary[];
  hottest: readonly ArticleSummary[];
  /** The tag by which the list was filtered. */
  tag?: Tag | undefined;
};

export type Article = ArticleSummary & {
  tags: readonly Tag[];
  /** Date of the last change that readers should know of. */
  updatedAt?: string | undefined;
  /** A sentence that says what was wrong before. */
  correction?: string | undefined;
  /** Shown to an editor before it is published or after it was withdrawn. */
  isUnpublished: boolean;
  /** The languages in which it exists. */
  locales: readonly LocaleCode[];
  /** Sanitised HTML of the Markdown body. */
  html: string;
  /** Its headings; `id` is the heading's id in `html`. */
  parts: readonly { id: string; title: string }[];
  previous?: ArticleSummary | undefined;
  next?: ArticleSummary | undefined;
  related: readonly ArticleSummary[];
  hottest: readonly ArticleSummary[];
};

/** A suggestion of the search. Every second piece of `text` is a match of the search. */
export type Suggestion = { href: string; text: string[]; note: string };
