// Puts into the estimate what a form says, without leaving the page.
import type { BasketAnswer } from '../facts/Estimate.ts';

/** Presses and forms wait for the answer: one that never comes must not hold them back. */
export const answerMs = 15_000;

/** `result`: null if the server refused or failed. Rejects if it cannot be reached, or does not answer in time. */
export async function askBasket(body: URLSearchParams): Promise<{ status: number; result: BasketAnswer | null }> {
  // AbortSignal.timeout is newer than the oldest browsers that get this code.
  const stop = new AbortController();
  const limit = setTimeout(() => stop.abort(), answerMs);
  try {
    // keepalive: also finishes if the visitor leaves the page.
    const sent = {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      keepalive: true,
      signal: stop.signal,
    };
    const answer = await fetch('/basket', sent);
    const { result } = (await answer.json()) as { result: BasketAnswer | null };
    return { status: answer.status, result };
  } finally {
    clearTimeout(limit);
  }
}
