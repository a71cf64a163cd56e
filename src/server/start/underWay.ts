// Watches the requests that a site is answering: what they need is closed only after them, and a body that stalls is dropped,
// while a slow one may arrive: what counts is the pace, not the total time.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hourMs, minuteMs } from '../../shared/i18n/times.ts';

type UnderWay = {
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

/** Far more than 24 MB take at 56 kbit/s. No request holds a connection longer, even at a steady pace. */
export const longestRequestMs = 2 * hourMs;

/** About 270 bytes a second, less than any line on which pages can be read; a line may be dead for most of a minute. */
export const pace = { windowMs: minuteMs, leastBytes: 16_384 };

const bodyFollows = ({ headers, complete }: IncomingMessage): boolean =>
  !complete && ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0);

export function keepPace(request: IncomingMessage): void {
  if (!bodyFollows(request)) return;
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    if (socket.bytesRead - before < pace.leastBytes) socket.destroy();
    before = socket.bytesRead;
  }, pace.windowMs);
  request.once('close', () => clearInterval(timer));
}
