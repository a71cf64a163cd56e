// The first protection plan that is as large as an attack, and what its cleaning rate leaves of that attack.
import type { DdosPlan } from '../facts/facts.ts';
import { choice, decimal } from './fields.ts';
import { rounded } from './rounded.ts';

export const ddosFinderFields = { gbps: decimal(0, 10_000, 1, 60), line: choice(['any', 'mainland'], 'any') };

/** `100 Gbps, mainland line` as a number and a line. */
export function protectionOf({ protect }: Pick<DdosPlan, 'protect'>): { gbps: number; mainland: boolean } {
  return { gbps: Number.parseFloat(protect), mainland: protect.includes('mainland') };
}

/** What the cleaning rate lets through of an attack. */
export const leftMbps = (gbps: number, cleaningPercent: number): number =>
  rounded(gbps * 1000 * (1 - cleaningPercent / 100), 4);

/** One part in how many the cleaning rate lets through. */
export const partsPerLeftOver = (cleaningPercent: number): number => Math.round(100 / (100 - cleaningPercent));

type Wish = { gbps: number; line: 'any' | 'mainland' };

export function ddosFinder(plans: readonly DdosPlan[], cleaningPercent: number, { gbps, line }: Wish) {
  const holds = plans
    .toSorted((a, b) => a.platformUsdMonth - b.platformUsdMonth)
    .filter((plan) => protectionOf(plan).gbps >= gbps);
  const plan = holds.find((each) => line === 'any' || protectionOf(each).mainland);
  // What is as large on another line is named, and nothing is worked out for a plan that there is not.
  if (!plan) return { kind: 'ask', gbps, elsewhere: holds[0] } as const;
  const left = leftMbps(gbps, cleaningPercent);
  return { kind: gbps === 0 ? 'unknown' : 'found', gbps, plan, leftMbps: left } as const;
}
