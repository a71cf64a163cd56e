// The queue of ready pages for their best compression, one at a time and in quiet times: it keeps a core busy for as long as a
// hundred quick ones.
import { setTimeout } from 'node:timers/promises';

export type ImproverOptions = {
  /** Measures ages. */
  clock: () => number;
  /** While true, visitors wait for first pages, and no page is compressed better. */
  isBusy: () => boolean;
  /** A page is compressed better only after no page has been requested for this long. */
  quietMs: number;
};

/** Knows pages by their keys only. */
type Improver = {
  /** A page was just made, and is only quickly compressed. */
  add: (key: string) => void;
  /** Somebody requests a page, ready or not. */
  noteRequest: (now: number) => void;
  /** A ready page is requested again. */
  noteHit: (key: string) => void;
  forget: (key: string) => void;
};

const pauseMs = 100;
/** On a site that is never quiet, a page gets its best compression after this time all the same. */
const patienceMs = 600_000;

/** `improve` compresses the page of a key, and never rejects. */
export function improverOf(
  { clock, isBusy, quietMs }: ImproverOptions,
  improve: (key: string) => Promise<void>,
): Improver {
  /** Pages that wait for their turn, and since when. */
  const waiting = new Map<string, number>();
  /** Pages with a query. There are any number of them, so only those that are requested again get a turn. */
  const passing = new Set<string>();
  let isImproving = false;
  let askedAt = -Infinity;

  const mustWait = (since: number): boolean =>
    isBusy() || (clock() - askedAt < quietMs && clock() - since < patienceMs);

  async function queue(one: string): Promise<void> {
    waiting.set(one, clock());
    if (isImproving) return;
    isImproving = true;
    for (const [key, since] of waiting) {
      while (mustWait(since)) await setTimeout(pauseMs, undefined, { ref: false });
      waiting.delete(key);
      await improve(key);
    }
    isImproving = false;
  }

  return {
    add(key) {
      if (key.includes('?')) passing.add(key);
      else void queue(key);
    },
    noteRequest: (now) => void (askedAt = now),
    noteHit: (key) => void (passing.delete(key) && queue(key)),
    forget: (key) => void (waiting.delete(key) || passing.delete(key)),
  };
}
