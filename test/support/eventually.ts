// Waits for a browser, a worker or a disk: asks until the answer is the expected one.
import { setTimeout as pause } from 'node:timers/promises';

/** Enough for a busy machine; only a failure waits this long. */
const longestMs = 90_000;
const pauseMs = 20;

/** Fails like `toEqual`, with the last answer. A question that throws is asked again. */
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
