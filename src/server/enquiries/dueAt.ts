// When a desk must have answered, as promised to the visitor: by the clock, or in the sales desk's working hours.
import { minutesOf, type Holidays } from '../content/hoursSchema.ts';
import { dayMs, hourMs } from '../../shared/i18n/times.ts';

/** enquiry: two working days; activation: 24 hours, on every day of the year unless the owner excepts weekends. (A call is due when its half hour ends.) */
export type ReplyPromise = 'enquiry' | 'activation';

/** Taipei has had no daylight saving time since 1979, so its offset from UTC is fixed. */
export const taipeiMs = 8 * hourMs;

/** When the sales desk works: every day but weekends and holidays, from midnight in Taipei. */
export type DeskTimes = { holidays: Holidays; opensMs: number; closesMs: number; activatesOnWeekends: boolean };

/** The hours that the site claims are those by which it promises. */
export function deskTimes({
  holidays,
  claims: { support },
  owner: { reply },
}: {
  holidays: Holidays;
  claims: { support: { salesFrom: string; salesTo: string } };
  owner: { reply: { weekends?: boolean | undefined } };
}): DeskTimes {
  const ms = (clock: string): number => (minutesOf(clock) / 60) * hourMs;
  return {
    holidays,
    opensMs: ms(support.salesFrom),
    closesMs: ms(support.salesTo),
    activatesOnWeekends: reply.weekends !== false,
  };
}

export const deskDayMs = ({ opensMs, closesMs }: DeskTimes): number => closesMs - opensMs;

/** 1 January 1970 was a Thursday. */
export const isWeekend = (day: number): boolean => [2, 3].includes(day % 7);

export function isHoliday(day: number, holidays: Holidays): boolean {
  const date = new Date(day * dayMs).toISOString().slice(0, 10);
  return holidays[date.slice(0, 4)]?.includes(date) ?? false;
}

const isClosed = (day: number, { holidays }: DeskTimes): boolean => isWeekend(day) || isHoliday(day, holidays);

/** When the desk opens on the day of a moment. */
export const openingOn = (at: number, { opensMs }: DeskTimes): number =>
  Math.floor((at + taipeiMs) / dayMs) * dayMs + opensMs - taipeiMs;

/** Opening times of the working days until the reply is due; the last is the day of the reply. */
export function promisedDays(created: number, due: number, desk: DeskTimes): number[] {
  const days: number[] = [];
  for (let day = Math.floor((created + taipeiMs) / dayMs); ; day += 1) {
    const opening = day * dayMs + desk.opensMs - taipeiMs;
    if (opening > due) return days;
    if (opening >= created && !isClosed(day, desk)) days.push(opening);
  }
}

/** A contact that would be due on a weekend may wait until Monday. */
function activationDue(created: number, { activatesOnWeekends }: DeskTimes): number {
  let due = created + dayMs;
  while (!activatesOnWeekends && isWeekend(Math.floor((due + taipeiMs) / dayMs))) due += dayMs;
  return due;
}

export function dueAt(created: number, promise: ReplyPromise, desk: DeskTimes): number {
  if (promise === 'activation') return activationDue(created, desk);
  const local = created + taipeiMs;
  let day = Math.floor(local / dayMs);
  let from = Math.max(local - day * dayMs, desk.opensMs);
  let left = 2 * deskDayMs(desk);
  for (;;) {
    const open = isClosed(day, desk) ? 0 : Math.max(desk.closesMs - from, 0);
    if (open > 0 && left <= open) return day * dayMs + from + left - taipeiMs;
    left -= open;
    day += 1;
    from = desk.opensMs;
  }
}

/** Holidays of a year are published by the middle of the year before, so this is early enough for staff to add them. */
const aheadMs = 60 * dayMs;

/** Years of the holiday list that staff must still add. */
export const missingHolidays = (holidays: Holidays, now: number): string[] =>
  [now, now + aheadMs]
    .map((time) => String(new Date(time).getUTCFullYear()))
    .filter((year, index, years) => !(year in holidays) && years.indexOf(year) === index);
