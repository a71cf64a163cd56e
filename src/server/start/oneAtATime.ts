// Never runs a piece of work twice at the same time: all calls during a run lead to one more run after it.

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
