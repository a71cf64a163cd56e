// Runs work within bounds: opened once and kept, or never twice at the same time.

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
