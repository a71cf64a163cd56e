// What data a page can ask for by name, and how a component reads it.
import { createContext, use } from 'react';
import type { CloudFit } from '../calculators/cloudFinder.ts';
import type { Rate } from '../calculators/currency.ts';
import type { Country, Question } from '../forms/FormState.ts';
import type { LocaleCode } from '../i18n/locales.ts';
import type { Owner } from '../owner/Owner.ts';
import type { Charts, Covers, WordedPictures } from '../ui/chartTypes.ts';
import type { Banner, DomainInfo, LanguageList, MenuItem, MenuList } from '../webapi/types.ts';

export type Region = { id: string; country: string; lat: number; lon: number; zones: number; released: number };

export type Instance = {
  name: string;
  type: string;
  spec: string;
  disk: string;
  listUsdMonth: number;
  platformUsdMonth: number;
};
export type CdnPack = { gb: number; listUsd: number; platformUsd: number; autoRenewUsd: number; months: number };
export type Bandwidth = { tiers: string[]; usdPerGb: Record<string, number[]> };
export type DdosPlan = { name: string; protect: string; listUsdMonth: number; platformUsdMonth: number };
export type PrepaidPack = { payUsd: number; creditUsd: number; approxTwd: number; tabs: string[] };
export type SmsPrice = { country: string; usdPerSegment: number; updated?: string };
export type Prices = {
  servers: Instance[];
  cdnPacks: CdnPack[];
  bandwidth: Bandwidth;
  ddos: DdosPlan[];
  prepaid: PrepaidPack[];
  sms: SmsPrice[];
};

/** A part of a prepaid credit: so many months, or packs, of what a price list names. */
export type SpentItem = { kind: 'server' | 'ddos' | 'cdnPack'; name: string; count: number; usd: number };
/** An example of what the credit of a prepaid pack comes to. */
export type Spending = { creditUsd: number; items: readonly SpentItem[]; leftUsd: number };

/** The numbers that the site claims, as content/claims.yaml states them. */
export type Claims = {
  cdn: { nodes: number; capacityTbps: number };
  edgeNext: { nodes: number };
  sms: { countries: number; gateways: number; deliveryPercent: number };
  live: { pops: number; capacityTbps: number; countries: number; packagesPercent: number };
  ddos: { cleaningPercent: number };
  coshield: { usersPerNode: number };
  platform: { belowListPercent: number };
  cdnPacks: { validMonths: number; autoRenewPercent: number };
  support: { salesFrom: string; salesTo: string };
  reply: { enquiryWorkingDays: number[]; activationHours: number };
  trial: { noticeHours: number; tencentVoucherUsd: number };
  quietHours: { ranges: [string, string][] };
};

/** What is known of a vendor's cloud, with the day it was checked. */
export type CloudFacts = {
  checked: string;
  /** Names of the vendor's own services for each need, in the order they are shown. */
  services: Readonly<Record<string, readonly string[]>>;
  /** With what those of a need move in. */
  tools: Readonly<Record<string, readonly string[]>>;
  /** For each row of its scale, from 0, this cloud, to 4, another one. */
  leaning: readonly number[];
  /** How it stands among the seven clouds, for those who have not chosen yet. */
  fit?: CloudFit | undefined;
};

/** A drawing in the page's language: inline where it is small, else the address of its file. */
export type PlateDrawing = { title: string; caption: string; width: number; height: number } & (
  | { body: string }
  | { file: string }
);

export type ArticleSummary = {
  id: string;
  category: 'cloud-news' | 'company';
  title: string;
  summary: string;
  author: string;
  publishedAt: string;
  pinned: boolean;
  hot: boolean;
  views: number;
  /** Of the drawn covers; an article that names none, or none that is drawn, is given one. */
  cover?: string | undefined;
  /** The locale the text is written in: another one than the page's when no translation exists. */
  locale: string;
};

export type Article = ArticleSummary & {
  /** The languages that it has been written in. */
  locales: readonly LocaleCode[];
  /** Sanitised HTML of the Markdown body. */
  html: string;
  /** Its headings, by the ids they have in it. */
  parts: readonly { id: string; title: string }[];
  previous?: ArticleSummary;
  next?: ArticleSummary;
  related: ArticleSummary[];
  hottest: ArticleSummary[];
};

/** An office as pages may show it: `shown` lists its channels, and only a real address has a street and a map. */
export type Office = {
  id: string;
  country: string;
  telphone: string;
  emailAddress: string;
  chats: readonly { name: string; link: string }[];
  shown: readonly ('phone' | 'email' | 'chat')[];
  address1: Readonly<Record<LocaleCode, string>>;
  address2: Readonly<Record<LocaleCode, string>>;
  mapLink: string;
  source?: 'sample' | undefined;
};

/** The name that a site goes by, and its sign: paths in a square of 26 units, stroked in ink, filled in ink, filled in the accent. */
export type Brand = {
  name: string;
  mark: { line?: string | undefined; solid?: string | undefined; accent?: string | undefined };
  /** What stands beside the sign in a language, where that is not the name. */
  words: Readonly<Partial<Record<LocaleCode, string>>>;
};

/** The same for everybody who asks at the same address. */
export type SharedNeeds = {
  brand: Brand;
  regions: Region[];
  prices: Prices;
  spending: readonly Spending[];
  charts: Charts;
  pictures: WordedPictures;
  covers: Covers;
  claims: Claims;
  exchange: { twdPerUsd: Rate };
  plates: Readonly<Record<string, PlateDrawing>>;
  clouds: Readonly<Record<string, CloudFacts>>;
  /** The company's pages on social networks. */
  social: readonly { name: string; link: string }[];
  offices: readonly Office[];
  /** What the owner has supplied: pages read it with `useOwner`. */
  owner: Owner;
  menu: MenuList;
  menuEntries: readonly MenuEntry[];
  languages: LanguageList;
  domainInfo: DomainInfo;
  banners: Banner[];
  /** The banners as the pager tells them; what they say is HTML. */
  slides: readonly Pick<Banner, 'id' | 'label' | 'note'>[];
  news: ArticleSummary[];
  article: Article;
  /** To choose from, in the visitor's language. */
  countries: readonly Country[];
  /** Whose human check it is: ours, or the widget of a service. */
  forms: {
    widget: boolean;
    /** For visitors without script, the same for everybody; undefined where none is asked. */
    question: Question | undefined;
    /** Whether accounts can be logged in to by a passkey. */
    passkeys: boolean;
    /** Whether readers in mainland China consent to transfers abroad for themselves. */
    separateConsent: boolean;
  };
  /** Whom a form asks whether somebody is a person. */
  checkedBy: 'on' | 'off' | 'turnstile' | 'recaptcha';
  /** Of visits, whose browser tells us how quick the page was; 0: none. */
  vitalsShare: number;
};

declare const visitorMark: unique symbol;

/** Who is looking: made by the server alone, from the request, and for pages that are rendered for one visitor. */
export type Visitor = {
  readonly [visitorMark]: true;
  /** What the readable cookie says of his account. */
  readonly member: string | undefined;
  /** On his own page alone. */
  readonly account: AccountFacts | undefined;
};

export type AccountFacts = {
  userName: string;
  email: string;
  /** Not in full; empty when none was given. */
  mobile: string;
  agent: string;
  verified: boolean;
  /** Whether there is a customer console to go to. */
  hasConsole: boolean;
  sessions: readonly { id: string; device: string; seenAt: number; own: boolean }[];
  /** Absent where they are not offered. */
  passkeys?: readonly { id: string; device: string; createdAt: number; usedAt: number | undefined }[];
  leads: readonly { reference: string; form: string; answered: boolean; createdAt: number }[];
};

/** What belongs to one visitor: a page that all share cannot name it. */
export type VisitorNeeds = { visitor: Visitor; account: AccountFacts };

/** The top row of the menu, with every address below an entry; what lies below is HTML. */
export type MenuEntry = Pick<MenuItem, 'id' | 'name' | 'link'> & {
  below: readonly string[];
  isHomePage?: true;
  newWindow?: true;
};

export type Needs = SharedNeeds & VisitorNeeds;
export type SharedNeedName = keyof SharedNeeds;
export type NeedName = keyof Needs;

export type ReadNeed = <N extends NeedName>(name: N) => Needs[N];

export const NeedsContext = createContext<ReadNeed | undefined>(undefined);

export function useReadNeed(): ReadNeed {
  const read = use(NeedsContext);
  if (!read)
    throw new Error('useNeed works on the server only: keep it inside a static part, or list it for a live one');
  return read;
}

export const useNeed = <N extends NeedName>(name: N): Needs[N] => useReadNeed()(name);
