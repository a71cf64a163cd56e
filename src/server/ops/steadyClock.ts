// Tells whether the time of day has only gone on since the start, or was set: what is deleted by its age is then left alone.

/** What a clock that is kept right by the network is moved by, and a paused machine's timers at most. */
const toleranceMs = 60_000;

/** `elapsed`: time that nobody can set. */
export function steadyClock(clock: () => number, elapsed: () => number = () => performance.now()): () => boolean {
  const [clockAtStart, elapsedAtStart] = [clock(), elapsed()];
  let steady = true;
  return () => {
    // Once set, nobody knows which of the times in the store were right; the next start begins anew.
    steady &&= Math.abs(clock() - clockAtStart - (elapsed() - elapsedAtStart)) < toleranceMs;
    return steady;
  };
}
