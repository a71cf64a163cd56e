// Tells whether the time of day has been set since the start. If so, nothing may be deleted by its age.
import { minuteMs } from '../../shared/i18n/times.ts';

/** Corrections over the network and pauses of the machine stay below this. */
const toleranceMs = minuteMs;

/** `elapsed`: a monotonic clock. */
export function steadyClock(clock: () => number, elapsed: () => number = () => performance.now()): () => boolean {
  const [clockAtStart, elapsedAtStart] = [clock(), elapsed()];
  let steady = true;
  return () => {
    // False until the next start: nobody knows which times in the store are right.
    steady &&= Math.abs(clock() - clockAtStart - (elapsed() - elapsedAtStart)) < toleranceMs;
    return steady;
  };
}
