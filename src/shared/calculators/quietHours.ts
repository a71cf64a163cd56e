// Whether a message may be sent to Taiwan at a time of day, and if not, from when on.
import { dayMinutes } from '../i18n/times.ts';
import { choice, time } from './fields.ts';

export const quietHoursFields = { kind: choice(['otp', 'marketing'], 'marketing'), at: time('12:45') };

/** `from` is inside the quiet range, `to` is not. */
export type QuietRange = readonly [from: string, to: string];

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The ranges as minutes of one day, in order. A range over midnight becomes two. */
export function quietSpans(ranges: readonly QuietRange[]): { from: number; to: number }[] {
  return ranges
    .map(([start, end]) => ({ from: minutesOf(start), to: minutesOf(end) }))
    .flatMap(({ from, to }) =>
      to > from
        ? [{ from, to }]
        : [
            { from: 0, to },
            { from, to: dayMinutes },
          ],
    )
    .toSorted((a, b) => a.from - b.from);
}

/** Hours of a day outside the quiet ranges. */
export const openHours = (ranges: readonly QuietRange[]): number =>
  quietSpans(ranges).reduce((open, { from, to }) => open - (to - from), dayMinutes) / 60;

export type AskedSending = { kind: 'otp' | 'marketing'; at: number };
type SendingTime = { allowed: true } | { allowed: false; from: string; nextDay: boolean };

export function quietHours(ranges: readonly QuietRange[], { kind, at }: AskedSending): SendingTime {
  if (kind === 'otp') return { allowed: true };
  for (const [start, to] of ranges) {
    const [from, until] = [minutesOf(start), minutesOf(to)];
    const overnight = until <= from;
    const inside = overnight ? at >= from || at < until : at >= from && at < until;
    if (inside) return { allowed: false, from: to, nextDay: overnight && at >= from };
  }
  return { allowed: true };
}
