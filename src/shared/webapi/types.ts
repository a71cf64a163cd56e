// The shapes that the back end's calls answer with, embedded or remote.
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
  /** A single link without dropdown. */
  isOnly: boolean;
  isHomePage: boolean;
  icon: string;
  iconActive: string;
  /** One explaining line and a from-price such as "US$7.60", where the back end has them. */
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
  /** What the pager shows: a bold line and a quiet one. */
  label: string;
  note: string;
  /** Name of the drawing beside the text: chart, stairs or dial; anything else shows none. */
  art: string;
  links: { text: string; link: string }[];
  /** True when the item asks to be shown once in a dialog. */
  dialog: boolean;
  /** The last day on which it is shown. */
  until?: string | undefined;
};

export type DomainInfo = { telphone: string; emailAddress: string; address1: string; address2: string };

export type ArticleSummary = {
  id: string;
  category: 'cloud-news' | 'company';
  title: string;
  summary: string;
  author: string;
  /** A day such as 2026-11-21, or a minute of it (2026-11-21 09:30), in Taipei. */
  publishedAt: string;
  pinned: boolean;
  hot: boolean;
  /** Of the drawn covers; an article that names none, or none that is drawn, is given one. */
  cover?: string | undefined;
  /** The locale the text is written in: another one than the page's when no translation exists. */
  locale: LocaleCode;
};

/** What an article is about, in the page's language. */
export type Tag = { id: string; name: string };

/** One page of a list of articles, and what stands beside every list. */
export type NewsPage = {
  total: number;
  pageCount: number;
  rows: readonly ArticleSummary[];
  hottest: readonly ArticleSummary[];
  /** What all of them are about, where that was asked for. */
  tag?: Tag | undefined;
};

export type Article = ArticleSummary & {
  tags: readonly Tag[];
  /** When the text was changed so that it is worth saying. */
  updatedAt?: string | undefined;
  /** What was wrong before, in a sentence. */
  correction?: string | undefined;
  /** Seen ahead of its time, or after it, by who may. */
  isUnpublished: boolean;
  /** The languages that it has been written in. */
  locales: readonly LocaleCode[];
  /** Sanitised HTML of the Markdown body. */
  html: string;
  /** Its headings, by the ids they have in it. */
  parts: readonly { id: string; title: string }[];
  previous?: ArticleSummary | undefined;
  next?: ArticleSummary | undefined;
  related: readonly ArticleSummary[];
  hottest: readonly ArticleSummary[];
};

/** What the search suggests. Every other piece of the text, from the second on, is what was asked for. */
export type Suggestion = { href: string; text: string[]; note: string };
