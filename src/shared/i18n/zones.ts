// Time zones: local time of a place, and its offset from UTC.
import { once } from './once.ts';
import { hourMs, minuteMs } from './times.ts';

const clocks = /*#__PURE__*/ once(
  (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }),
);

/** Local day and time at a moment, such as 2026-12-22 and 9:30; summer time is applied. */
export function localTime(timeZone: string, at: number): { day: string; clock: string } {
  const [day = '', clock = ''] = clocks(timeZone).format(at).split(' ');
  return { day, clock: clock.replace(/^0/, '') };
}

/** Offset from UTC at a moment, in hours. */
export function aheadAt(timeZone: string, at: number): number {
  const { day, clock } = localTime(timeZone, at);
  // The clock names no seconds.
  return (Date.parse(`${day}T${clock.padStart(5, '0')}Z`) - Math.floor(at / minuteMs) * minuteMs) / hourMs;
}

/** A moment that is on the same day in every time zone, for offsets on a day such as 2026-11-21; places with summer time have two a year. */
export const middayOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

export const hoursAhead = (timeZone: string, day: string): number => aheadAt(timeZone, middayOf(day));

/** Such as UTC+8 or UTC+5:30, with a true minus. */
export function utcName(timeZone: string, at: number): string {
  const minutes = Math.round(aheadAt(timeZone, at) * 60);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
