// Applies a form's changes to an estimate, in browser and server: typed quantities, then the pressed button.
import { mostMonths, noEstimate, type Estimate, type EstimateLine } from '../facts/Estimate.ts';
import { longestName } from '../forms/estimateLimits.ts';
import type { Prices } from '../facts/facts.ts';
import { kindOf, packInstead, pricedLine, replaced, withLine } from './estimate.ts';
import { gbPerTb, mostGb } from './fields.ts';
import { readNumber } from './readQuery.ts';

/** Why a change was not made, or only in part. */
export type EstimateNote = 'full' | 'number' | 'unknown';

export type Facts = {
  prices: Prices;
  isRegion: (id: string) => boolean;
  day: string;
  decimal: '.' | ',';
};
export type Sent = (name: string) => string | undefined;
/** `wrong`: the fields whose numbers are invalid and were ignored. */
export type Changed = { estimate: Estimate; note?: EstimateNote | undefined; wrong: readonly string[] };

const oneLine = (text: string): string =>
  Array.from(text.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim())
    .slice(0, longestName)
    .join('')
    .trim();

/** Undefined for an invalid number. */
function numberIn(text: string, most: number, decimal: '.' | ',', { perUnit = 1 } = {}): number | undefined {
  const typed = readNumber(text, { decimal, decimals: perUnit > 1 ? 3 : 0 });
  const value = typed === undefined ? undefined : Math.round(typed * perUnit);
  return value !== undefined && value >= 1 && value <= most ? value : undefined;
}

/** Traffic gets a new price for a new quantity, because the tiers change it. All other lines keep their old price. */
export function amended(line: EstimateLine, amount: Pick<EstimateLine, 'quantity' | 'months'>, { prices, day }: Facts) {
  const next = { ...line, ...amount };
  return (line.kind === 'traffic' && next.quantity !== line.quantity && pricedLine(prices, day, next)) || next;
}

/** Visitors type traffic in TB. */
function typedLine(line: EstimateLine, at: number, sent: Sent, facts: Facts) {
  const { kind } = line;
  const wrong: string[] = [];
  const read = (name: string, now: number, most: number, perUnit: number) => {
    const text = sent(`${name}${at}`);
    const typed = text === undefined ? now : numberIn(text, most, facts.decimal, { perUnit });
    if (typed === undefined) wrong.push(`${name}${at}`);
    return typed ?? now;
  };
  const quantity = read('q', line.quantity, kindOf[kind].most, kind === 'traffic' ? gbPerTb : 1);
  const months = kindOf[kind].once ? 1 : read('m', line.months, mostMonths, 1);
  return { line: amended(line, { quantity, months }, facts), wrong };
}

function typedIn(estimate: Estimate, sent: Sent, facts: Facts): Changed {
  const lines = estimate.lines.map((line, at) => typedLine(line, at, sent, facts));
  const {
    name = estimate.name,
    region = estimate.region,
    gb,
  } = Object.fromEntries(['name', 'region', 'gb'].map((field) => [field, sent(field)]));
  const typedGb = gb === undefined ? estimate.gb : gb.trim() === '' ? 0 : numberIn(gb, mostGb, facts.decimal);
  const wrong = [...lines.flatMap((line) => line.wrong), ...(typedGb === undefined ? ['gb'] : [])];
  return {
    estimate: {
      name: oneLine(name),
      region: facts.isRegion(region) ? region : '',
      gb: typedGb ?? estimate.gb,
      lines: lines.map(({ line }) => line),
    },
    note: wrong.length > 0 ? 'number' : undefined,
    wrong,
  };
}

type Press = (lines: readonly EstimateLine[], at: number, facts: Facts) => readonly EstimateLine[];

const stepped =
  (direction: 1 | -1): Press =>
  (lines, at, facts) => {
    const line = lines[at];
    if (!line) return lines;
    const { step, most } = kindOf[line.kind];
    const wanted = line.quantity + direction * step;
    const quantity = Math.min(most, wanted < 1 ? line.quantity : wanted);
    return replaced(lines, at, amended(line, { quantity, months: line.months }, facts));
  };

/** Replaces traffic by a pack for as long as the pack lasts; later months stay by tiers. */
const packed: Press = (lines, at, { prices, day }) => {
  const line = lines[at];
  const now = line && pricedLine(prices, day, line);
  const instead = now && packInstead(prices, now);
  if (!line || !instead) return lines;
  const left = line.months - instead.months;
  const rest = replaced(lines, at, ...(left > 0 ? [{ ...line, months: left }] : []));
  const pack = { kind: 'pack', id: String(instead.pack.gb), quantity: 1, months: 1 } as const;
  const changed = withLine(prices, day, { ...noEstimate, lines: rest }, pack);
  return typeof changed === 'string' ? lines : changed.lines;
};

const presses: Readonly<Record<string, Press>> = {
  less: stepped(-1),
  more: stepped(1),
  remove: (lines, at) => replaced(lines, at),
  pack: packed,
  today: (lines, _at, { prices, day }) => lines.map((line) => pricedLine(prices, day, line) ?? line),
};

export function changeEstimate(before: Estimate, sent: Sent, facts: Facts): Changed {
  const typed = typedIn(before, sent, facts);
  const pressed = Object.keys(presses).find((name) => sent(name) !== undefined);
  if (!pressed) return typed;
  const at = /^\d{1,2}$/.test(sent(pressed) ?? '') ? Number(sent(pressed)) : -1;
  const { lines } = typed.estimate;
  const isThere = pressed === 'today' || (at >= 0 && at < lines.length);
  const press = presses[pressed];
  return isThere && press ? { ...typed, estimate: { ...typed.estimate, lines: press(lines, at, facts) } } : typed;
}
