// Schemas that validate the response of each call at run time; the types are in types.ts.
import * as v from 'valibot';
import { articleCategories } from '../forms/articleCategories.ts';
import { localeCodes } from '../i18n/locales.ts';
import { localeByApiName } from './localeByApiName.ts';
import type {
  Article,
  ArticleSummary,
  Banner,
  DomainInfo,
  LanguageList,
  MenuItem,
  MenuList,
  NewsPage,
  WebsiteConfiguration,
} from './types.ts';

type Answer<T> = v.GenericSchema<unknown, T>;

const text = v.optional(v.string(), '');
const flag = v.optional(v.boolean(), false);
// Back ends use numbers or names as ids; here an id only distinguishes rows.
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

// Host names and languages become part of addresses, so nothing else is accepted.
const host = v.pipe(v.string(), v.regex(/^[a-z\d.-]+(:\d+)?$/i));
const languagePath = v.pipe(
  v.string(),
  v.check((path) => localeByApiName(path) !== undefined),
);

const deepestMenu = 3;

const menuItem = (level: number): Answer<MenuItem> =>
  v.object({
    id,
    name: v.string(),
    link: text,
    openType: v.optional(v.number(), 0),
    isOnly: flag,
    isHomePage: flag,
    icon: text,
    iconActive: text,
    note: v.optional(v.string()),
    price: v.optional(v.string()),
    children: v.optional(v.array(level < deepestMenu ? menuItem(level + 1) : v.never()), []),
  });

export const websiteConfiguration: Answer<WebsiteConfiguration> = v.object({
  domain: host,
  defaultLanguage: languagePath,
  emailAddress: text,
});

export const languageList: Answer<LanguageList> = v.object({
  languageList: v.array(v.object({ id: v.number(), name: v.string(), shortName: v.string(), dir: v.string() })),
  websiteList: v.array(v.object({ id: v.number(), name: v.string(), domain: host, isNow: flag })),
});

export const menuList: Answer<MenuList> = v.object({
  homePage: v.object({ title: text, description: text, keywords: text }),
  menu: v.array(menuItem(1)),
});

export const bannerList: Answer<Banner[]> = v.array(
  v.object({
    id,
    title: v.string(),
    text,
    label: text,
    note: text,
    art: text,
    links: v.optional(v.array(v.object({ text: v.string(), link: v.string() })), []),
    dialog: flag,
    until: v.optional(v.pipe(v.string(), v.isoDate())),
  }),
);

export const checkResult: Answer<boolean> = v.boolean();

export const domainInfo: Answer<DomainInfo> = v.object({
  telphone: text,
  emailAddress: text,
  address1: text,
  address2: text,
});

/** A day, with or without a time. */
const moment = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d(?: \d\d:\d\d)?$/));
const tag = v.object({ id: v.string(), name: v.string() });

const summary = {
  id: v.string(),
  category: v.picklist(articleCategories),
  title: v.string(),
  summary: v.string(),
  author: v.string(),
  publishedAt: moment,
  pinned: v.boolean(),
  hot: v.boolean(),
  cover: v.optional(v.string()),
  locale: v.picklist(localeCodes),
};
const articleSummary: Answer<ArticleSummary> = v.object(summary);

export const newsPage: Answer<NewsPage> = v.object({
  total: v.number(),
  pageCount: v.number(),
  rows: v.array(articleSummary),
  hottest: v.array(articleSummary),
  tag: v.optional(tag),
});

export const newsArticle: Answer<Article> = v.object({
  ...summary,
  tags: v.array(tag),
  updatedAt: v.optional(moment),
  correction: v.optional(v.string()),
  isUnpublished: v.boolean(),
  locales: v.array(v.picklist(localeCodes)),
  html: v.string(),
  parts: v.array(v.object({ id: v.string(), title: v.string() })),
  previous: v.optional(articleSummary),
  next: v.optional(articleSummary),
  related: v.array(articleSummary),
  hottest: v.array(articleSummary),
});
