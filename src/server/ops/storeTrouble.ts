// Checks whether the store answers, at most once a second however often supervisors ask.
import { NeighbourFault } from './faults.ts';

type Pingable = { ping: () => Promise<void> };

const keptMs = 1_000;

/** Undefined: it answers; otherwise the kind of its fault. */
export function storeTrouble(store: () => Promise<Pingable>): () => Promise<string | undefined> {
  let asked: Promise<string | undefined> | undefined;
  let askedAt = 0;
  return () => {
    if (asked && performance.now() - askedAt < keptMs) return asked;
    askedAt = performance.now();
    asked = store()
      .then((open) => open.ping())
      .then(
        () => undefined,
        (error: unknown) => `store ${error instanceof NeighbourFault ? error.code : 'unknown'}`,
      );
    return asked;
  };
}
