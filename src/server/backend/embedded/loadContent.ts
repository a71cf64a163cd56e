// Loads everything that staff edit under content/: checked as a whole, and typed.
import type { CloudFacts, Prices, Region } from '../../../shared/app/needs.ts';
import type { Owner } from '../../../shared/owner/Owner.ts';
import type { BannerRow } from './bannerSchema.ts';
import { claimsSchema, type Claims } from './claimsSchema.ts';
import { contentFolder, type ReadFile } from './contentFolder.ts';
import { ContentError } from './ContentError.ts';
import { freeMailSchema, type DeskRow } from './desksSchema.ts';
import { faultList } from './FaultList.ts';
import type { Holidays } from './holidaysSchema.ts';
import { linksSchema, type LinkRow } from './linksSchema.ts';
import type { MenuRow } from './menuSchema.ts';
import { ownerSchema } from './ownerSchema.ts';
import { exchangeSchema, priceFactsSchema, regionsSchema, type Exchange, type PriceFacts } from './priceSchemas.ts';
import { readClouds } from './readClouds.ts';
import { readDesks } from './readDesks.ts';
import { readHolidays } from './readHolidays.ts';
import { readBanners, readMenu } from './readMenu.ts';
import { readNews, type NewsText } from './readNews.ts';
import { readPrices } from './readPrices.ts';
import { readSite } from './readSite.ts';
import { repeated } from './repeated.ts';
import type { Site } from './siteSchema.ts';

export type Content = {
  readonly site: Site;
  readonly owner: Owner;
  readonly menu: MenuRow[];
  readonly banners: BannerRow[];
  readonly regions: Region[];
  readonly prices: Prices;
  readonly priceFacts: PriceFacts;
  readonly claims: Claims;
  readonly exchange: Exchange;
  /** By page: what is known of each vendor's cloud. */
  readonly clouds: Readonly<Record<string, CloudFacts>>;
  readonly desks: DeskRow[];
  readonly holidays: Holidays;
  /** Domains whose mailboxes anybody can open. */
  readonly freeMail: readonly string[];
  /** Opaque link ids of unlisted campaign pages. */
  readonly links: LinkRow[];
  /** One entry for each article and language. */
  readonly news: NewsText[];
};

function readRegions(read: ReadFile): Region[] | undefined {
  const regions = read('regions.yaml', regionsSchema);
  for (const index of repeated(regions?.data.map(({ id }) => id) ?? []))
    regions?.fault([index, 'id'], `region ${regions.data[index]?.id} stands here twice`);
  return regions?.data;
}

export function loadContent(dir: string): Content {
  const faults = faultList();
  const read = contentFolder(dir, faults);
  const site = readSite(read);
  const owner = read('owner.yaml', ownerSchema)?.data;
  const menu = readMenu(read, site?.planned);
  const banners = readBanners(read, site?.planned);
  const regions = readRegions(read);
  const exchange = read('exchange.yaml', exchangeSchema)?.data;
  const prices = readPrices(read, exchange);
  const priceFacts = read('prices/lists.yaml', priceFactsSchema)?.data;
  const desks = readDesks(read);
  const holidays = readHolidays(read);
  const freeMail = read('free-mail.yaml', freeMailSchema)?.data;
  const claims = read('claims.yaml', claimsSchema)?.data;
  const clouds = readClouds(dir, read);
  const links = read('links.yaml', linksSchema)?.data;
  const news = readNews(dir, site?.brand ?? '', faults);
  faults.settle();
  if (
    !site ||
    !owner ||
    !menu ||
    !banners ||
    !regions ||
    !exchange ||
    !prices ||
    !priceFacts ||
    !claims ||
    !desks ||
    !links ||
    !holidays ||
    !freeMail
  )
    throw new ContentError(['a file was refused without a reason']);
  return {
    site,
    owner,
    menu,
    banners,
    regions,
    prices,
    priceFacts,
    claims,
    exchange,
    clouds,
    desks,
    holidays,
    freeMail,
    links,
    news,
  };
}
