// The JSON-LD of what a page sells: its prices in US dollars as it shows them, and where they can be read as data.
import type { DatasetLeaf, OfferLeaf, ProductLeaf, Thing } from 'schema-dts';
import type { Prices } from '../../shared/facts/facts.ts';
import { countryName } from '../../shared/i18n/displayNames.ts';
import type { LocaleRow } from '../../shared/i18n/locales.ts';
import type { HasPage } from '../../shared/pages/addresses.ts';
import { pages, type PageId } from '../../shared/pages/pages.ts';
import {
  priceDataPath,
  priceFormats,
  priceLists,
  type PriceFormat,
  type PriceList,
} from '../../shared/webapi/priceLists.ts';
import type { ReadNeed } from '../../shared/app/needs.ts';
import type { PageInfo } from '../../shared/app/PageContext.ts';
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import type { PriceFacts } from '../content/readPrices.ts';

/** The facts from which the structured data of a page is made. */
export type Described = {
  info: PageInfo;
  texts: TranslatorOf;
  origin: string;
  brand: string;
  /** Path of the company's square logo. */
  logo: string;
  /** Absolute address of this page. */
  url: string;
  description: string;
  /** Absolute address of the page's picture. */
  image: string;
  priceFacts: PriceFacts;
  read: ReadNeed;
};

/** `unit`: what one price is for. `source`: a sample is an indicative price, and is called so. */
type Offered = { name: string; price: number; unit?: string; source?: string | undefined };
/** `lists`: the price lists of the page; the offers are the prices of the first. */
type Priced = { lists: readonly [PriceList, ...PriceList[]]; offers: (prices: Prices, locale: LocaleRow) => Offered[] };

const month = 'MON';

const packs = ({ cdnPacks }: Prices): Offered[] =>
  cdnPacks.map(({ gb, platformUsd }) => ({ name: `${gb} GB`, price: platformUsd }));

const priced: Partial<Record<PageId, Priced>> = {
  server: {
    lists: ['servers'],
    offers: ({ servers }) =>
      servers.map(({ type, spec, platformUsdMonth }) => ({
        name: `${type}, ${spec}`,
        price: platformUsdMonth,
        unit: month,
      })),
  },
  ddos: {
    lists: ['ddos'],
    offers: ({ ddos }) =>
      ddos.map(({ name, protect, platformUsdMonth, source }) => ({
        name: `${name}, ${protect}`,
        price: platformUsdMonth,
        unit: month,
        source,
      })),
  },
  cdn: { lists: ['cdn-packs', 'cdn-traffic'], offers: packs },
  minCdn: { lists: ['cdn-packs'], offers: packs },
  promotion002: { lists: ['cdn-packs'], offers: packs },
  sms: {
    lists: ['sms'],
    offers: ({ sms }, locale) =>
      sms.map(({ country, usdPerSegment, source }) => ({
        name: countryName(locale, country),
        price: usdPerSegment,
        source,
      })),
  },
  prepaidcard: {
    lists: ['prepaid'],
    offers: ({ prepaid }) => prepaid.map(({ payUsd, creditUsd }) => ({ name: `${creditUsd} USD`, price: payUsd })),
  },
};

/** The price lists of the pages that the brand has, in whichever language. */
export function publishedLists(has: HasPage): PriceList[] {
  const published = new Set(
    pages
      .filter(({ id, locales }) => locales.some((code) => has(id, code)))
      .flatMap(({ id }) => priced[id]?.lists ?? []),
  );
  return priceLists.filter((list) => published.has(list));
}

const mediaTypes: Record<PriceFormat, string> = { json: 'application/json', csv: 'text/csv' };

const dataset = ({ info, texts, description, origin, priceFacts }: Described, list: PriceList): DatasetLeaf => ({
  '@type': 'Dataset',
  name: `${texts(info.page.id)('name')}: ${list}`,
  description,
  license: priceFacts.licence,
  isAccessibleForFree: true,
  creator: { '@id': `${origin}/#organization` },
  distribution: priceFormats.map((format) => ({
    '@type': 'DataDownload',
    encodingFormat: mediaTypes[format],
    contentUrl: origin + priceDataPath(list, format),
  })),
});

const offer = ({ name, price, unit, source }: Offered, validFrom: string, indicative: string): OfferLeaf => ({
  '@type': 'Offer',
  name,
  ...(source === 'sample' && { description: indicative }),
  price,
  priceCurrency: 'USD',
  validFrom,
  ...(unit && {
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', unitCode: unit },
  }),
});

export function offered(about: Described): Thing | undefined {
  const { info, texts, origin, brand, url, description, image, priceFacts, read } = about;
  const sold = priced[info.page.id];
  if (!sold) return undefined;
  const offers = sold.offers(read('prices'), info.locale);
  const prices = offers.map(({ price }) => price);
  const product: ProductLeaf = {
    '@type': 'Product',
    name: texts(info.page.id)('name'),
    description,
    url,
    image,
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: offers.length,
      seller: { '@id': `${origin}/#organization` },
      offers: offers.map((one) => offer(one, priceFacts.validFrom[sold.lists[0]], texts('prices')('ddos.indicative'))),
    },
    subjectOf: sold.lists.map((list) => dataset(about, list)),
  };
  return product;
}
