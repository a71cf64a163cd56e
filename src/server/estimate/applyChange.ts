// What a sent form changes in an estimate: typed quantities first, then what its button says.
import { kindOf, packInstead, pricedLine, readLine, withLine } from '../../shared/calculators/estimate.ts';
import { readNumber } from '../../shared/calculators/readQuery.ts';
import { longestName, mostMonths, noEstimate, type Estimate, type EstimateLine } from '../../shared/facts/Estimate.ts';
import type { Prices, Region } from '../../shared/facts/facts.ts';

/** What the page says of a change that was not made, or not whole. */
export type EstimateNote = 'full' | 'number' | 'unknown';

type Facts = {
  prices: Prices;
  regions: readonly Region[];
  day: string;
  decimal: '.' | ',';
};
type Sent = (name: string) => string | undefined;
export type Changed = { estimate: Estimate; note?: EstimateNote | undefined };

const gbPerTb = 1000;
const mostGb = 99_999_999;

const oneLine = (text: string): string =>
  Array.from(text.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim())
    .slice(0, longestName)
    .join('')
    .trim();

/** Undefined: nothing that fits was typed. */
function numberIn(text: string, most: number, decimal: '.' | ',', { perUnit = 1 } = {}): number | undefined {
  const typed = readNumber(text, { decimal, decimals: perUnit > 1 ? 3 : 0 });
  const value = typed === undefined ? undefined : Math.round(typed * perUnit);
  return value !== undefined && value >= 1 && value <= most ? value : undefined;
}

/** Traffic is typed in TB, and what costs as much per GB as before keeps its old price beside the new one. */
function typedLine(line: EstimateLine, at: number, sent: Sent, { prices, day, decimal }: Facts) {
  const { kind } = line;
  const read = (name: string, now: number, most: number, perUnit: number) => {
    const text = sent(`${name}${at}`);
    return text === undefined ? now : numberIn(text, most, decimal, { perUnit });
  };
  const quantity = read('q', line.quantity, kindOf[kind].most, kind === 'traffic' ? gbPerTb : 1);
  const months = kindOf[kind].once ? 1 : read('m', line.months, mostMonths, 1);
  const next = { ...line, quantity: quantity ?? line.quantity, months: months ?? line.months };
  const repriced = kind === 'traffic' && next.quantity !== line.quantity && pricedLine(prices, day, next);
  return { line: repriced || next, isWrong: quantity === undefined || months === undefined };
}

function typedIn(estimate: Estimate, sent: Sent, facts: Facts): Changed {
  const lines = estimate.lines.map((line, at) => typedLine(line, at, sent, facts));
  const {
    name = estimate.name,
    region = estimate.region,
    gb,
  } = Object.fromEntries(['name', 'region', 'gb'].map((field) => [field, sent(field)]));
  const typedGb = gb === undefined ? estimate.gb : gb.trim() === '' ? 0 : numberIn(gb, mostGb, facts.decimal);
  return {
    estimate: {
      name: oneLine(name),
      region: facts.regions.some(({ id }) => id === region) ? region : '',
      gb: typedGb ?? estimate.gb,
      lines: lines.map(({ line }) => line),
    },
    note: typedGb === undefined || lines.some(({ isWrong }) => isWrong) ? 'number' : undefined,
  };
}

type Press = (lines: readonly EstimateLine[], at: number, facts: Facts) => readonly EstimateLine[];

const stepped =
  (direction: 1 | -1): Press =>
  (lines, at, { prices, day }) => {
    const line = lines[at];
    if (!line) return lines;
    const { step, most } = kindOf[line.kind];
    const wished = line.quantity + direction * step;
    const next = { ...line, quantity: Math.min(most, wished < 1 ? line.quantity : wished) };
    return lines.with(at, (line.kind === 'traffic' && pricedLine(prices, day, next)) || next);
  };

/** The pack for as long as it lasts, and the tiers for the months after that. */
const packed: Press = (lines, at, { prices, day }) => {
  const line = lines[at];
  const now = line && pricedLine(prices, day, line);
  const instead = now && packInstead(prices, now);
  if (!line || !instead) return lines;
  const left = line.months - instead.months;
  const rest = lines.toSpliced(at, 1, ...(left > 0 ? [{ ...line, months: left }] : []));
  const pack = { kind: 'pack', id: String(instead.pack.gb), quantity: 1, months: 1 } as const;
  const changed = withLine(prices, day, { ...noEstimate, lines: rest }, pack);
  return typeof changed === 'string' ? lines : changed.lines;
};

const presses: Readonly<Record<string, Press>> = {
  less: stepped(-1),
  more: stepped(1),
  remove: (lines, at) => lines.toSpliced(at, 1),
  pack: packed,
  today: (lines, _at, { prices, day }) => lines.map((line) => pricedLine(prices, day, line) ?? line),
};

export function applyChange(before: Estimate, sent: Sent, facts: Facts): Changed {
  const typed = typedIn(before, sent, facts);
  const pressed = Object.keys(presses).find((name) => sent(name) !== undefined);
  if (pressed) {
    const at = /^\d{1,2}$/.test(sent(pressed) ?? '') ? Number(sent(pressed)) : -1;
    const { lines } = typed.estimate;
    const isThere = pressed === 'today' || (at >= 0 && at < lines.length);
    const press = presses[pressed];
    return isThere && press ? { ...typed, estimate: { ...typed.estimate, lines: press(lines, at, facts) } } : typed;
  }
  const add = sent('add');
  if (add === undefined) return typed;
  const wanted = readLine(add);
  const added = wanted ? withLine(facts.prices, facts.day, typed.estimate, wanted) : 'unknown';
  return typeof added === 'string' ? { ...typed, note: added } : { ...typed, estimate: added };
}
