// The checked content of one brand, except its articles.
import type { Claims, CloudFacts, Exchange, Owner, Prices, Region, Story } from '../../shared/facts/facts.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { DeskRow } from './desksSchema.ts';
import type { Holidays, Hours } from './hoursSchema.ts';
import type { BannerRow, LinkRow, MenuRow } from './menuSchema.ts';
import type { TagRow } from './readNews.ts';
import type { PriceFacts } from './readPrices.ts';
import type { Site } from './siteSchema.ts';

/** A brand's own texts by language and namespace, as in locales/. */
export type OwnTexts = Readonly<Partial<Record<LocaleCode, Readonly<Record<string, object>>>>>;

/** Articles are missing here: each process reads them from a file when they are requested (articleFile.ts). */
export type BrandContent = {
  readonly site: Site;
  readonly owner: Owner;
  readonly menu: MenuRow[];
  readonly banners: BannerRow[];
  readonly regions: Region[];
  readonly prices: Prices;
  /** Valid from which day, and under which licence, each price list is published. */
  readonly priceFacts: PriceFacts;
  readonly claims: Claims;
  readonly exchange: Exchange;
  /** By page: facts about each vendor's cloud. */
  readonly clouds: Readonly<Record<string, CloudFacts>>;
  readonly desks: DeskRow[];
  readonly holidays: Holidays;
  /** When visitors can book a call. */
  readonly hours: Hours;
  /** Domains of free mail providers. */
  readonly freeMail: readonly string[];
  /** Opaque link ids of unlisted campaign pages. */
  readonly links: LinkRow[];
  /** Tags that articles can have. */
  readonly tags: readonly TagRow[];
  /** Customer stories that may be published. */
  readonly stories: readonly Story[];
  /** Texts that differ from the common ones in locales/. */
  readonly texts: OwnTexts;
};
