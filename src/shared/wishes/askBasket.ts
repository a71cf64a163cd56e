// Puts into the estimate what a form says, without leaving the page.
import type { BasketAnswer } from '../facts/Estimate.ts';

/** Presses and forms wait for the answer: one that never comes must not hold them back. */
export const answerMs = 15_000;

/** Why it rejects: the answer was taken, with its cookie, and the rest of it was lost. */
export const lostAnswer = 'lost';

/** `result`: null if the server refused. Rejects if it failed, cannot be reached, or does not answer in time. */
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
    const { status } = answer;
    const { result } = (await answer.json().catch((error: unknown) => {
      // What can be read and is no JSON comes from elsewhere, such as a proxy.
      throw status !== 200 || error instanceof SyntaxError ? error : new Error(String(error), { cause: lostAnswer });
    })) as { result: BasketAnswer | null };
    if (status >= 500) throw new Error('The estimate was not taken');
    return { status, result };
  } finally {
    clearTimeout(limit);
  }
}
