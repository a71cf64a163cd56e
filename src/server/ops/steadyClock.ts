// Whether the time of day has been set since the site was started: if so, nothing may be deleted by its age.
import { minuteMs } from '../../shared/i18n/times.ts';

/** Corrections over the network and pauses of the machine stay below this. */
const toleranceMs = minuteMs;

/** Nobody sets this clock, and it is the same for all processes of the machine. */
const sinceBoot = (): number => Number(process.hrtime.bigint() / 1_000_000n);

/** By how much the time of day is ahead of the clock that nobody sets. */
export const clockAhead = (clock = Date.now, elapsed = sinceBoot): number => clock() - elapsed();

/**
 * Reminders go on, unlike deletions: those of a clock that has been put right are right. `ahead`: as it was at the start, in a process
 * that takes over from another.
 */
export function steadyClock(
  clock: () => number,
  elapsed = sinceBoot,
  ahead = clockAhead(clock, elapsed),
): () => boolean {
  let steady = true;
  return () => {
    // False until the next start: nobody knows which times in the store are right.
    steady &&= Math.abs(clockAhead(clock, elapsed) - ahead) < toleranceMs;
    return steady;
  };
}
