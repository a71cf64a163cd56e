// Circuit breaker: after several failures in a row, stops requests to a back end for a pause on the monotonic clock.
import { NeighbourFault } from '../../ops/faults.ts';

type Breaker = {
  /** Rejects at once during the pause; after it, the result of a single request decides. */
  run: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;
};

type BreakerOptions = { failures: number; pauseMs: number; onBreak: () => void; onRecover: () => void };

export function breaker({ failures, pauseMs, onBreak, onRecover }: BreakerOptions): Breaker {
  let failed = 0;
  let openedAt: number | undefined;
  let trying = false;
  return {
    async run(ask) {
      const isOpen = openedAt !== undefined;
      if (openedAt !== undefined && (trying || performance.now() - openedAt < pauseMs))
        throw new NeighbourFault('unreachable', 'It has failed too often just now');
      trying = isOpen;
      try {
        const answer = await ask();
        failed = 0;
        openedAt = undefined;
        if (isOpen) onRecover();
        return answer;
      } catch (error) {
        failed += 1;
        if (failed === failures) onBreak();
        if (failed >= failures) openedAt = performance.now();
        throw error;
      } finally {
        if (isOpen) trying = false;
      }
    },
  };
}
