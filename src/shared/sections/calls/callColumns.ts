// The half hours of the desk as a visitor sees them: by the days and clock of their own place, week by week of the desk.
import type { CallDay } from '../../facts/facts.ts';
import { halfHourMs } from '../../forms/slot.ts';
import { localTime } from '../../i18n/zones.ts';

export type CallHalf = { at: number; clock: string; sign: 'f' | 't' | 'l' };
/** A day of the visitor's calendar; without half hours the desk is closed on it. */
export type CallColumn = { day: string; halves: CallHalf[] };

const dayMs = 86_400_000;
const taipeiMs = 8 * 3_600_000;
/** 1 January 1970 was a Thursday. */
const weekOf = (at: number): number => Math.floor((Math.floor((at + taipeiMs) / dayMs) + 3) / 7);

const signs = ['f', 't', 'l'] as const;

/** Where the desk works while it is night, one of its days lies on two of the visitor's. */
function columnsOf(days: readonly CallDay[], zone: string): CallColumn[] {
  const columns = new Map<string, CallColumn>();
  for (const { at, halves } of days)
    for (const [place, letter] of Array.from(halves).entries()) {
      const moment = at + place * halfHourMs;
      const { day, clock } = localTime(zone, moment);
      const column = columns.get(day) ?? { day, halves: [] };
      column.halves.push({ at: moment, clock, sign: signs.find((sign) => sign === letter) ?? 't' });
      columns.set(day, column);
    }
  for (const { at, halves } of days) {
    const { day } = localTime(zone, at);
    if (halves === '' && !columns.has(day)) columns.set(day, { day, halves: [] });
  }
  return [...columns.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

export function callWeeks(days: readonly CallDay[], zone: string): CallColumn[][] {
  const weeks = new Map<number, CallDay[]>();
  for (const day of days) weeks.set(weekOf(day.at), [...(weeks.get(weekOf(day.at)) ?? []), day]);
  return [...weeks.values()].map((week) => columnsOf(week, zone));
}

export const freeIn = (columns: readonly CallColumn[]): number =>
  columns.reduce((sum, { halves }) => sum + halves.filter(({ sign }) => sign === 'f').length, 0);
