// Reads all files of one brand: its own, and for what it has none of, those that all share.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Region } from '../../shared/facts/facts.ts';
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { priceFacts } from '../../shared/sections/priceFacts.ts';
import type { BrandContent } from './BrandContent.ts';
import { claimsSchema } from './claimsSchema.ts';
import { brandFolder, contentFolder, type ReadFile } from './contentFolder.ts';
import { freeMailSchema } from './desksSchema.ts';
import type { FaultList } from './FaultList.ts';
import { linksSchema } from './linksSchema.ts';
import { ownerSchema } from './ownerSchema.ts';
import { exchangeSchema, priceFactsSchema, regionsSchema } from './priceSchemas.ts';
import { readClouds } from './readClouds.ts';
import { readDesks } from './readDesks.ts';
import { readHolidays } from './readHolidays.ts';
import { readBanners, readMenu } from './readMenu.ts';
import { readNews } from './readNews.ts';
import { readOwnTexts } from './readOwnTexts.ts';
import { readPrices } from './readPrices.ts';
import { readSpending } from './readSpending.ts';
import { readSite } from './readSite.ts';
import { repeated } from './repeated.ts';

/** What was refused is missing, and its reasons are in the list of faults. */
export type Gathered = { [Part in keyof BrandContent]: BrandContent[Part] | undefined };

function readRegions(read: ReadFile): Region[] | undefined {
  const regions = read('regions.yaml', regionsSchema);
  for (const index of repeated(regions?.data.map(({ id }) => id) ?? []))
    regions?.fault([index, 'id'], `region ${regions.data[index]?.id} stands here twice`);
  return regions?.data;
}

/** Where a brand has articles of its own, it shows those alone. */
const newsFolder = (dir: string, brand: string | undefined): string => {
  const own = brand === undefined ? '' : brandFolder(brand);
  return own !== '' && existsSync(join(dir, own, 'news')) ? own : '';
};

export function readBrand(dir: string, faults: FaultList, brand?: string): Gathered {
  const read = contentFolder(dir, faults, brand);
  const site = readSite(read);
  const exchange = read('exchange.yaml', exchangeSchema)?.data;
  const prices = readPrices(read, exchange);
  const figuresIn = (code: LocaleCode) =>
    site && prices && { brand: site.brand, ...priceFacts(prices, localeOf(code)) };
  return {
    site,
    owner: read('owner.yaml', ownerSchema)?.data,
    menu: readMenu(read, site?.planned),
    banners: readBanners(read, site?.planned),
    regions: readRegions(read),
    exchange,
    prices,
    spending: readSpending(read, prices),
    priceFacts: read('prices/lists.yaml', priceFactsSchema)?.data,
    desks: readDesks(read),
    holidays: readHolidays(read),
    freeMail: read('free-mail.yaml', freeMailSchema)?.data,
    claims: read('claims.yaml', claimsSchema)?.data,
    clouds: readClouds(dir, read),
    links: read('links.yaml', linksSchema)?.data,
    news: readNews(dir, newsFolder(dir, brand), figuresIn, faults),
    texts: brand === undefined ? {} : readOwnTexts(dir, brand, faults),
  };
}
