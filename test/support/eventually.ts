// Waits for what a browser, a worker or a disk does in its own time: asks until the answer is the expected one.
import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for a busy machine; only a failure ever takes as long. */
const longestMs = 30_000;
const pauseMs = 20;

/** Fails as `toEqual` does, with the last answer. A question that cannot be answered just then is asked again. */
export async function eventually<Value>(
  read: () => Value | Promise<Value>,
  expected: Value,
  patienceMs = longestMs,
): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      expect(await read()).toEqual(expected);
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await pause(pauseMs);
  }
}
