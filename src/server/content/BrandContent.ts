// The checked content of one brand, except its articles, and what follows from it: the markets of its domains, and its texts.
import type {
  Claims,
  CloudFacts,
  Exchange,
  Owner,
  Prices,
  Region,
  Story,
  Market,
  MarketChoice,
} from '../../shared/facts/facts.ts';
import type { SiteTerms } from '../../shared/forms/siteTerms.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { DeskRow } from './desksSchema.ts';
import type { Holidays, Hours } from './hoursSchema.ts';
import type { BannerRow, LinkRow, MenuRow } from './menuSchema.ts';
import type { TagRow } from './readNews.ts';
import type { PriceFacts } from './readPrices.ts';
import type { Site, DomainRow } from './readSite.ts';
import { joinTree } from '../../shared/i18n/joinWords.ts';
import type { MailBrand } from '../messages/ports.ts';
import { loadTexts, withOwnTexts, type Resources, type Texts } from '../i18n/texts.ts';

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

/** What a brand's settings and prices decide about its forms. */
export const termsOf = ({ owner, prices }: Pick<BrandContent, 'owner' | 'prices'>): SiteTerms => ({
  separateConsent: owner.privacy.cnSeparateConsent,
  packs: prices.prepaid.map(({ payUsd, tabs }) => ({ payUsd, tabs })),
});

/** For a domain without a market: prices in US dollars, no tax note. */
const none: Market = { currency: 'usd' };

/**
 * Currency and tax note by host, and the domains that visitors can choose from: the main domain and those with a market;
 * none when no domain has a market.
 */
export function marketsOf(domains: readonly DomainRow[]): {
  market: (host: string) => Market;
  markets: readonly MarketChoice[];
} {
  const chosen = domains.filter(({ market }, index) => index === 0 || market);
  return {
    market: (host) => domains.find(({ domain }) => domain === host)?.market ?? none,
    markets: domains.some(({ market }) => market) ? chosen.map(({ website, domain }) => ({ website, domain })) : [],
  };
}

/** Who sends the mails of a brand, in which colour. */
export const mailBrand = ({
  brand,
  accent,
  domains: [main],
}: Pick<Site, 'brand' | 'accent' | 'domains'>): MailBrand => ({
  name: brand,
  address: main?.emailAddress ?? '',
  accent,
});

type Shared = { resources: Resources };
type Own = Pick<BrandContent, 'site' | 'texts'>;

/** The common texts, replaced by the brand's own where it has them. */
export const textsOfBrand = ({ resources }: Shared, { site, texts }: Own): Promise<Texts> =>
  loadTexts(withOwnTexts(resources, joinTree(texts)), site.brand);
