// Numbers about this process in Prometheus' format.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  contentType: string;
  text: () => Promise<string>;
  answered: (status: number, seconds: number) => void;
};

export function metricsOf(
  cache: { stats: () => { pages: number; bytes: number; hits: number; misses: number } } | undefined,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'Answers by status class',
    labelNames: ['class'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'http_answer_seconds',
    help: 'Time to the end of an answer that was not a cache hit',
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  if (cache) {
    gauge('page_cache_pages', 'Ready pages', () => cache.stats().pages);
    gauge('page_cache_bytes', 'Bytes of ready pages', () => cache.stats().bytes);
    gauge('page_cache_hits', 'Answers from ready pages', () => cache.stats().hits);
    gauge('page_cache_misses', 'Pages that had to be rendered', () => cache.stats().misses);
  }
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    answered(status, seconds) {
      answers.inc({ class: `${Math.floor(status / 100)}xx` });
      duration.observe(seconds);
    },
  };
}
