// The queue for requests that cost work: starts a batch in each turn of the event loop, lets a few requests wait briefly,
// and refuses those that would wait longer.

/** Forms go first and may wait longest: a page can be requested again, but typed text may be lost. */
export const lanes = {
  form: { inside: 500, waiting: 1_000, patienceMs: 10_000 },
  page: { inside: 64, waiting: 200, patienceMs: 2_000 },
} as const;
export type Lane = keyof typeof lanes;

export type Gate = {
  /**
   * Calls `enter` at the request's turn, or `refuse` when that would take too long. Returns the function that leaves, from
   * inside or from the queue.
   */
  ask: (lane: Lane, enter: () => void, refuse: () => void) => () => void;
  /** When true, work that no visitor waits for should be put off. */
  isBusy: () => boolean;
  /** When true, several visitors wait for the processor at once, so what takes it for one of them delays the others. */
  isCrowded: () => boolean;
};

type Waiting = { since: number; enter: () => void; refuse: () => void };

/** The requests of a batch share the cost of a turn, such as writing their answers. */
const largestBatch = 32;
/**
 * The event loop accepts a single new connection a turn. While requests wait, so many turns without a batch follow each
 * batch: without them, new visitors would wait outside for many seconds, and nobody would refuse them.
 */
export const turnsToAccept = 64;
/** Requests for ready pages wait until a turn ends: a turn longer than this halves the next batch. */
const longestTurnMs = 20;
/** With fewer requests under way, none of them waits noticeably for another. */
const crowd = 4;
/** So few pages are accepted even while the machine is slow. */
const alwaysInside = 8;
const lookMs = 50;
/** An event loop that is this late on average is overloaded: pages that would have to wait are refused at once. */
const lateMs = 150;
/** Weight of the newest measurement in that average. */
const weight = 0.1;
/** One long stop says little about the load, so it counts for no more than this. */
const longestStopMs = 300;
/** Refusals come in waves: the gate counts as busy for this long after one. */
const calmMs = 2_000;

export function openGate(now: () => number = () => performance.now()): Gate {
  // Arrays, not sets: a set that grew or shrank leaves its requests to the slow collector (docs/decisions/0117).
  const waiting: Record<Lane, Waiting[]> = { form: [], page: [] };
  const inside: Record<Lane, number> = { form: 0, page: 0 };
  const order = ['form', 'page'] as const;
  let isTurnPlanned = false;
  let batch = largestBatch;
  let turnAskedAt = 0;
  let acceptingLeft = 0;
  let lateness = 0;
  let lastLook = now();
  let lastRefusal = -Infinity;

  const isAnybodyWaiting = () => order.some((lane) => waiting[lane].length > 0);

  function leaveQueue(lane: Lane, one: Waiting): void {
    const at = waiting[lane].indexOf(one);
    if (at >= 0) waiting[lane].splice(at, 1);
  }

  function refuse(lane: Lane, one: Waiting): void {
    leaveQueue(lane, one);
    lastRefusal = now();
    one.refuse();
  }

  function refuseOverdue(): void {
    for (const lane of order) {
      let [first] = waiting[lane];
      while (first && now() - first.since >= lanes[lane].patienceMs) {
        refuse(lane, first);
        [first] = waiting[lane];
      }
    }
  }

  function nextTurn(): void {
    if (isTurnPlanned) return;
    isTurnPlanned = true;
    turnAskedAt = now();
    setImmediate(() => {
      refuseOverdue();
      batch = now() - turnAskedAt > longestTurnMs ? Math.max(1, batch >> 1) : Math.min(largestBatch, batch * 2);
      letBatchIn();
    });
  }

  function letBatchIn(): void {
    if (acceptingLeft > 0) {
      acceptingLeft -= 1;
      setImmediate(letBatchIn);
      return;
    }
    isTurnPlanned = false;
    for (let left = batch; left > 0; left -= 1) if (!letOneIn()) return;
    if (!laneToAdmit()) return;
    acceptingLeft = turnsToAccept;
    nextTurn();
  }

  const laneToAdmit = (): Lane | undefined =>
    order.find((one) => waiting[one].length > 0 && inside[one] < lanes[one].inside);

  function letOneIn(): boolean {
    const lane = laneToAdmit();
    const next = lane && waiting[lane].shift();
    if (!lane || !next) return false;
    inside[lane] += 1;
    next.enter();
    return true;
  }

  setInterval(() => {
    lateness += weight * (Math.min(now() - lastLook - lookMs, longestStopMs) - lateness);
    lastLook = now();
    refuseOverdue();
  }, lookMs).unref();

  return {
    ask(lane, enter, refuseIt) {
      let left = false;
      let isInside = false;
      const one: Waiting = {
        since: now(),
        enter: () => {
          isInside = true;
          enter();
        },
        refuse: () => {
          left = true;
          refuseIt();
        },
      };
      const limit = lanes[lane];
      const isFull =
        waiting[lane].length >= limit.waiting ||
        (lane === 'page' && lateness > lateMs && inside.page + waiting.page.length >= alwaysInside);
      if (isFull) refuse(lane, one);
      else {
        waiting[lane].push(one);
        nextTurn();
      }
      return () => {
        if (left) return;
        left = true;
        if (!isInside) return leaveQueue(lane, one);
        inside[lane] -= 1;
        if (isAnybodyWaiting()) nextTurn();
      };
    },
    isBusy: () => isAnybodyWaiting() || lateness > lateMs || now() - lastRefusal < calmMs,
    isCrowded: () => inside.page + inside.form >= crowd || isAnybodyWaiting(),
  };
}
