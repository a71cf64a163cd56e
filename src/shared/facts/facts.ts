// What the site's data say, by kind: prices, claims, clouds, drawings, articles, offices, accounts.
import type { InferOutput } from 'valibot';
import type { claimsSchema } from './claimsSchema.ts';
import type { cloudSchema } from './cloudSchema.ts';
import type {
  cdnSchema,
  ddosSchema,
  exchangeSchema,
  prepaidSchema,
  regionsSchema,
  serversSchema,
  smsPricesSchema,
} from './priceSchemas.ts';
import type { Currency } from './currencies.ts';
import type { textByLocale } from './kinds.ts';
import type { ownerSchemaWith } from './ownerSchema.ts';
import type { storySchemaWith } from './storySchema.ts';
import type { LocaleCode } from '../i18n/locales.ts';
import type { SecurityEvent, SecurityOutcome } from './securityEvents.ts';
import type { MenuItem } from '../webapi/types.ts';

export type { Article, ArticleSummary, NewsPage, Tag } from '../webapi/types.ts';

/** What a US dollar costs, in each currency. */
export type Exchange = InferOutput<typeof exchangeSchema>;
export type Rate = Exchange['twdPerUsd'];

/** What a domain's market changes on pages. */
export type Market = { currency: Currency; tax?: ByLocale | undefined };
/** A domain to choose, by the id of its name. */
export type MarketChoice = { website: string; domain: string };

export type Region = InferOutput<typeof regionsSchema>[number];

export type Instance = InferOutput<typeof serversSchema>[number];
export type CdnPack = InferOutput<typeof cdnSchema>['packs'][number];
export type Bandwidth = InferOutput<typeof cdnSchema>['bandwidth'];
/** `source`: what the owner gave of it; a sample is called indicative wherever it stands. */
export type DdosPlan = InferOutput<typeof ddosSchema>[number];
export type PrepaidPack = InferOutput<typeof prepaidSchema>[number];
export type SmsPrice = InferOutput<typeof smsPricesSchema>[number];
export type Prices = {
  servers: Instance[];
  cdnPacks: CdnPack[];
  bandwidth: Bandwidth;
  ddos: DdosPlan[];
  prepaid: PrepaidPack[];
  sms: SmsPrice[];
};

/** The numbers that the site claims, as content/claims.yaml states them. */
export type Claims = InferOutput<typeof claimsSchema>;

export type ByLocale = InferOutput<typeof textByLocale>;
/** What only the owner can supply; whatever is absent is empty. */
export type Owner = InferOutput<ReturnType<typeof ownerSchemaWith>>;
/** What was reached in each month, and where that can be read. */
export type LevelHistory = NonNullable<Owner['sla'][string]['history']>;
export type Period = Owner['campaign'][string];
/** What a customer lets us tell. */
export type Story = { id: string } & InferOutput<ReturnType<typeof storySchemaWith>>;

/** What the sales desk does at a moment, and when it answers whoever writes then. Moments are in milliseconds. */
export type Desk = {
  now: number;
  isOpen: boolean;
  /** When it closes, or opens next. */
  turnsAt: number;
  /** The working days in which the answer falls due, each at the moment of opening. */
  replyDays: readonly number[];
  dueAt: number;
};

/**
 * A working day of the desk, or one on which it is closed and has no half hours: `at` is when calls begin, each sign a half
 * hour from there on, `f` free, `t` taken or too soon, `l` lunch.
 */
export type CallDay = { at: number; halves: string };

/** A call that was booked, as the page behind its link shows it. */
export type CallFacts = {
  reference: string;
  at: number;
  zone: string;
  state: 'ahead' | 'over' | 'cancelled';
  /** The end of the number that is called. */
  phoneEnd: string;
  /** Why what was asked for has not been done. */
  said?: 'taken' | 'late' | 'none' | 'wait';
};

/** What somebody gets of the newsletter, or is asked about, as the page behind a link in a mail shows it. */
export type NewsFacts = {
  state: 'asked' | 'on' | 'expired' | 'left' | 'bounced' | 'refused';
  /** Not in full. */
  address: string;
  locale: LocaleCode;
  topics: readonly string[];
  /** The words that are agreed to by confirming. */
  consent: string;
  /** They have never got any. */
  canRefuse: boolean;
  /** Why what was asked for has not been done. */
  said?: 'late' | 'none' | 'wait';
};

/** What is known of a vendor's cloud, with the day it was checked. */
export type CloudFacts = InferOutput<typeof cloudSchema>;
/** How it stands among the seven clouds, for those who have not chosen yet. */
export type CloudFit = NonNullable<CloudFacts['fit']>;
/** A table by columns and weeks of one size each, the columns that one query reads, and of how many weeks. */
export type TableScan = NonNullable<CloudFacts['scan']>;

/** A drawing in the page's language: inline where it is small, else the address of its file. */
export type PlateDrawing = { title: string; caption: string; width: number; height: number } & (
  | { body: string }
  | { file: string }
);

/** A place of ours at a service of others; `except`: languages whose readers cannot reach it. */
export type PlaceElsewhere = { name: string; link: string; except: readonly LocaleCode[] };

/** An office as pages may show it: `shown` lists its channels, and only a real address has a street and a map. */
export type Office = {
  id: string;
  country: string;
  telphone: string;
  emailAddress: string;
  chats: readonly PlaceElsewhere[];
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
  /** What the readable cookie says of their account. */
  readonly member: string | undefined;
  /** On their own page alone. */
  readonly account: AccountFacts | undefined;
  /** The estimate that the address or the posted form carries. */
  readonly estimate: string | undefined;
  /** Behind a link of their own. */
  readonly call: CallFacts | undefined;
  readonly news: NewsFacts | undefined;
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
  /**
   * What they change of it by themselves; absent where that is not offered. `locale`: of their mails; `news`: whether they wanted them,
   * newest first; `mailbox`: the one that it is to have; `company`: null where they belong to none, absent where none is offered.
   */
  own?: {
    locale: LocaleCode;
    news: readonly { given: boolean; text: string; at: number }[];
    mailbox?: { email: string; oldAgreed: boolean; newAgreed: boolean };
    company?: CompanyFacts | null;
  };
  /** Absent where it is not offered. `pending`: its secret waits for a first code of the app. */
  second?: { isOn: boolean; codesLeft: number; pending?: { secret: string; address: string } };
  /** The same address for cameras, as the path of a drawing so many squares wide. */
  qr?: { path: string; size: number };
  /** Recovery codes, the one time that they are shown. */
  freshCodes?: readonly string[];
  sessions: readonly { id: string; device: string; seenAt: number; own: boolean }[];
  /** Absent where they are not offered. */
  passkeys?: readonly { id: string; device: string; createdAt: number; usedAt: number | undefined }[];
  /** The last ten of their security log. */
  events: readonly AccountEvent[];
  leads: readonly { reference: string; form: string; answered: boolean; createdAt: number }[];
  /** The newest first; absent where none are kept. */
  estimates?: readonly SavedEstimate[];
};

/** `code`: as its link carries it. `totalUsd`: what it says itself, as the page reads it; absent of a code that it cannot read. */
export type SavedEstimate = { id: string; name: string; code: string; savedAt: number; totalUsd?: number };

/** `invitations`: as its owner sees them; `leads`, `estimates`: of the others, since each joined. */
export type CompanyFacts = {
  name: string;
  isOwner: boolean;
  members: readonly { id: string; userName: string; email: string; isOwner: boolean; own: boolean }[];
  invitations: readonly { id: string; email: string }[];
  leads: readonly (AccountFacts['leads'][number] & { sender: string })[];
  estimates: readonly (SavedEstimate & { sender: string })[];
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
