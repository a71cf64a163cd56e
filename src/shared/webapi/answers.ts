// What each call's answer must look like, checked at run time: the same shapes as types.ts.
import * as v from 'valibot';
import { localeByApiName } from './localeByApiName.ts';
import type { Banner, DomainInfo, LanguageList, MenuItem, MenuList, WebsiteConfiguration } from './types.ts';

type Answer<T> = v.GenericSchema<unknown, T>;

const text = v.optional(v.string(), '');
const flag = v.optional(v.boolean(), false);
// Back ends number their rows or name them; for us an id is only something to tell rows apart by.
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

// Host names and languages become addresses: nothing else may stand in their place.
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
  }),
);

export const checkResult: Answer<boolean> = v.boolean();

export const domainInfo: Answer<DomainInfo> = v.object({
  telphone: text,
  emailAddress: text,
  address1: text,
  address2: text,
});
