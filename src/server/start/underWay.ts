// Counts the requests that a site is answering, so that what they need is closed only after them.
import type { IncomingMessage, ServerResponse } from 'node:http';

export type UnderWay = {
  watch: (request: IncomingMessage, response: ServerResponse) => void;
  /** Resolves when nothing is under way. After `late` only changes are waited for: a form must not be cut off, a slow reader may be. */
  ended: (late: AbortSignal) => Promise<void>;
};

const mayChange = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD';

export function underWay(): UnderWay {
  let all = 0;
  let changes = 0;
  let look = (): void => {};
  // The same two functions for all: one for each request would outlive the young collector (docs/decisions/0117).
  const left = (): void => {
    all -= 1;
    look();
  };
  const changed = (): void => {
    changes -= 1;
    left();
  };
  return {
    watch(request, response) {
      const isChange = mayChange(request);
      all += 1;
      if (isChange) changes += 1;
      response.on('close', isChange ? changed : left);
    },
    ended: (late) =>
      new Promise((resolve) => {
        look = () => {
          if (all === 0 || (late.aborted && changes === 0)) resolve();
        };
        late.addEventListener('abort', look);
        look();
      }),
  };
}
