// Runs work within bounds: opened once and kept, never twice at the same time, or awaited no longer than a given time.

/** Opens something on first use and keeps it. A failed attempt is repeated on the next use. */
export function openOnce<Thing>(open: () => Promise<Thing>): () => Promise<Thing> {
  let opening: Promise<Thing> | undefined;
  return () => {
    if (opening) return opening;
    const trying = open();
    opening = trying;
    trying.catch(() => {
      opening = undefined;
    });
    return trying;
  };
}

/** All calls during a run lead to one more run after it. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let asked = false;
  const rounds = async (): Promise<void> => {
    do {
      asked = false;
      await work();
    } while (asked);
  };
  return () => {
    asked = true;
    running ??= rounds().finally(() => (running = undefined));
    return running;
  };
}

/** Waits for a promise, but no longer than `ms`. */
export function patiently(promise: Promise<unknown>, ms: number): Promise<unknown> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  return Promise.race([promise.finally(() => clearTimeout(timer)), timeout]);
}
