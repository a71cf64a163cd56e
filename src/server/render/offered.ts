// The JSON-LD of what a page sells: its prices in US dollars as it shows them, and where they can be read as data.
import type { DatasetLeaf, OfferLeaf, ProductLeaf, Thing } from 'schema-dts';
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
import { publishedPrices, type Offer } from '../content/publishedPrices.ts';
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

/** Codes of the units whose prices return. */
const unitCodes: Readonly<Record<string, string>> = { month: 'MON' };

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

type Offered = Offer & { unit: string | undefined; validFrom: string };

/** The offers of the price lists that the page shows. */
const offersOf = ({ info, priceFacts, read }: Described, lists: readonly PriceList[]): Offered[] =>
  lists.flatMap((list) => {
    const { unit, offers } = publishedPrices[list];
    const told = { unit: unitCodes[unit], validFrom: priceFacts.validFrom[list] };
    return offers(read('prices'), info.locale).map((one) => ({ ...one, ...told }));
  });

const offer = ({ name, price, indicative, unit, validFrom }: Offered, note: string): OfferLeaf => ({
  '@type': 'Offer',
  name,
  ...(indicative && { description: note }),
  price,
  priceCurrency: 'USD',
  validFrom,
  ...(unit && {
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', unitCode: unit },
  }),
});

export function offered(about: Described): Thing | undefined {
  const { info, texts, origin, brand, url, description, image } = about;
  const lists = priceLists.filter((list) => publishedPrices[list].pages.includes(info.page.id));
  const offers = offersOf(about, lists);
  if (offers.length === 0) return undefined;
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
      offers: offers.map((one) => offer(one, texts('prices')('ddos.indicative'))),
    },
    subjectOf: lists.map((list) => dataset(about, list)),
  };
  return product;
}
