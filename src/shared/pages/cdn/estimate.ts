// What a month of CDN traffic costs: each tier's price for the part of the traffic that falls into that tier.
import type { Bandwidth } from '../../app/needs.ts';

export type EstimatePart = { gb: number; usdPerGb: number; usd: number };

const gbPerTb = 1000;
/** Prices per GB have three decimals at most, and so have sums of whole gigabytes. */
const exact = (amount: number) => Math.round(amount * 1000) / 1000;

/** Where a tier such as `1-10 TB` ends; the last one, `100 TB+`, does not. */
function endOf(tier: string): number {
  const end = /-(\d+) TB$/.exec(tier)?.[1];
  return end === undefined ? Infinity : Number(end) * gbPerTb;
}

export function estimate({ tiers, usdPerGb }: Bandwidth, region: string, gb: number): EstimatePart[] {
  const prices = usdPerGb[region] ?? [];
  const ends = tiers.map(endOf);
  return prices
    .map((price, tier) => {
      const part = Math.max(0, Math.min(gb, ends[tier] ?? 0) - (ends[tier - 1] ?? 0));
      return { gb: part, usdPerGb: price, usd: exact(part * price) };
    })
    .filter((part) => part.gb > 0);
}

export const sumOf = (parts: readonly EstimatePart[]): number => exact(parts.reduce((sum, { usd }) => sum + usd, 0));

/** Whole gigabytes as people write them: `12,000` and full-width digits as well. */
export function readGb(text: string): number | undefined {
  const digits = text.normalize('NFKC').replaceAll(/[\s,]/g, '');
  return /^\d{1,8}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined;
}
