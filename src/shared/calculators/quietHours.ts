// Whether a message may be sent to Taiwan at a time of day, and from when on if not.
import { choice, time } from './fields.ts';

export const quietHoursFields = { kind: choice(['otp', 'marketing'], 'marketing'), at: time('12:45') };

/** Half open: the first minute is forbidden, the last one allowed. */
export type QuietRange = readonly [from: string, to: string];

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

type Wish = { kind: 'otp' | 'marketing'; at: number };
export type SendingTime = { allowed: true } | { allowed: false; from: string; nextDay: boolean };

export function quietHours(ranges: readonly QuietRange[], { kind, at }: Wish): SendingTime {
  if (kind === 'otp') return { allowed: true };
  for (const [start, to] of ranges) {
    const [from, until] = [minutesOf(start), minutesOf(to)];
    const overnight = until <= from;
    const inside = overnight ? at >= from || at < until : at >= from && at < until;
    if (inside) return { allowed: false, from: to, nextDay: overnight && at >= from };
  }
  return { allowed: true };
}
