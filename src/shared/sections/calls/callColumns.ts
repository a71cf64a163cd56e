// The half hours for a call as the page shows them: in which time zone, by days of that zone, in groups of a few days side by side.
import type { CallDay } from '../../facts/facts.ts';
import { halfHourMs, readSlot, zoneOfCountry } from '../../forms/slot.ts';
import { localTime } from '../../i18n/zones.ts';
import { usePage } from '../../app/PageContext.ts';

const signs = ['f', 't', 's', 'l'] as const;

export type CallHalf = { at: number; clock: string; sign: (typeof signs)[number] };
/** A day in the visitor's time zone; without half hours the desk is closed. */
export type CallColumn = { day: string; halves: CallHalf[] };

/** A day of the desk may span two days in the visitor's zone. */
function columnsOf(days: readonly CallDay[], zone: string): CallColumn[] {
  const columns = new Map<string, CallColumn>();
  for (const { at, halves } of days)
    for (const [place, letter] of Array.from(halves).entries()) {
      const moment = at + place * halfHourMs;
      const { day, clock } = localTime(zone, moment);
      const column = columns.get(day) ?? { day, halves: [] };
      column.halves.push({ at: moment, clock, sign: signs.find((sign) => sign === letter) ?? 's' });
      columns.set(day, column);
    }
  for (const { at, halves } of days) {
    const { day } = localTime(zone, at);
    if (halves === '' && !columns.has(day)) columns.set(day, { day, halves: [] });
  }
  return [...columns.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

const mostSideBySide = 5;

/** Groups of equal size, as far as possible: a last group with one day would leave the page empty. */
export function callSpreads(days: readonly CallDay[], zone: string): CallColumn[][] {
  const columns = columnsOf(days, zone);
  const count = Math.ceil(columns.length / mostSideBySide);
  const from = (spread: number) => Math.ceil((spread * columns.length) / count);
  return Array.from({ length: count }, (_, spread) => columns.slice(from(spread), from(spread + 1)));
}

export const freeIn = (columns: readonly CallColumn[]): number =>
  columns.reduce((sum, { halves }) => sum + halves.filter(({ sign }) => sign === 'f').length, 0);

/** The half hour chosen so far, from a form that came back with errors or from the address. */
export function useSentSlot() {
  const { query, form } = usePage();
  return readSlot(String(form?.values['slot'] ?? query['slot'] ?? ''));
}

/** Time zone of the call times shown: the one in the address or the form, else that of the booking, else that of the language's home. */
export function useCallZone(booked?: string): string {
  const { query, locale } = usePage();
  const sent = useSentSlot()?.zone;
  return query['tz'] ?? sent ?? booked ?? zoneOfCountry(locale.home);
}
