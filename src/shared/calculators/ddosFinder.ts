// The first protection plan that is as large as an attack, and what its cleaning rate leaves of that attack.
import type { DdosPlan } from '../app/needs.ts';
import { choice, decimal } from './fields.ts';
import { rounded } from './rounded.ts';

export const ddosFinderFields = { gbps: decimal(0, 10_000, 1, 20), line: choice(['any', 'mainland'], 'any') };

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
  const left = leftMbps(gbps, cleaningPercent);
  const plan = plans
    .toSorted((a, b) => a.platformUsdMonth - b.platformUsdMonth)
    .find((each) => {
      const held = protectionOf(each);
      return held.gbps >= gbps && (line === 'any' || held.mainland);
    });
  if (!plan) return { kind: 'ask', gbps, leftMbps: left } as const;
  const savedUsd = rounded(plan.listUsdMonth - plan.platformUsdMonth, 2);
  return { kind: gbps === 0 ? 'unknown' : 'found', gbps, plan, savedUsd, leftMbps: left } as const;
}

/** What a plan costs for each Gbps that it holds off. */
export const usdPerGbps = (plan: DdosPlan): number => rounded(plan.platformUsdMonth / protectionOf(plan).gbps, 2);
