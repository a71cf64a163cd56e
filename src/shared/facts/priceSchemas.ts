// Schemas of the price lists, content/exchange.yaml and content/regions.yaml.
import * as v from 'valibot';
import { country, day, identifier, usd, whole, words } from './kinds.ts';

const source = v.optional(v.picklist(['list price', 'both prices', 'sample']));
const offer = { listUsdMonth: usd, platformUsdMonth: usd };

/** Pages name the lowest price of each list, so none may be empty. */
const rows = <Row extends v.GenericSchema>(row: Row) =>
  v.pipe(v.array(row), v.nonEmpty('is empty, and pages name its prices'));

export const serversSchema = rows(
  v.strictObject({ name: words, type: identifier, spec: words, disk: words, ...offer }),
);

export const cdnSchema = v.strictObject({
  packs: rows(v.strictObject({ gb: whole, listUsd: usd, platformUsd: usd, autoRenewUsd: usd, months: whole })),
  bandwidth: v.strictObject({ tiers: rows(words), usdPerGb: v.record(identifier, v.array(usd)) }),
});

export const ddosSchema = rows(v.strictObject({ name: words, protect: words, ...offer, source }));

export const prepaidSchema = rows(
  v.strictObject({ payUsd: usd, creditUsd: usd, approxTwd: usd, tabs: v.array(v.picklist(['new', 'topup'])) }),
);

export const smsPricesSchema = rows(v.strictObject({ country, usdPerSegment: usd, updated: day, source }));

const rate = v.strictObject({ rate: usd, day, source: identifier });
export const exchangeSchema = v.strictObject({ twdPerUsd: rate, usdtPerUsd: rate });

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
