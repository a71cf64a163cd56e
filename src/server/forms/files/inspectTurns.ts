// Makes all workers inspect one file at a time: one image may take most of a gigabyte of the memory that they share.
import cluster, { type Worker } from 'node:cluster';
import * as v from 'valibot';

const turn = v.object({ turn: v.picklist(['wanted', 'yours', 'over']) });
type Turn = v.InferOutput<typeof turn>;

function turnIn(message: unknown): Turn['turn'] | undefined {
  const { success, output } = v.safeParse(turn, message);
  return success ? output.turn : undefined;
}

/** Runs in the supervisor: gives workers their turn, in order of their requests. */
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
  // The supervisor ends workers that hang, so every turn ends.
  cluster.on('exit', (worker) => {
    waiting = waiting.filter((one) => one !== worker);
    if (holder === worker) next();
  });
}

const tell = (message: Turn): void => {
  if (process.connected) process.send?.(message);
};

/** Within one process, callers must not overlap: a second request would wait for the first one's turn for ever. */
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
