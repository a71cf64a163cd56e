// The cheapest protection plan that is large enough for an attack, and how much of the attack its cleaning rate lets through.
import type { DdosPlan } from '../facts/facts.ts';
import { choice, decimal } from './fields.ts';
import { byPrice } from './fromPrices.ts';
import { rounded } from './rounded.ts';

export const ddosFinderFields = { gbps: decimal(0, 10_000, 1, 60), line: choice(['any', 'mainland'], 'any') };

/** Reads `100 Gbps, mainland line` as a size and a line. */
export function protectionOf({ protect }: Pick<DdosPlan, 'protect'>): { gbps: number; mainland: boolean } {
  return { gbps: Number.parseFloat(protect), mainland: protect.includes('mainland') };
}

/** How much of an attack the cleaning rate lets through. */
export const leftMbps = (gbps: number, cleaningPercent: number): number =>
  rounded(gbps * 1000 * (1 - cleaningPercent / 100), 4);

/** The cleaning rate lets one part in this many through. */
export const partsPerLeftOver = (cleaningPercent: number): number => Math.round(100 / (100 - cleaningPercent));

type Asked = { gbps: number; line: 'any' | 'mainland' };

export function ddosFinder(plans: readonly DdosPlan[], cleaningPercent: number, { gbps, line }: Asked) {
  const holds = byPrice(plans).filter((plan) => protectionOf(plan).gbps >= gbps);
  const plan = holds.find((each) => line === 'any' || protectionOf(each).mainland);
  // No plan on the wanted line is large enough: name one on another line, without computing anything for it.
  if (!plan) return { kind: 'ask', gbps, elsewhere: holds[0] } as const;
  const left = leftMbps(gbps, cleaningPercent);
  return { kind: gbps === 0 ? 'unknown' : 'found', gbps, plan, leftMbps: left } as const;
}
