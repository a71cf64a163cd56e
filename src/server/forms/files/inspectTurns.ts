// One file is looked at at a time, over all processes: a picture may take most of a gigabyte, and each worker brings no memory of its own.
import cluster, { type Worker } from 'node:cluster';
import * as v from 'valibot';

const turn = v.object({ turn: v.picklist(['wanted', 'yours', 'over']) });
type Turn = v.InferOutput<typeof turn>;

function turnIn(message: unknown): Turn['turn'] | undefined {
  const { success, output } = v.safeParse(turn, message);
  return success ? output.turn : undefined;
}

/** In the supervisor. */
export function orderTurns(): void {
  let waiting: Worker[] = [];
  let holder: Worker | undefined;
  function next(): void {
    holder = waiting.shift();
    if (holder?.isConnected()) holder.send({ turn: 'yours' } satisfies Turn);
    else if (holder) next();
  }
  cluster.on('message', (worker, message: unknown) => {
    const said = turnIn(message);
    if (said === 'wanted') waiting.push(worker);
    if ((said === 'wanted' && !holder) || (said === 'over' && holder === worker)) next();
  });
  // Whoever stands still is ended by the supervisor, so no turn lasts for ever.
  cluster.on('exit', (worker) => {
    waiting = waiting.filter((one) => one !== worker);
    if (holder === worker) next();
  });
}

const tell = (message: Turn): void => {
  if (process.connected) process.send?.(message);
};

/** A process that asks again before its turn is over waits for itself: one at a time in each. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (!cluster.isWorker) return work();
  await new Promise<void>((resolve) => {
    const hear = (message: unknown): void => {
      if (turnIn(message) !== 'yours') return;
      process.off('message', hear);
      resolve();
    };
    process.on('message', hear);
    tell({ turn: 'wanted' });
  });
  try {
    return await work();
  } finally {
    tell({ turn: 'over' });
  }
}
