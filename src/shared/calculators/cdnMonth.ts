// The cost of a month of CDN traffic by tiers, and the prepaid packs that carry the traffic for less.
import type { Bandwidth, CdnPack } from '../facts/facts.ts';
import { choice, gbPerTb, mostGb, whole } from './fields.ts';
import { rounded } from './rounded.ts';

const perUnit = { gb: 1, tb: gbPerTb } as const;

/** `gb`: the traffic to begin with. */
export const cdnMonthFields = (zones: readonly string[], gb = 12_000) => ({
  region: choice(zones, zones.includes('AP1') ? 'AP1' : (zones[0] ?? '')),
  gb: { ...whole(1, mostGb, gb), lower: { by: 'unit', when: 'tb', max: Math.floor(mostGb / gbPerTb) } },
  unit: choice(['gb', 'tb'], 'gb'),
});

/** Packs, smallest first. */
export const bySize = <Pack extends Pick<CdnPack, 'gb'>>(packs: readonly Pack[]): Pack[] =>
  packs.toSorted((a, b) => a.gb - b.gb);

export const largestPack = <Pack extends Pick<CdnPack, 'gb'>>(packs: readonly Pack[]): Pack | undefined =>
  bySize(packs).at(-1);

/** What texts say of all packs at once: content is refused where packs differ. `renewPercent`: by how much less an automatic renewal costs. */
export const packTerms = ({
  months,
  platformUsd,
  autoRenewUsd,
}: Pick<CdnPack, 'months' | 'platformUsd' | 'autoRenewUsd'>): { months: number; renewPercent: number } => ({
  months,
  renewPercent: rounded((1 - autoRenewUsd / platformUsd) * 100, 1),
});

/** The traffic a month that uses up the largest pack by its end. */
export function gbOfLargest(packs: readonly Pick<CdnPack, 'gb' | 'months'>[]): number | undefined {
  const largest = largestPack(packs);
  return largest && Math.floor(largest.gb / largest.months);
}

type CdnPart = { gb: number; usdPerGb: number; usd: number };

/** Upper end of a tier such as `1-10 TB`; the last one, `100 TB+`, has none. */
function endOf(tier: string): number {
  const end = /-(\d+) TB$/.exec(tier)?.[1];
  return end === undefined ? Infinity : Number(end) * gbPerTb;
}

/** Upper ends of the tiers, in GB. */
export const tierEnds = ({ tiers }: Pick<Bandwidth, 'tiers'>): number[] => tiers.map(endOf);

/** A volume on a border belongs to the lower tier. */
export function tierParts({ tiers, usdPerGb }: Bandwidth, region: string, gb: number): CdnPart[] {
  const ends = tierEnds({ tiers });
  return (usdPerGb[region] ?? [])
    .map((price, tier) => {
      const part = Math.max(0, Math.min(gb, ends[tier] ?? 0) - (ends[tier - 1] ?? 0));
      return { gb: part, usdPerGb: price, usd: rounded(part * price, 2) };
    })
    .filter((part) => part.gb > 0);
}

/** In whole cents, as it is billed and as an estimate adds it up. */
export const cdnSum = (parts: readonly CdnPart[]): number =>
  rounded(
    parts.reduce((sum, { usd }) => sum + usd, 0),
    2,
  );

/** The traffic a month that a budget buys. */
function gbFor({ tiers, usdPerGb }: Bandwidth, region: string, usd: number): number {
  const ends = tierEnds({ tiers });
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

/** The cost by tiers of a pack's traffic, used up in one month in the calculator's initial region. */
export function packAtTiers(bandwidth: Bandwidth, { gb }: Pick<CdnPack, 'gb'>): number {
  const { initial } = cdnMonthFields(Object.keys(bandwidth.usdPerGb)).region;
  return cdnSum(tierParts(bandwidth, initial, gb));
}

/** A pack that carries the traffic by itself until the pack or the traffic ends, and the cost by tiers for the same time. */
type SinglePack = { pack: CdnPack; months: number; usd: number; tiersUsd: number };

/** The one pack that saves most against the tiers. `most`: the months of traffic. */
export function singlePack(
  packs: readonly CdnPack[],
  gbMonth: number,
  usdMonth: number,
  most = Number.POSITIVE_INFINITY,
): SinglePack | undefined {
  return packs
    .map((pack) => {
      const months = Math.min(pack.months, most);
      return { pack, months, usd: pack.platformUsd, tiersUsd: rounded(usdMonth * months, 2) };
    })
    .filter(({ pack, months, usd, tiersUsd }) => gbMonth * months <= pack.gb && usd < tiersUsd)
    .sort((a, b) => b.tiersUsd - b.usd - (a.tiersUsd - a.usd))[0];
}

type Parts = { usd: number; parts: { pack: CdnPack; count: number }[] };

/** Whole packs, the largest first, that carry this traffic for the least money: of each size as many as fit, one more, or none. */
function leastPacks([largest, ...smaller]: readonly CdnPack[], gb: number): Parts {
  if (gb <= 0) return { usd: 0, parts: [] };
  if (!largest) return { usd: Infinity, parts: [] };
  const fit = Math.floor(gb / largest.gb);
  // At the same price, the fewest packs: one more of the largest comes first.
  return [Math.ceil(gb / largest.gb), fit, 0]
    .map((count): Parts => {
      const { usd, parts } = leastPacks(smaller, gb - count * largest.gb);
      const own = count > 0 ? [{ pack: largest, count }] : [];
      return { usd: rounded(usd + count * largest.platformUsd, 2), parts: [...own, ...parts] };
    })
    .reduce((least, other) => (other.usd < least.usd ? other : least));
}

/** Packs of one validity, the longest, used together. Whether they can be is answered in the quote. */
export function packMix(packs: readonly CdnPack[], gbMonth: number, usdMonth: number) {
  const months = Math.max(0, ...packs.map((pack) => pack.months));
  const lasting = packs.filter((pack) => pack.months === months).toSorted((a, b) => b.gb - a.gb);
  return { ...leastPacks(lasting, gbMonth * months), months, tiersUsd: rounded(usdMonth * months, 2) };
}

type Asked = { region: string; gb: number; unit: 'gb' | 'tb' };

export function cdnMonth(bandwidth: Bandwidth, packs: readonly CdnPack[], { region, gb: amount, unit }: Asked) {
  const gb = amount * perUnit[unit];
  const parts = tierParts(bandwidth, region, gb);
  const usd = cdnSum(parts);
  const single = singlePack(packs, gb, usd);
  const together = packMix(packs, gb, usd);
  const mix = together.usd < Math.min(together.tiersUsd, single?.usd ?? Infinity) ? together : undefined;
  // Of the exact sum: a cent matters in the price of a single gigabyte.
  const exact = parts.reduce((sum, part) => sum + part.gb * part.usdPerGb, 0);
  return { region, gb, parts, usd, averageUsdPerGb: rounded(exact / gb, 3), single, mix };
}

export type CdnMonth = ReturnType<typeof cdnMonth>;
