// Adds up the metrics of all workers: a worker that is asked for them asks the supervisor, which asks every worker.
import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import * as v from 'valibot';
import { openMetrics, type Metrics } from '../ops/metrics.ts';
import { fromSupervisor, tellSupervisor, type FromSupervisor } from './messages.ts';

const patienceMs = 6_000;

let aggregator: AggregatorRegistry<'text/plain; version=0.0.4; charset=utf-8'> | undefined;

/** In the supervisor. */
export async function answerMetrics(worker: Worker, question: number): Promise<void> {
  aggregator ??= new AggregatorRegistry();
  const text = await aggregator.clusterMetrics().catch(() => '');
  if (worker.isConnected()) worker.send({ kind: 'metrics', question, text } satisfies FromSupervisor);
}

/** In a worker. */
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
