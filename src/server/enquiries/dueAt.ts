// When a desk must have answered, as promised to the visitor: by the clock, or in the sales desk's working hours.
import type { Holidays } from '../content/hoursSchema.ts';

/** enquiry: two working days; activation: 24 hours, on every day of the year. (A call is due when its half hour ends.) */
export type ReplyPromise = 'enquiry' | 'activation';

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Taipei has had no daylight saving time since 1979, so its offset from UTC is fixed. */
export const taipeiMs = 8 * hourMs;

const opensMs = 9 * hourMs;
const closesMs = 18 * hourMs;
export const deskDayMs = closesMs - opensMs;
const enquiryMs = 2 * deskDayMs;

/** 1 January 1970 was a Thursday. */
export const isWeekend = (day: number): boolean => [2, 3].includes(day % 7);

export function isHoliday(day: number, holidays: Holidays): boolean {
  const date = new Date(day * dayMs).toISOString().slice(0, 10);
  return holidays[date.slice(0, 4)]?.includes(date) ?? false;
}

const isClosed = (day: number, holidays: Holidays): boolean => isWeekend(day) || isHoliday(day, holidays);

/** Opening times of the working days until the reply is due; the last is the day of the reply. */
export function promisedDays(created: number, due: number, holidays: Holidays): number[] {
  const days: number[] = [];
  for (let day = Math.floor((created + taipeiMs) / dayMs); ; day += 1) {
    const opening = day * dayMs + opensMs - taipeiMs;
    if (opening > due) return days;
    if (opening >= created && !isClosed(day, holidays)) days.push(opening);
  }
}

export function dueAt(created: number, promise: ReplyPromise, holidays: Holidays): number {
  if (promise === 'activation') return created + dayMs;
  const local = created + taipeiMs;
  let day = Math.floor(local / dayMs);
  let from = Math.max(local - day * dayMs, opensMs);
  let left = enquiryMs;
  for (;;) {
    const open = isClosed(day, holidays) ? 0 : Math.max(closesMs - from, 0);
    if (open > 0 && left <= open) return day * dayMs + from + left - taipeiMs;
    left -= open;
    day += 1;
    from = opensMs;
  }
}

/** Holidays of a year are published by the middle of the year before, so this is early enough for staff to add them. */
const aheadMs = 60 * dayMs;

/** Years of the holiday list that staff must still add. */
export const missingHolidays = (holidays: Holidays, now: number): string[] =>
  [now, now + aheadMs]
    .map((time) => String(new Date(time).getUTCFullYear()))
    .filter((year, index, years) => !(year in holidays) && years.indexOf(year) === index);
