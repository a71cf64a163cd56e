// How long a database stands still while it moves, and the window to announce for it.
import { whole, type NumberField } from './fields.ts';

const most = 600;

export const downtimeParts = ['drain', 'catchup', 'verify', 'switch'] as const;
type Part = (typeof downtimeParts)[number];

export const downtimeWindowFields = {
  drain: whole(0, most, 5),
  catchup: whole(0, most, 10),
  verify: whole(0, most, 10),
  switch: whole(0, most, 5),
} satisfies Record<Part, NumberField>;

/** Announced at twice the sum, so that going back fits in as well. */
export function downtimeWindow(minutes: Readonly<Record<Part, number>>) {
  const sum = downtimeParts.reduce((total, part) => total + minutes[part], 0);
  return { sum, announced: sum * 2 };
}
