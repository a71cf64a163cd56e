// How long copying data over a line takes when only part of the line can be used.
import { decimal, whole } from './fields.ts';
import { rounded } from './rounded.ts';

export const copyTimeFields = {
  gb: decimal(0.1, 99_999_999, 1, 2000),
  mbps: decimal(0.1, 100_000, 1, 200),
  eff: whole(10, 100, 70),
};

const megabitsPerGb = 8000;
const secondsPerHour = 3600;
/** Longer than a weekend: what changes meanwhile is copied afterwards. */
const hoursAtOnce = 72;

/** Of examples: the line, of which copying can use a share. */
export const exampleLine = { mbps: 200, eff: 70 };

type Wish = { gb: number; mbps: number; eff: number };

export function copyTime({ gb, mbps, eff }: Wish) {
  const hours = (gb * megabitsPerGb) / (mbps * (eff / 100)) / secondsPerHour;
  return { hours: rounded(hours, 1), days: rounded(hours / 24, 1), syncAfter: hours > hoursAtOnce };
}
