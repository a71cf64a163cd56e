// What a month of CDN traffic costs tier by tier, and from how much traffic on a prepaid pack costs less.
import type { Bandwidth, CdnPack } from '../app/needs.ts';
import { choice, whole } from './fields.ts';
import { rounded } from './rounded.ts';

const gbPerTb = 1000;
const mostGb = 99_999_999;
const perUnit = { gb: 1, tb: gbPerTb } as const;

export const cdnMonthFields = (zones: readonly string[]) => ({
  region: choice(zones, zones.includes('AP1') ? 'AP1' : (zones[0] ?? '')),
  gb: whole(1, mostGb, 12_000),
  unit: choice(['gb', 'tb'], 'gb'),
});

export type CdnPart = { gb: number; usdPerGb: number; usd: number };
/** `several`: more traffic than one pack holds; `below`: less than it takes for the pack to pay. */
export type PackVerdict = 'noSaving' | 'several' | 'cheaper' | 'below';
export type PackOffer = { pack: CdnPack; breakEvenGb: number; verdict: PackVerdict };

/** Where a tier such as `1-10 TB` ends; the last one, `100 TB+`, does not. */
function endOf(tier: string): number {
  const end = /-(\d+) TB$/.exec(tier)?.[1];
  return end === undefined ? Infinity : Number(end) * gbPerTb;
}

/** A volume on a border belongs to the lower tier. */
export function tierParts({ tiers, usdPerGb }: Bandwidth, region: string, gb: number): CdnPart[] {
  const ends = tiers.map(endOf);
  return (usdPerGb[region] ?? [])
    .map((price, tier) => {
      const part = Math.max(0, Math.min(gb, ends[tier] ?? 0) - (ends[tier - 1] ?? 0));
      return { gb: part, usdPerGb: price, usd: rounded(part * price, 3) };
    })
    .filter((part) => part.gb > 0);
}

export const cdnSum = (parts: readonly CdnPart[]): number =>
  rounded(
    parts.reduce((sum, { usd }) => sum + usd, 0),
    3,
  );

/** The traffic a month that costs as much as is to be spent. */
function gbFor({ tiers, usdPerGb }: Bandwidth, region: string, usd: number): number {
  const ends = tiers.map(endOf);
  let left = usd;
  for (const [tier, price] of (usdPerGb[region] ?? []).entries()) {
    const start = ends[tier - 1] ?? 0;
    const cost = ((ends[tier] ?? Infinity) - start) * price;
    if (left <= cost) return start + left / price;
    left -= cost;
  }
  return Infinity;
}

/** The smallest traffic, spread evenly over the pack's months, that would cost at least as much as the pack. */
export const breakEvenGb = (bandwidth: Bandwidth, region: string, { platformUsd, months }: CdnPack): number =>
  rounded(gbFor(bandwidth, region, platformUsd / months) * months, 1);

function verdictOn(pack: CdnPack, breakEven: number, gbMonth: number): PackVerdict {
  const total = gbMonth * pack.months;
  if (breakEven >= pack.gb) return 'noSaving';
  if (total > pack.gb) return 'several';
  return total > breakEven ? 'cheaper' : 'below';
}

type Wish = { region: string; gb: number; unit: 'gb' | 'tb' };

export function cdnMonth(bandwidth: Bandwidth, packs: readonly CdnPack[], { region, gb: amount, unit }: Wish) {
  const gb = amount * perUnit[unit];
  const parts = tierParts(bandwidth, region, gb);
  const usd = cdnSum(parts);
  const offers: PackOffer[] = packs.map((pack) => {
    const breakEven = breakEvenGb(bandwidth, region, pack);
    return { pack, breakEvenGb: breakEven, verdict: verdictOn(pack, breakEven, gb) };
  });
  return { region, gb, parts, usd, averageUsdPerGb: rounded(usd / gb, 3), offers };
}

export type CdnMonth = ReturnType<typeof cdnMonth>;
