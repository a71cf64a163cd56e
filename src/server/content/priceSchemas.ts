// What the files of content/prices, content/exchange.yaml and content/regions.yaml hold.
import * as v from 'valibot';
import { priceLists, type PriceList } from '../../shared/webapi/priceLists.ts';
import { country, day, identifier, usd, whole, words, link } from './kinds.ts';

const source = v.optional(v.picklist(['list price', 'both prices', 'sample']));
const offer = { listUsdMonth: usd, platformUsdMonth: usd };

export const serversSchema = v.array(
  v.strictObject({ name: words, type: identifier, spec: words, disk: words, ...offer }),
);

export const cdnSchema = v.strictObject({
  packs: v.array(v.strictObject({ gb: whole, listUsd: usd, platformUsd: usd, autoRenewUsd: usd, months: whole })),
  bandwidth: v.strictObject({ tiers: v.array(words), usdPerGb: v.record(identifier, v.array(usd)) }),
});

export const ddosSchema = v.array(v.strictObject({ name: words, protect: words, ...offer, source }));

export const prepaidSchema = v.array(
  v.strictObject({ payUsd: usd, creditUsd: usd, approxTwd: usd, tabs: v.array(v.picklist(['new', 'topup'])) }),
);

const months = { months: whole };
export const spendingSchema = v.array(
  v.strictObject({
    payUsd: usd,
    items: v.pipe(
      v.array(
        v.union([
          v.strictObject({ server: words, ...months }),
          v.strictObject({ ddos: words, ...months }),
          v.strictObject({ cdnPackGb: whole, packs: whole }),
        ]),
      ),
      v.nonEmpty('is empty'),
    ),
  }),
);
export type SpendingRow = v.InferOutput<typeof spendingSchema>[number];

export const smsSchema = v.array(v.strictObject({ country, usdPerSegment: usd, updated: day, source }));

const days = Object.fromEntries(priceLists.map((list) => [list, day])) as Record<PriceList, typeof day>;
/** From which day each list is valid, and under which licence its data may be used. */
export const priceFactsSchema = v.strictObject({ licence: link, validFrom: v.strictObject(days) });
export type PriceFacts = v.InferOutput<typeof priceFactsSchema>;

const rate = v.strictObject({ rate: usd, day, source: identifier });
export const exchangeSchema = v.strictObject({ twdPerUsd: rate, usdtPerUsd: rate });
export type Exchange = v.InferOutput<typeof exchangeSchema>;

const degrees = (limit: number) =>
  v.pipe(v.number(), v.minValue(-limit, 'lies outside the map'), v.maxValue(limit, 'lies outside the map'));

export const regionsSchema = v.array(
  v.strictObject({
    id: identifier,
    country,
    lat: degrees(90),
    lon: degrees(180),
    zones: whole,
    released: v.pipe(whole, v.minValue(2000, 'is not a year')),
  }),
);
