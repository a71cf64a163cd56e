// Computes an estimate: its lines at list prices, totals once and by month, price changes, and a pack that would cost less.
import {
  lineKinds,
  mostLines,
  mostMonths,
  type Estimate,
  type EstimateLine,
  type WantedLine,
} from '../facts/Estimate.ts';
import type { CdnPack, Prices } from '../facts/facts.ts';
import { cdnSum, singlePack, tierParts } from './cdnMonth.ts';
import { mostGb } from './fields.ts';
import { rounded } from './rounded.ts';

type Kind = {
  /** Paid once, so its months do not matter. */
  once?: true;
  most: number;
  /** Step of the − and + buttons. */
  step: number;
  /** Adding the same item again increases its quantity; without this the new line replaces the old one. */
  adds?: true;
  /** Price of one piece, or of this traffic for a month; undefined if it is not in our lists. */
  price: (prices: Prices, line: Pick<WantedLine, 'id' | 'quantity'>) => number | undefined;
  /** Price of a gigabyte, which is less than a cent in some tiers; without this the list names the price of one piece. */
  each?: (prices: Prices, id: string) => number | undefined;
};

export const kindOf: Readonly<Record<WantedLine['kind'], Kind>> = {
  server: {
    most: 100,
    step: 1,
    adds: true,
    price: ({ servers }, { id }) => servers.find(({ type }) => type === id)?.platformUsdMonth,
  },
  traffic: {
    most: mostGb,
    step: 500,
    price: ({ bandwidth }, { id, quantity }) =>
      // Not Object.hasOwn, and no `.at()` or `toSorted()` below: some browsers that we build for lack them.
      Object.keys(bandwidth.usdPerGb).includes(id) ? cdnSum(tierParts(bandwidth, id, quantity)) : undefined,
    each: ({ bandwidth }, id) => bandwidth.usdPerGb[id]?.[0],
  },
  pack: {
    once: true,
    most: 100,
    step: 1,
    adds: true,
    price: ({ cdnPacks }, { id }) => cdnPacks.find(({ gb }) => String(gb) === id)?.platformUsd,
  },
  ddos: {
    most: 100,
    step: 1,
    adds: true,
    price: ({ ddos }, { id }) => ddos.find(({ name }) => name === id)?.platformUsdMonth,
  },
  sms: {
    most: 10_000_000,
    step: 1000,
    price: ({ sms }, { id }) => sms.find(({ country }) => country === id)?.usdPerSegment,
  },
  topUp: {
    once: true,
    most: 20,
    step: 1,
    adds: true,
    price: ({ prepaid }, { id }) => prepaid.find(({ payUsd }) => String(payUsd) === id)?.payUsd,
  },
};

const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

export const isPossible = ({ kind, quantity, months }: WantedLine): boolean =>
  isWithin(quantity, kindOf[kind].most) && isWithin(months, mostMonths);

/** The value that the buttons beside prices send: `server g1.large 3 12`. */
export const lineCode = ({ kind, id, quantity, months }: WantedLine): string => [kind, id, quantity, months].join(' ');

export function readLine(code: string): WantedLine | undefined {
  const [name, id = '', quantity, months, more] = code.split(' ');
  const kind = lineKinds.find((each) => each === name);
  if (!kind || id === '' || more !== undefined) return undefined;
  const line = { kind, id, quantity: Number(quantity), months: kindOf[kind].once ? 1 : Number(months) };
  return isPossible(line) ? line : undefined;
}

/** What the list itself says of an item: its price without a quantity. */
export function listPrice(prices: Prices, { kind, id }: Pick<WantedLine, 'kind' | 'id'>): number | undefined {
  const { each, price } = kindOf[kind];
  return each ? each(prices, id) : price(prices, { id, quantity: 1 });
}

/** A line at today's price; undefined if it is not in our lists. */
export function pricedLine(prices: Prices, day: string, { kind, id, quantity, months }: WantedLine) {
  const usd = kindOf[kind].price(prices, { id, quantity });
  return usd === undefined ? undefined : { kind, id, quantity, months, usd, day };
}

/** Replaces the line at a position by other lines, or removes it. */
export const replaced = (
  lines: readonly EstimateLine[],
  place: number,
  ...others: readonly EstimateLine[]
): EstimateLine[] => lines.flatMap((line, at) => (at === place ? others : [line]));

/** Adds a line. `full`: no room for it; `number`: more than an estimate takes of it; `unknown`: not in our lists. */
export function withLine(prices: Prices, day: string, estimate: Estimate, wanted: WantedLine) {
  const { kind, id } = wanted;
  const at = estimate.lines.findIndex((line) => line.kind === kind && line.id === id);
  const old = estimate.lines[at];
  const sum = old && kindOf[kind].adds ? old.quantity + wanted.quantity : wanted.quantity;
  const line = pricedLine(prices, day, { ...wanted, quantity: sum });
  if (!line) return 'unknown';
  if (sum > kindOf[kind].most) return 'number';
  if (old) return { ...estimate, lines: replaced(estimate.lines, at, line) };
  return estimate.lines.length < mostLines ? { ...estimate, lines: [...estimate.lines, line] } : 'full';
}

/** Amount of a line a month (or once), in whole cents. */
export const amountOf = ({ kind, quantity, usd }: Pick<EstimateLine, 'kind' | 'quantity' | 'usd'>): number =>
  rounded(kind === 'traffic' ? usd : quantity * usd, 2);

export const totalOf = (line: EstimateLine): number =>
  kindOf[line.kind].once ? amountOf(line) : rounded(amountOf(line) * line.months, 2);

/** Consecutive months with the same cost. */
type Span = { from: number; to: number; usd: number };

const sumOf = (amounts: readonly number[]): number =>
  rounded(
    amounts.reduce((sum, amount) => sum + amount, 0),
    2,
  );

export function sumLines(lines: readonly EstimateLine[]) {
  const monthly = lines
    .filter(({ kind }) => !kindOf[kind].once)
    .map((line) => ({ months: line.months, usd: amountOf(line) }));
  const months = Math.max(1, ...monthly.map((line) => line.months));
  const spans: Span[] = [];
  for (let month = 1; month <= months; month += 1) {
    const usd = sumOf(monthly.filter((line) => line.months >= month).map((line) => line.usd));
    const last = spans[spans.length - 1];
    if (last?.usd === usd) last.to = month;
    else spans.push({ from: month, to: month, usd });
  }
  return {
    months,
    onceUsd: sumOf(lines.filter(({ kind }) => kindOf[kind].once).map(amountOf)),
    spans: monthly.length > 0 ? spans : [],
    totalUsd: sumOf(lines.map(totalOf)),
  };
}

export type PricedRow = {
  line: EstimateLine;
  /** Undefined if it is no longer in our lists; then no sum includes it. */
  now: EstimateLine | undefined;
  isChanged: boolean;
};

/** Every line at today's price beside the price of its own day. */
export function priceEstimate(prices: Prices, day: string, { lines }: Pick<Estimate, 'lines'>) {
  const rows = lines.map((line): PricedRow => {
    const now = pricedLine(prices, day, line);
    return { line, now, isChanged: now !== undefined && now.usd !== line.usd };
  });
  const offered = rows.filter(({ now }) => now);
  const sums = sumLines(offered.flatMap(({ now }) => now ?? []));
  const before = sumLines(offered.map(({ line }) => line));
  return { rows, ...sums, changedUsd: rounded(sums.totalUsd - before.totalUsd, 2) };
}

/** Packs that end before the estimate does, unless a line covers traffic by the month for as long. The traffic after them is in no sum. */
export function endingPacks({ cdnPacks }: Prices, lines: readonly EstimateLine[], months: number): CdnPack[] {
  const counted = Math.max(0, ...lines.filter(({ kind }) => kind === 'traffic').map((line) => line.months));
  const packs = new Set(lines.filter(({ kind }) => kind === 'pack').map(({ id }) => id));
  return cdnPacks.filter((pack) => packs.has(String(pack.gb)) && Math.max(pack.months, counted) < months);
}

type PackInstead = {
  pack: CdnPack;
  /** Months of the line's traffic that the pack carries. */
  months: number;
  tiersUsd: number;
  savedUsd: number;
  /** The first month by whose end the tiers have cost more than the pack. */
  from: number;
};

/** The pack that saves most against the tiers. Only single packs count: whether packs can be combined is answered in the quote. */
export function packInstead({ cdnPacks }: Prices, line: EstimateLine): PackInstead | undefined {
  if (line.kind !== 'traffic') return undefined;
  const usdMonth = amountOf(line);
  const best = singlePack(cdnPacks, line.quantity, usdMonth, line.months);
  if (!best) return undefined;
  const { pack, months, usd, tiersUsd } = best;
  return { pack, months, tiersUsd, savedUsd: rounded(tiersUsd - usd, 2), from: Math.floor(usd / usdMonth) + 1 };
}
