// What only the owner can supply: the shape of content/owner.yaml. Whatever is absent is empty.
import type { LocaleCode } from '../i18n/locales.ts';

export type ByLocale = Readonly<Record<LocaleCode, string>>;

export type Entity = { name: ByLocale; registrationNo: string; taxNumber: string; address: ByLocale };
export type Contact = { name: string; email: string; address: string };
export type Processor = { name: string; country: string; task: ByLocale };
export type PartnerTier = { vendor: string; tier: string; number: string; since: string; until: string; proof: string };
export type Certificate = { name: string; body: string; number: string; until: string; proof: string };
/** What a customer has agreed to in writing: since when, until when, and where it is filed. */
export type CustomerConsent = { given: string; until?: string | undefined; filed: string };
export type Customer = { name: string; text: ByLocale; consent: CustomerConsent };
export type Screenshot = { file: string; alt: ByLocale };
/** What was reached in each month, as 2026-10, and where that can be read. */
export type LevelHistory = { source: string; months: readonly { month: string; percent: number }[] };
export type Sla = {
  text: ByLocale;
  link?: string | undefined;
  until?: string | undefined;
  history?: LevelHistory | undefined;
};
/** Per cent below the vendor's list price. */
export type Discount = { from: number; upTo: number; conditions: ByLocale };
/** Who holds the root user of a vendor's account, and how a customer leaves with it. */
export type Holding = { root: ByLocale; leaving: ByLocale };
export type RoundTrip = { from: ByLocale; to: ByLocale; ms: number; measured: string };
export type Period = { from?: string | undefined; until?: string | undefined };

/** By page, product or cloud. */
type Named<Value> = Readonly<Record<string, Value>>;

export type Owner = {
  legal: {
    entity?: Entity;
    representative?: string;
    governingLaw?: ByLocale;
    venue?: ByLocale;
    prevailingLanguage: LocaleCode;
  };
  privacy: {
    contact?: Contact;
    euRepresentative?: string;
    cnRepresentative?: string;
    brContact?: string;
    twPurposeCodes: readonly string[];
    transfers?: ByLocale;
    processors: readonly Processor[];
    enquiryMonths?: number;
    securityMonths: number;
    logDays?: number;
    cnSeparateConsent: boolean;
  };
  discounts: Named<Discount>;
  accounts: Named<Holding>;
  invoice: {
    tw: { unified: boolean; electronic: boolean };
    jp: { qualifiedNumber?: string };
    /** By country. */
    kinds: Named<ByLocale>;
  };
  /** Tags of the languages that are spoken around the clock. */
  support: { languages: readonly string[] };
  /** Whether a message that did not arrive is billed; rules of senders by country. */
  sms: { undeliveredBilled?: boolean; senders: Named<ByLocale> };
  roundTrips: Named<readonly RoundTrip[]>;
  prepaid: { alsoFor: readonly string[]; refund?: ByLocale };
  payment: { terms?: ByLocale; usdt: { locales: readonly LocaleCode[]; networks: readonly string[] } };
  sla: Named<Sla>;
  partnerTiers: readonly PartnerTier[];
  certificates: readonly Certificate[];
  customers: readonly Customer[];
  coflyer: { features?: ByLocale };
  coshield: { platforms?: ByLocale };
  ddos: { lines?: ByLocale };
  server: { regions?: ByLocale; includes?: ByLocale };
  docs: { coflyer?: string; coshield?: string };
  statusPage?: string;
  cobox: { screenshots: readonly Screenshot[] };
  /** Days. */
  trial: { lengths: Named<number> };
  reply: { weekends?: boolean };
  campaign: Named<Period>;
  company: { founded?: number };
};
