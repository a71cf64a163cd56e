// The shapes that the back end's calls answer with, embedded or remote.

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
};

export type DomainInfo = { telphone: string; emailAddress: string; address1: string; address2: string };
