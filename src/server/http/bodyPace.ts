// Drops request bodies that stall, and lets slow ones arrive: what counts is the pace, not the total time.
import type { IncomingMessage } from 'node:http';
import { hourMs, minuteMs } from '../../shared/i18n/times.ts';

/** Far more than 24 MB take at 56 kbit/s. No request holds a connection longer, even at a steady pace. */
export const longestRequestMs = 2 * hourMs;

/** About 270 bytes a second, less than any line on which pages can be read; a line may be dead for most of a minute. */
const pace = { windowMs: minuteMs, leastBytes: 16_384 };

const bodyFollows = ({ headers, complete }: IncomingMessage): boolean =>
  !complete && ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0);

export function keepPace(request: IncomingMessage, { windowMs, leastBytes } = pace): void {
  if (!bodyFollows(request)) return;
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    if (socket.bytesRead - before < leastBytes) socket.destroy();
    before = socket.bytesRead;
  }, windowMs);
  request.once('close', () => clearInterval(timer));
}
