// Schemas of the price lists, content/exchange.yaml and content/regions.yaml.
import * as v from 'valibot';
import { country, day, identifier, usd, whole, words } from './kinds.ts';

const source = v.optional(v.picklist(['list price', 'both prices', 'sample']));
const offer = { listUsdMonth: usd, platformUsdMonth: usd };

/** Pages name the lowest price of each list, so none may be empty. */
const rows = <Row extends v.GenericSchema>(row: Row) =>
  v.pipe(v.array(row), v.nonEmpty('is empty, and pages name its prices'));

/** Written for readers, and read by calculators: what they cannot read would be a size of nothing. */
const spec = v.pipe(v.string(), v.regex(/^[1-9]\d* vCPU \/ [1-9]\d* GiB$/, 'is not such as 2 vCPU / 8 GiB'));
const protect = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d* Gbps(?:, mainland line)?$/, 'is not such as 100 Gbps or 100 Gbps, mainland line'),
);
const tier = v.pipe(v.string(), v.regex(/^\d+(?:-\d+ TB| TB\+)$/, 'is not a tier such as 1-10 TB or 100 TB+'));

export const serversSchema = rows(v.strictObject({ name: words, type: identifier, spec, disk: words, ...offer }));

export const cdnSchema = v.strictObject({
  packs: rows(v.strictObject({ gb: whole, listUsd: usd, platformUsd: usd, autoRenewUsd: usd, months: whole })),
  bandwidth: v.strictObject({ tiers: rows(tier), usdPerGb: v.record(identifier, v.array(usd)) }),
});

/** The name is part of the code of a line of an estimate, whose parts are separated by spaces. */
export const ddosSchema = rows(v.strictObject({ name: identifier, protect, ...offer, source }));

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
