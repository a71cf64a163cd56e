// Everything that one brand shows, as its content says it.
import type { Claims, CloudFacts, Exchange, Owner, Prices, Region, Story } from '../../shared/facts/facts.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { BannerRow } from './bannerSchema.ts';
import type { DeskRow } from './desksSchema.ts';
import type { Holidays, Hours } from './hoursSchema.ts';
import type { LinkRow } from './linksSchema.ts';
import type { MenuRow } from './menuSchema.ts';
import type { PriceFacts } from './priceFactsSchema.ts';
import type { TagRow } from './readNews.ts';
import type { Site } from './siteSchema.ts';

/** By language and namespace, as in locales/. */
export type OwnTexts = Readonly<Partial<Record<LocaleCode, Readonly<Record<string, object>>>>>;

/** But for its articles, which a process reads from a file when they are asked for (articleFile.ts). */
export type BrandContent = {
  readonly site: Site;
  readonly owner: Owner;
  readonly menu: MenuRow[];
  readonly banners: BannerRow[];
  readonly regions: Region[];
  readonly prices: Prices;
  /** What the credit of each prepaid pack comes to, as examples. */
  readonly priceFacts: PriceFacts;
  readonly claims: Claims;
  readonly exchange: Exchange;
  /** By page: what is known of each vendor's cloud. */
  readonly clouds: Readonly<Record<string, CloudFacts>>;
  readonly desks: DeskRow[];
  readonly holidays: Holidays;
  /** When visitors can book a call. */
  readonly hours: Hours;
  /** Domains whose mailboxes anybody can open. */
  readonly freeMail: readonly string[];
  /** Opaque link ids of unlisted campaign pages. */
  readonly links: LinkRow[];
  /** What articles may be about. */
  readonly tags: readonly TagRow[];
  /** What customers let it tell. */
  readonly stories: readonly Story[];
  /** What it says in its own words. */
  readonly texts: OwnTexts;
};
