// What the site's data say, by kind: prices, claims, clouds, drawings, articles, offices, accounts.
import type { LocaleCode } from '../i18n/locales.ts';
import type { SecurityEvent, SecurityOutcome } from './securityEvents.ts';
import type { MenuItem } from '../webapi/types.ts';

export const finderUsers = ['taiwan', 'mainland', 'seasia', 'japan', 'americas', 'europe'] as const;
export const finderWork = ['web', 'data', 'windows', 'games', 'live', 'ai'] as const;

export type FinderUsers = (typeof finderUsers)[number];
export type FinderWork = (typeof finderWork)[number];

/** From 0 to 3: how near a cloud is to users, and how well it fits a kind of work; with why, and with what. */
export type CloudFit = {
  users: Readonly<Record<FinderUsers, { points: number; reason: string }>>;
  work: Readonly<Record<FinderWork, { points: number; services: readonly string[] }>>;
};

/** What a US dollar costs. */
export type Rate = { rate: number; day: string; source: string };

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

/** A table by columns and weeks of one size each, the columns that one query reads, and of how many weeks. */
export type TableScan = { tb: number; columns: number; weeks: number; reads: readonly string[]; readWeeks: number };

/** What is known of a vendor's cloud, with the day it was checked. */
export type CloudFacts = {
  checked: string;
  /** Names of the vendor's own services for each need, in the order they are shown. */
  services: Readonly<Record<string, readonly string[]>>;
  /** With what those of a need move in. */
  tools: Readonly<Record<string, readonly string[]>>;
  /** How it stands among the seven clouds, for those who have not chosen yet. */
  fit?: CloudFit | undefined;
  /** An example of a month with one payment to each vendor, by their pages. */
  payments?: readonly { page: string; sender: string; day: number; usd: number }[] | undefined;
  /** How many working days each step of a filing takes at most. */
  filing?: { checked?: string | undefined; review: number; confirm: number; authority: number } | undefined;
  /** An example of a day's requests for one address at one node, and how many seconds it keeps a copy of each kind. */
  cached?: { requests: number; seconds: Readonly<Record<string, number>> } | undefined;
  /** How many hours before and after its switch a domain's move takes. */
  move?: { before: number; after: number } | undefined;
  /** An example of domains with the records of each, and the vendor's plan that each needs. */
  zones?: readonly { name: string; records: number; plan: string }[] | undefined;
  /** An example of a file that many download in one hour, and how many nodes of each layer fetch it once. */
  tiers?: { gb: number; downloads: number; edges: number; parents: number } | undefined;
  /** Days before a launch on which preparing begins and files are frozen, and for how long it is watched. */
  launch?: { before: number; freeze: number; after: number } | undefined;
  /** An example of a table and of one query of it. */
  scan?: TableScan | undefined;
  /** An example of which layers stay in the customer's own data centre. */
  stay?: readonly string[] | undefined;
  /** An example of licences that a customer owns, and whether the vendor's assurance goes with them. */
  licences?: readonly { name: string; cores: number; assured: boolean }[] | undefined;
  /** The common delay of each way to deliver live video, in seconds, from the slowest. */
  delays?: Readonly<Record<string, number>> | undefined;
  /** An example of a month's order. */
  order?: readonly { what: string; count?: number | undefined; usd: number }[] | undefined;
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
  locale: LocaleCode;
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
  emailVerified: boolean;
  phoneVerified: boolean;
  /** Whether there is a customer console to go to. */
  hasConsole: boolean;
  /** Absent where it is not offered. `pending`: its secret waits for a first code of the app. */
  second?: { isOn: boolean; codesLeft: number; pending?: { secret: string; address: string } };
  /** The same address for cameras, as the path of a drawing so many squares wide. */
  qr?: { path: string; size: number };
  /** Recovery codes, the one time that they are shown. */
  freshCodes?: readonly string[];
  sessions: readonly { id: string; device: string; seenAt: number; own: boolean }[];
  /** Absent where they are not offered. */
  passkeys?: readonly { id: string; device: string; createdAt: number; usedAt: number | undefined }[];
  /** The last ten of his security log. */
  events: readonly AccountEvent[];
  leads: readonly { reference: string; form: string; answered: boolean; createdAt: number }[];
};

/** `network` is a /24 or /48, or names our staff; `count`: so many refusals, the last of them then. */
export type AccountEvent = {
  id: string;
  kind: SecurityEvent;
  outcome: SecurityOutcome;
  network: string;
  device: string;
  count: number;
  at: number;
};

/** The top row of the menu, with every address below an entry; what lies below is HTML. */
export type MenuEntry = Pick<MenuItem, 'id' | 'name' | 'link'> & {
  below: readonly string[];
  isHomePage?: true;
  newWindow?: true;
};
