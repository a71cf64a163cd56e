// Runs a piece of work once at a time: who asks meanwhile gets it once more afterwards, however often he asks.

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
