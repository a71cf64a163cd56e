// Which years of the holiday list are missing, early enough for staff to write them before a promise is counted with them.
import type { Holidays } from '../content/hoursSchema.ts';

/** Holidays of a year are published by the middle of the year before, so this is early enough for staff to add them. */
const aheadMs = 60 * 24 * 3_600_000;

export const missingHolidays = (holidays: Holidays, now: number): string[] =>
  [now, now + aheadMs]
    .map((time) => String(new Date(time).getUTCFullYear()))
    .filter((year, index, years) => !(year in holidays) && years.indexOf(year) === index);
