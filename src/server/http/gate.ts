// Lets requests that cost work in, a batch a turn of the event loop, keeps a few waiting for a moment, and refuses what would wait for longer.

/** Forms go first and wait longest: a page can be asked for again, what somebody has typed may be lost. */
export const lanes = {
  form: { inside: 500, waiting: 1_000, patienceMs: 10_000 },
  page: { inside: 64, waiting: 200, patienceMs: 2_000 },
} as const;
export type Lane = keyof typeof lanes;

export type Gate = {
  /** `enter` is called when it is its turn, `refuse` when that would take too long. Answers how to leave, inside or waiting. */
  ask: (lane: Lane, enter: () => void, refuse: () => void) => () => void;
  /** Work that nobody waits for should wait. */
  isBusy: () => boolean;
};

type Waiting = { since: number; enter: () => void; refuse: () => void };

/** One alone would have its answer written, and its visitor woken, for itself: together they share what a turn costs. */
const largestBatch = 32;
/** Whoever asks for what is ready waits for a turn to end: one that takes longer halves the next batch. */
const longestTurnMs = 20;
/** So few anybody can wait for, however slow the machine is just then. */
const alwaysInside = 8;
const lookMs = 50;
/** A loop that goes on being so late has more to do than it can: whoever would have to wait is told so at once. */
const lateMs = 150;
/** Of the average; one long stop says nothing about what comes, so none counts for more than this. */
const weight = 0.1;
const longestStopMs = 300;
/** Refusals come in waves; between two of them nothing is calm. */
const calmMs = 2_000;

export function openGate(now: () => number = () => performance.now()): Gate {
  const waiting: Record<Lane, Set<Waiting>> = { form: new Set(), page: new Set() };
  const inside: Record<Lane, number> = { form: 0, page: 0 };
  const order = ['form', 'page'] as const;
  let turnComes = false;
  let batch = largestBatch;
  let asked = 0;
  let late = 0;
  let lastLook = now();
  let lastRefusal = -Infinity;

  const isAnybodyWaiting = () => order.some((lane) => waiting[lane].size > 0);

  function refuse(lane: Lane, one: Waiting): void {
    waiting[lane].delete(one);
    lastRefusal = now();
    one.refuse();
  }

  function dropWhoWaitedTooLong(): void {
    for (const lane of order) {
      for (const one of waiting[lane]) {
        if (now() - one.since < lanes[lane].patienceMs) break;
        refuse(lane, one);
      }
    }
  }

  function nextTurn(): void {
    if (turnComes) return;
    turnComes = true;
    asked = now();
    setImmediate(() => {
      turnComes = false;
      dropWhoWaitedTooLong();
      batch = now() - asked > longestTurnMs ? Math.max(1, batch >> 1) : Math.min(largestBatch, batch * 2);
      for (let left = batch; left > 0; left -= 1) if (!letOneIn()) return;
      nextTurn();
    });
  }

  function letOneIn(): boolean {
    const lane = order.find((one) => waiting[one].size > 0 && inside[one] < lanes[one].inside);
    const [next] = lane ? waiting[lane] : [];
    if (!lane || !next) return false;
    waiting[lane].delete(next);
    inside[lane] += 1;
    next.enter();
    return true;
  }

  setInterval(() => {
    late += weight * (Math.min(now() - lastLook - lookMs, longestStopMs) - late);
    lastLook = now();
    dropWhoWaitedTooLong();
  }, lookMs).unref();

  return {
    ask(lane, enter, refuseIt) {
      let left = false;
      const one: Waiting = {
        since: now(),
        enter,
        refuse: () => {
          left = true;
          refuseIt();
        },
      };
      const most = lanes[lane];
      const isFull =
        waiting[lane].size >= most.waiting ||
        (lane === 'page' && late > lateMs && inside.page + waiting.page.size >= alwaysInside);
      if (isFull) refuse(lane, one);
      else {
        waiting[lane].add(one);
        nextTurn();
      }
      return () => {
        if (left) return;
        left = true;
        if (waiting[lane].delete(one)) return;
        inside[lane] -= 1;
        if (isAnybodyWaiting()) nextTurn();
      };
    },
    isBusy: () => isAnybodyWaiting() || late > lateMs || now() - lastRefusal < calmMs,
  };
}
