// The price lists at addresses of their own, for programs and for whoever wants to compare.
import { Router } from 'express';
import type { Prices } from '../../shared/facts/facts.ts';
import { priceDataPath, priceLists } from '../../shared/webapi/priceLists.ts';
import type { PriceFacts } from '../content/priceFactsSchema.ts';
import { priceCsv, priceData } from './priceData.ts';

export function priceFiles(prices: Prices, facts: PriceFacts): Router {
  const router = Router();
  for (const list of priceLists) {
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
