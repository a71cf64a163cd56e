// The messages between supervisor and workers, and what they are exchanged for: the metrics of all workers, added up.
import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import * as v from 'valibot';
import { openMetrics, type Metrics } from '../ops/metrics.ts';

export const fromWorker = v.variant('kind', [
  /** Takes requests, and has opened the back office. */
  v.object({ kind: v.literal('ready') }),
  /** Cannot start, and why. */
  v.object({ kind: v.literal('failed'), reason: v.string() }),
  /** A heartbeat: its event loop runs. */
  v.object({ kind: v.literal('beat') }),
  v.object({ kind: v.literal('metrics'), question: v.number() }),
]);

const fromSupervisor = v.object({ kind: v.literal('metrics'), question: v.number(), text: v.string() });

type FromWorker = v.InferOutput<typeof fromWorker>;
type FromSupervisor = v.InferOutput<typeof fromSupervisor>;

/** Does nothing in a process without a supervisor, or whose supervisor is gone. */
export function tellSupervisor(message: FromWorker): void {
  if (process.connected) process.send?.(message);
}

const patienceMs = 6_000;

let aggregator: AggregatorRegistry<'text/plain; version=0.0.4; charset=utf-8'> | undefined;

/** In the supervisor. */
export async function answerMetrics(worker: Worker, question: number): Promise<void> {
  aggregator ??= new AggregatorRegistry();
  const text = await aggregator.clusterMetrics().catch(() => '');
  if (worker.isConnected()) worker.send({ kind: 'metrics', question, text } satisfies FromSupervisor);
}

/** In a worker: asks the supervisor, which asks every worker. */
export function sharedMetrics(): Metrics {
  const own = openMetrics();
  const listens = new AggregatorRegistry();
  AggregatorRegistry.setRegistries(own.registry);
  const waiting = new Map<number, (text: string) => void>();
  let asked = 0;
  process.on('message', (message: unknown) => {
    const { success, output } = v.safeParse(fromSupervisor, message);
    if (success) waiting.get(output.question)?.(output.text);
  });
  return {
    ...own,
    contentType: listens.contentType,
    async text() {
      asked += 1;
      const question = asked;
      const all = await new Promise<string>((resolve) => {
        waiting.set(question, resolve);
        setTimeout(() => resolve(''), patienceMs).unref();
        tellSupervisor({ kind: 'metrics', question });
      });
      waiting.delete(question);
      // While another worker hangs, own numbers are better than none.
      return all || own.text();
    },
  };
}
