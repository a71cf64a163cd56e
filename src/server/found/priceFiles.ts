// Serves the price lists as JSON and CSV, for programs and for anyone who wants to compare.
import { Router } from 'express';
import type { Prices } from '../../shared/facts/facts.ts';
import { priceDataPath, type PriceList } from '../../shared/webapi/priceLists.ts';
import type { PriceFacts } from '../content/readPrices.ts';
import { csvOf } from '../http/csvOf.ts';

type PriceRow = Readonly<Record<string, string | number | boolean>>;
type PriceData = {
  list: PriceList;
  currency: 'USD';
  unit: string;
  validFrom: string;
  licence: string;
  rows: readonly PriceRow[];
};

const lists: Record<PriceList, { unit: string; rows: (prices: Prices) => PriceRow[] }> = {
  servers: {
    unit: 'month',
    rows: ({ servers }) =>
      servers.map(({ name, type, spec, disk, listUsdMonth, platformUsdMonth }) => ({
        name,
        type,
        spec,
        disk,
        listPrice: listUsdMonth,
        price: platformUsdMonth,
      })),
  },
  'cdn-packs': {
    unit: 'pack',
    rows: ({ cdnPacks }) =>
      cdnPacks.map(({ gb, listUsd, platformUsd, autoRenewUsd, months }) => ({
        gb,
        months,
        listPrice: listUsd,
        price: platformUsd,
        autoRenewalPrice: autoRenewUsd,
      })),
  },
  'cdn-traffic': {
    unit: 'GB (decimal), by tier of a month',
    rows: ({ bandwidth: { tiers, usdPerGb } }) =>
      Object.entries(usdPerGb).flatMap(([region, prices]) =>
        prices.map((price, at) => ({ region, tier: tiers[at] ?? '', price })),
      ),
  },
  ddos: {
    unit: 'month',
    rows: ({ ddos }) =>
      ddos.map(({ name, protect, listUsdMonth, platformUsdMonth, source }) => ({
        name,
        protection: protect,
        listPrice: listUsdMonth,
        price: platformUsdMonth,
        indicative: source === 'sample',
      })),
  },
  prepaid: {
    unit: 'pack',
    rows: ({ prepaid }) =>
      prepaid.map(({ payUsd, creditUsd, tabs }) => ({ price: payUsd, credit: creditUsd, offeredTo: tabs.join(' ') })),
  },
  sms: {
    unit: 'segment',
    rows: ({ sms }) =>
      sms.map(({ country, usdPerSegment, source }) => ({
        country,
        price: usdPerSegment,
        indicative: source === 'sample',
      })),
  },
};

const priceData = (list: PriceList, prices: Prices, { licence, validFrom }: PriceFacts): PriceData => ({
  list,
  currency: 'USD',
  unit: lists[list].unit,
  validFrom: validFrom[list],
  licence,
  rows: lists[list].rows(prices),
});

/** Repeats currency, unit, day and licence in every row, so that a copied row stays complete. */
const priceCsv = ({ rows, currency, unit, validFrom, licence }: PriceData): string =>
  csvOf(rows.map((row) => ({ ...row, currency, unit, validFrom, licence })));

export function priceFiles(published: readonly PriceList[], prices: Prices, facts: PriceFacts): Router {
  const router = Router();
  for (const list of published) {
    const data = priceData(list, prices, facts);
    const json = JSON.stringify(data);
    const csv = priceCsv(data);
    for (const [format, body] of [
      ['json', json],
      ['csv', csv],
    ] as const) {
      router.get(priceDataPath(list, format), (_request, response) => {
        response.set({ 'Cache-Control': 'public, max-age=3600', 'Access-Control-Allow-Origin': '*' });
        response.set('Cross-Origin-Resource-Policy', 'cross-origin');
        response.type(format).send(body);
      });
    }
  }
  return router;
}
