// What each published price list is: its unit, its columns as data, the pages that show it, and its rows as offers.
import type { Prices } from '../../shared/facts/facts.ts';
import { countryName } from '../../shared/i18n/displayNames.ts';
import type { LocaleRow } from '../../shared/i18n/locales.ts';
import type { HasPage } from '../../shared/pages/addresses.ts';
import { pages, type PageId } from '../../shared/pages/pages.ts';
import { priceLists, type PriceList } from '../../shared/webapi/priceLists.ts';

/** `indicative`: the owner has not given this price yet. */
type PriceRow = Readonly<Record<string, string | number | boolean>> & { price: number; indicative?: boolean };

export type Offer = { name: string; price: number; indicative?: boolean };

type Told<Row extends PriceRow> = {
  /** What one price is for. */
  unit: string;
  pages: readonly PageId[];
  rows: (prices: Prices) => Row[];
  /** Of a row in structured data. Without it the pages offer only the rows of their other lists. */
  offerName?: (row: Row, locale: LocaleRow) => string;
};

const listOf = <Row extends PriceRow>({ offerName, ...told }: Told<Row>) => ({
  ...told,
  offers: (prices: Prices, locale: LocaleRow): Offer[] =>
    offerName ? told.rows(prices).map((row) => ({ ...row, name: offerName(row, locale) })) : [],
});

export const publishedPrices: Readonly<Record<PriceList, ReturnType<typeof listOf>>> = {
  servers: listOf({
    unit: 'month',
    pages: ['server'],
    rows: ({ servers }) =>
      servers.map(({ name, type, spec, disk, listUsdMonth, platformUsdMonth }) => ({
        name,
        type,
        spec,
        disk,
        listPrice: listUsdMonth,
        price: platformUsdMonth,
      })),
    offerName: ({ type, spec }) => `${type}, ${spec}`,
  }),
  'cdn-packs': listOf({
    unit: 'pack',
    pages: ['cdn', 'minCdn', 'promotion002'],
    rows: ({ cdnPacks }) =>
      cdnPacks.map(({ gb, listUsd, platformUsd, autoRenewUsd, months }) => ({
        gb,
        months,
        listPrice: listUsd,
        price: platformUsd,
        autoRenewalPrice: autoRenewUsd,
      })),
    offerName: ({ gb }) => `${gb} GB`,
  }),
  'cdn-traffic': listOf({
    unit: 'GB (decimal), by tier of a month',
    pages: ['cdn'],
    rows: ({ bandwidth: { tiers, usdPerGb } }) =>
      Object.entries(usdPerGb).flatMap(([region, prices]) =>
        prices.map((price, at) => ({ region, tier: tiers[at] ?? '', price })),
      ),
  }),
  ddos: listOf({
    unit: 'month',
    pages: ['ddos'],
    rows: ({ ddos }) =>
      ddos.map(({ name, protect, listUsdMonth, platformUsdMonth, source }) => ({
        name,
        protection: protect,
        listPrice: listUsdMonth,
        price: platformUsdMonth,
        indicative: source === 'sample',
      })),
    offerName: ({ name, protection }) => `${name}, ${protection}`,
  }),
  prepaid: listOf({
    unit: 'pack',
    pages: ['prepaidcard'],
    rows: ({ prepaid }) =>
      prepaid.map(({ payUsd, creditUsd, tabs }) => ({ price: payUsd, credit: creditUsd, offeredTo: tabs.join(' ') })),
    offerName: ({ credit }) => `${credit} USD`,
  }),
  sms: listOf({
    unit: 'segment',
    pages: ['sms'],
    rows: ({ sms }) =>
      sms.map(({ country, usdPerSegment, source }) => ({
        country,
        price: usdPerSegment,
        indicative: source === 'sample',
      })),
    offerName: ({ country }, locale) => countryName(locale, country),
  }),
};

/** The price lists of the pages that the brand has, in whichever language. The site of the benchmark lacks most pages. */
export const publishedLists = (has: HasPage): PriceList[] =>
  priceLists.filter((list) =>
    pages.some(({ id, locales }) => publishedPrices[list].pages.includes(id) && locales.some((code) => has(id, code))),
  );
