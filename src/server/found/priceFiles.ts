// Serves the price lists as JSON and CSV, for programs and for anyone who wants to compare.
import { Router } from 'express';
import type { Prices } from '../../shared/facts/facts.ts';
import { priceDataPath, priceFormats, type PriceFormat, type PriceList } from '../../shared/webapi/priceLists.ts';
import { publishedPrices } from '../content/publishedPrices.ts';
import type { PriceFacts } from '../content/readPrices.ts';
import { csvOf } from '../http/csvOf.ts';

const priceData = (list: PriceList, prices: Prices, { licence, validFrom }: PriceFacts) => {
  const { unit, rows } = publishedPrices[list];
  return { list, currency: 'USD', unit, validFrom: validFrom[list], licence, rows: rows(prices) };
};
type PriceData = ReturnType<typeof priceData>;

const writers: Record<PriceFormat, (data: PriceData) => string> = {
  json: (data) => JSON.stringify(data),
  // Repeats currency, unit, day and licence in every row, so that a copied row stays complete.
  csv: ({ rows, currency, unit, validFrom, licence }) =>
    csvOf(rows.map((row) => ({ ...row, currency, unit, validFrom, licence }))),
};

export function priceFiles(published: readonly PriceList[], prices: Prices, facts: PriceFacts): Router {
  const router = Router();
  for (const list of published) {
    const data = priceData(list, prices, facts);
    for (const format of priceFormats) {
      const body = writers[format](data);
      router.get(priceDataPath(list, format), (_request, response) => {
        response.set({ 'Cache-Control': 'public, max-age=3600', 'Access-Control-Allow-Origin': '*' });
        response.set('Cross-Origin-Resource-Policy', 'cross-origin');
        response.type(format).send(body);
      });
    }
  }
  return router;
}
