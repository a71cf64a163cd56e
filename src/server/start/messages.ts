// The messages between supervisor and workers.
import * as v from 'valibot';

export const fromWorker = v.variant('kind', [
  /** Takes requests, and has opened what forms need. */
  v.object({ kind: v.literal('ready') }),
  /** Cannot start, and why. */
  v.object({ kind: v.literal('failed'), reason: v.string() }),
  /** A heartbeat: its event loop runs. */
  v.object({ kind: v.literal('beat') }),
  v.object({ kind: v.literal('metrics'), question: v.number() }),
]);

export const fromSupervisor = v.object({ kind: v.literal('metrics'), question: v.number(), text: v.string() });

export type FromWorker = v.InferOutput<typeof fromWorker>;
export type FromSupervisor = v.InferOutput<typeof fromSupervisor>;

/** Does nothing in a process without a supervisor, or whose supervisor is gone. */
export function tellSupervisor(message: FromWorker): void {
  if (process.connected) process.send?.(message);
}
