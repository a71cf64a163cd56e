// The types of the site's data: prices, claims, clouds, drawings, articles, offices, accounts.
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

/** Exchange rates of the US dollar. */
export type Exchange = InferOutput<typeof exchangeSchema>;
export type Rate = Exchange['twdPerUsd'];

/** How a domain's market changes pages. */
export type Market = { currency: Currency; tax?: ByLocale | undefined };
/** A domain to choose; `website` is the id of its name. */
export type MarketChoice = { website: string; domain: string };

export type Region = InferOutput<typeof regionsSchema>[number];

export type Instance = InferOutput<typeof serversSchema>[number];
export type CdnPack = InferOutput<typeof cdnSchema>['packs'][number];
export type Bandwidth = InferOutput<typeof cdnSchema>['bandwidth'];
/** `source`: which of its prices the owner gave; a sample is marked as indicative wherever it is shown. */
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

/** The numbers that the site claims (content/claims.yaml). */
export type Claims = InferOutput<typeof claimsSchema>;

export type ByLocale = InferOutput<typeof textByLocale>;
/** Settings that only the owner can supply; a missing one is empty. */
export type Owner = InferOutput<ReturnType<typeof ownerSchemaWith>>;
/** The service level reached in each month, and its source. */
export type LevelHistory = NonNullable<Owner['sla'][string]['history']>;
export type Period = Owner['campaign'][string];
/** A customer story, published with the customer's consent. */
export type Story = { id: string } & InferOutput<ReturnType<typeof storySchemaWith>>;

/** State of the sales desk at a moment, and when it answers an enquiry sent then. Moments are in milliseconds. */
export type Desk = {
  now: number;
  isOpen: boolean;
  /** When it closes next, or opens next. */
  turnsAt: number;
  /** When it opens on its working days, from two days before to a day after. */
  openings: readonly number[];
  /** The working days on which the answer is due, each at the moment of opening. */
  replyDays: readonly number[];
  dueAt: number;
};

/**
 * A day of the desk. `at`: when calls begin. `halves`: one letter for each half hour from then on: `f` free, `t` taken,
 * `s` too soon or past, `l` lunch; empty on a day when the desk is closed.
 */
export type CallDay = { at: number; halves: string };

/** A booked call, for the page behind its link. */
export type CallFacts = {
  reference: string;
  at: number;
  zone: string;
  state: 'ahead' | 'over' | 'cancelled';
  /** The last digits of the number to call. */
  phoneEnd: string;
  /** Why the visitor's request was not carried out. */
  said?: 'taken' | 'gone' | 'late' | 'none' | 'wait';
};

/** A newsletter subscription, for the page behind a link in a mail. */
export type SubscriptionFacts = {
  state: 'asked' | 'on' | 'expired' | 'left' | 'bounced' | 'refused';
  /** Shortened. */
  address: string;
  locale: LocaleCode;
  topics: readonly string[];
  /** The text that the reader agrees to by confirming. */
  consent: string;
  /** True while no newsletter has been sent to them. */
  canRefuse: boolean;
  /** Why the visitor's request was not carried out. */
  said?: 'late' | 'none' | 'wait';
};

/** Facts about a vendor's cloud, and the day they were checked. */
export type CloudFacts = InferOutput<typeof cloudSchema>;
/** How well it suits each kind of user and work, for visitors who compare the seven clouds. */
export type CloudFit = NonNullable<CloudFacts['fit']>;
/** A table's size, columns and weeks, and the columns and weeks that one query reads. */
export type TableScan = NonNullable<CloudFacts['scan']>;

/** A drawing in the page's language: inline if small, else the address of its file. */
export type PlateDrawing = { title: string; caption: string; width: number; height: number } & (
  | { body: string }
  | { file: string }
);

/** Our page or account at another service. `except`: languages whose readers cannot reach it. */
export type PlaceElsewhere = { name: string; link: string; except: readonly LocaleCode[] };

/** An office as pages show it. `shown` lists its channels; only a real address has a street and a map. */
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

/** A site's name and logo: paths in a square of 26 units, stroked in ink, filled in ink, or filled in the accent colour. */
export type Brand = {
  name: string;
  mark: { line?: string | undefined; solid?: string | undefined; accent?: string | undefined };
  /** Text beside the logo, in languages where it is not the name. */
  words: Readonly<Partial<Record<LocaleCode, string>>>;
};

declare const visitorMark: unique symbol;

/** The visitor. Only the server creates one, from the request, and only for pages rendered for one visitor. */
export type Visitor = {
  readonly [visitorMark]: true;
  /** The value of the member cookie, which scripts can read. */
  readonly member: string | undefined;
  /** On the account page only. */
  readonly account: AccountFacts | undefined;
  /** The estimate that the address or the posted form carries. */
  readonly estimate: string | undefined;
  /** On the page behind a personal link; so is `subscription`. */
  readonly call: CallFacts | undefined;
  readonly subscription: SubscriptionFacts | undefined;
};

export type AccountFacts = {
  userName: string;
  email: string;
  /** Shortened; empty when none was given. */
  mobile: string;
  agent: string;
  emailVerified: boolean;
  phoneVerified: boolean;
  /** Whether there is a customer console to go to. */
  hasConsole: boolean;
  /**
   * What they can change themselves; absent where that is not offered. `locale`: language of their mails. `news`: their answers about
   * news by mail, newest first. `mailbox`: the requested new address. `company`: null if they belong to none, absent if not offered.
   */
  own?: {
    locale: LocaleCode;
    news: readonly { given: boolean; text: string; at: number }[];
    mailbox?: { email: string; oldAgreed: boolean; newAgreed: boolean };
    company?: CompanyFacts | null;
  };
  /** The second factor; absent where not offered. `pending`: the secret, until the app's first code confirms it. */
  second?: { isOn: boolean; codesLeft: number; pending?: { secret: string; address: string } };
  /** The same address as a QR code: an SVG path, `size` squares wide. */
  qr?: { path: string; size: number };
  /** New recovery codes, shown only once. */
  freshCodes?: readonly string[];
  sessions: readonly { id: string; device: string; seenAt: number; own: boolean }[];
  /** Absent where not offered. */
  passkeys?: readonly { id: string; device: string; createdAt: number; usedAt: number | undefined }[];
  /** Ten events of the security log: the last, with the last of each that may have left a way in. */
  events: readonly AccountEvent[];
  /** `dueAt`: when a reply is due that was promised and is still to come. */
  leads: readonly {
    reference: string;
    form: string;
    answered: boolean;
    createdAt: number;
    answeredAt?: number;
    dueAt?: number;
  }[];
  /** How many there are; absent where all are among `leads`. */
  leadCount?: number;
  /** The newest first; absent where estimates cannot be saved. */
  estimates?: readonly SavedEstimate[];
};

/** `code`: as in its link. `totalUsd`: the total read from the code; absent if it cannot be read. */
export type SavedEstimate = { id: string; name: string; code: string; savedAt: number; totalUsd?: number };

/** `invitations`: for the owner of the company. `leads`, `estimates`: those of the other members since each joined. */
export type CompanyFacts = {
  name: string;
  isOwner: boolean;
  members: readonly { id: string; userName: string; email: string; isOwner: boolean; own: boolean }[];
  invitations: readonly { id: string; email: string }[];
  leads: readonly (AccountFacts['leads'][number] & { sender: string })[];
  leadCount?: number;
  estimates: readonly (SavedEstimate & { sender: string })[];
};

/** `network`: a /24 or /48 network, or our staff. `count`: how often, from `firstAt`, if that is known, to `at`. */
export type AccountEvent = {
  id: string;
  kind: SecurityEvent;
  outcome: SecurityOutcome;
  network: string;
  device: string;
  count: number;
  firstAt?: number | undefined;
  at: number;
};

/** An entry of the menu's top row, with all addresses below it; the levels below are in the HTML. */
export type MenuEntry = Pick<MenuItem, 'id' | 'name' | 'link'> & {
  below: readonly string[];
  isHomePage?: true;
  newWindow?: true;
};
