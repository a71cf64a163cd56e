// Schemas of content/hours.yaml (bookable hours, Taipei time) and content/holidays.yaml (days when the desk is closed).
import * as v from 'valibot';
import { clock, day, whole } from '../../shared/facts/kinds.ts';

const year = v.pipe(v.string(), v.regex(/^20\d\d$/, 'is not a year such as 2026'));

/** By year: days besides weekends on which the sales desk is closed. */
export const holidaysSchema = v.record(year, v.array(day, 'must be a list of days'));

export type Holidays = v.InferOutput<typeof holidaysSchema>;

const halfHour = v.pipe(clock, v.regex(/:[03]0$/, 'is not a full or half hour such as 9:30'));
const stretch = { from: halfHour, to: halfHour };

export const hoursSchema = v.strictObject({
  ...stretch,
  lunch: v.optional(v.strictObject(stretch)),
  /** How many hours ahead a call must be booked. */
  notice: whole,
  /** How many working days ahead a call can be booked. */
  days: v.pipe(whole, v.maxValue(60, 'is above 60')),
});

export type Hours = v.InferOutput<typeof hoursSchema>;

/** Minutes since midnight. */
export const minutesOf = (clock: string): number => {
  const [hour = '0', minute = '0'] = clock.split(':');
  return Number(hour) * 60 + Number(minute);
};
