// When a desk must have answered: the promise made to the visitor, counted in the sales desk's working hours.

/** enquiry: two working days; activation: one, so that on working days it is within 24 hours. */
export type ReplyPromise = 'enquiry' | 'activation';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Taipei has had no summer time since 1979, so its wall clock is a fixed distance from UTC. */
const taipeiMs = 8 * hourMs;

const opensMs = 9 * hourMs;
const closesMs = 18 * hourMs;
const workingDayMs = closesMs - opensMs;

const workingTimeMs: Record<ReplyPromise, number> = { enquiry: 2 * workingDayMs, activation: workingDayMs };

/** 1 January 1970 was a Thursday. */
const isWeekend = (day: number): boolean => [2, 3].includes(day % 7);

/** Public holidays are not known here: on them a desk is asked to answer as on a working day. */
export function dueAt(created: number, promise: ReplyPromise): number {
  const local = created + taipeiMs;
  let day = Math.floor(local / dayMs);
  let from = Math.max(local - day * dayMs, opensMs);
  let left = workingTimeMs[promise];
  for (;;) {
    const open = isWeekend(day) ? 0 : Math.max(closesMs - from, 0);
    if (open > 0 && left <= open) return day * dayMs + from + left - taipeiMs;
    left -= open;
    day += 1;
    from = opensMs;
  }
}
