// The time a move takes: copying data over a line, and the downtime to announce for a database.
import { rounded } from './rounded.ts';
import { decimal, mostGb, whole, type NumberField } from './fields.ts';

export const copyTimeFields = {
  gb: decimal(0.1, mostGb, 1, 2000),
  mbps: decimal(0.1, 100_000, 1, 200),
  eff: whole(10, 100, 70),
};

const megabitsPerGb = 8000;
const secondsPerHour = 3600;
/** Copying that takes longer than a weekend needs a second copy of what changed meanwhile. */
const hoursAtOnce = 72;

/** The line of the examples, and the percentage of it that copying can use. */
export const exampleLine = { mbps: 200, eff: 70 };

type Asked = { gb: number; mbps: number; eff: number };

/** Time for copying data when only a part of the line can be used. */
export function copyTime({ gb, mbps, eff }: Asked) {
  const hours = (gb * megabitsPerGb) / (mbps * (eff / 100)) / secondsPerHour;
  return { hours: rounded(hours, 1), days: rounded(hours / 24, 1), syncAfter: hours > hoursAtOnce };
}

const most = 600;

export const downtimeParts = ['drain', 'catchup', 'verify', 'switch'] as const;
type Part = (typeof downtimeParts)[number];

export const downtimeWindowFields = {
  drain: whole(0, most, 5),
  catchup: whole(0, most, 10),
  verify: whole(0, most, 10),
  switch: whole(0, most, 5),
} satisfies Record<Part, NumberField>;

/** Announces twice the sum, so that there is time to go back. */
export function downtimeWindow(minutes: Readonly<Record<Part, number>>) {
  const sum = downtimeParts.reduce((total, part) => total + minutes[part], 0);
  return { sum, announced: sum * 2 };
}
