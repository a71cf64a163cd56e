// Lets a slow body arrive and drops one that stands still: what counts is that it goes on, not when it is whole.
import type { IncomingMessage } from 'node:http';

/** Far above what 24 MB take at 56 kbit/s: nobody holds a connection longer, however he drips. */
export const longestRequestMs = 2 * 60 * 60_000;

/** About 270 bytes a second, less than any line that pages can be read on; a line may be gone for most of a minute. */
const pace = { windowMs: 60_000, leastBytes: 16_384 };

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
