// The metrics of this process, in Prometheus' format.
import type { DiskRoom } from './diskRoom.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A browser's measurements: milliseconds, and for CLS a score. Those that it could not make are missing. */
type FieldValues = Partial<Record<'LCP' | 'INP' | 'TTFB' | 'CLS', number | undefined>>;

/** Histograms of the page speed in visitors' browsers, by kind of page. Buckets end at web.dev's limits of good and poor. */
function fieldMeasures(registry: Registry): (page: string, values: FieldValues) => void {
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: ['page'], buckets, registers: [registry] });
  const inSeconds = {
    LCP: histogram('field_lcp_seconds', 'When the largest thing of a page was shown', [0.5, 1, 1.5, 2.5, 4, 8]),
    INP: histogram('field_inp_seconds', 'How long a page took to answer a touch', [0.05, 0.1, 0.2, 0.5, 1]),
    TTFB: histogram('field_ttfb_seconds', 'When the first byte of a page came', [0.1, 0.2, 0.4, 0.8, 1.8]),
  };
  const cls = histogram('field_cls_score', 'How much of a page moved by itself', [0.01, 0.05, 0.1, 0.25, 0.5]);
  return (page, { CLS, ...values }) => {
    if (CLS !== undefined) cls.observe({ page }, CLS);
    for (const name of ['LCP', 'INP', 'TTFB'] as const) {
      const ms = values[name];
      if (ms !== undefined) inSeconds[name].observe({ page }, ms / 1000);
    }
  };
}

/** Numbers of the cache of ready pages. */
type CacheStats = { hits: number; misses: number; stale: number; pages: number; bytes: number };

/** What waits to be done, in the store that all processes share. */
export type Backlog = {
  outboxWaiting: number;
  /** Those among them that are not tried again until staff act. */
  outboxRefused: number;
  outboxOldestSeconds: number;
  leadsOverdue: number;
  smsOfDay: number;
};

export type Metrics = {
  contentType: string;
  registry: Registry;
  text: () => Promise<string>;
  answered: (route: string, status: number, seconds: number) => void;
  /** Counts an answer from prepared bytes, whose duration would say nothing. */
  quick: (route: 'ready' | 'shed', status: number) => void;
  /** Counts a browser's report about the content policy. */
  reported: () => void;
  /** Adds a browser's measurements of a page. */
  measured: (page: string, values: FieldValues) => void;
  /** Sets where the numbers of the cache are read: each reading asks which cache answers now. */
  watchCache: (stats: () => CacheStats | undefined) => void;
  watchBacklog: (read: () => Promise<Backlog | undefined>) => void;
  /** Sets how it is found out whether forms are accepted. */
  watchForms: (areKept: () => Promise<boolean>) => void;
  /** Sets how the room on the disk of the data folder is read. */
  watchDisk: (read: () => Promise<DiskRoom>) => void;
  /** Says whether the time of day was set since the start, so that nothing is deleted by its age. */
  clockUnsure: (isUnsure: boolean) => void;
};

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  /** Counted in maps until metrics are read: a counter with labels would take a seventh of the time of such an answer. */
  const quick = { ready: new Map<number, number>(), shed: new Map<number, number>() };
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'Answers by route and status; "ready" are ready pages, "shed" refusals while there was too much to do',
    labelNames: ['route', 'status'],
    registers,
    collect() {
      for (const [route, byStatus] of Object.entries(quick)) {
        for (const [status, count] of byStatus) this.inc({ route, status }, count);
        byStatus.clear();
      }
    },
  });
  const duration = new Histogram({
    name: 'http_answer_seconds',
    help: 'Time to the end of an answer that was not a ready page',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });

  const violations = new Counter({
    name: 'policy_reports_total',
    help: 'Reports of browsers that the content policy kept something from them',
    registers,
  });

  const field = fieldMeasures(registry);

  let cacheStats: (() => CacheStats | undefined) | undefined;
  let readBacklog: (() => Promise<Backlog | undefined>) | undefined;
  const ofCache = (name: string, help: string, value: keyof CacheStats) =>
    new Gauge({
      name,
      help,
      registers,
      aggregator: 'sum',
      collect() {
        this.set(cacheStats?.()?.[value] ?? 0);
      },
    });
  ofCache('page_cache_pages', 'Ready pages', 'pages');
  ofCache('page_cache_bytes', 'Bytes of ready pages', 'bytes');
  ofCache('page_cache_hits', 'Answers from ready pages', 'hits');
  ofCache('page_cache_stale', 'Answers from ready pages that were being made anew', 'stale');
  ofCache('page_cache_misses', 'Pages that had to be rendered', 'misses');

  let reading: Promise<Backlog | undefined> | undefined;
  /** Read once for all five gauges of a scrape. */
  const backlogNow = (): Promise<Backlog | undefined> | undefined =>
    (reading ??= readBacklog?.()
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      }));
  // All processes see the same store, so the numbers of one of them are those of all.
  const ofBacklog = (name: string, help: string, value: keyof Backlog) =>
    new Gauge({
      name,
      help,
      registers,
      aggregator: 'max',
      async collect() {
        const backlog = await backlogNow();
        if (backlog) this.set(backlog[value]);
      },
    });
  ofBacklog('outbox_waiting', 'Messages that have not been delivered', 'outboxWaiting');
  ofBacklog('outbox_refused', 'Messages that were refused for good', 'outboxRefused');
  ofBacklog('outbox_oldest_seconds', 'Age of the oldest message that waits', 'outboxOldestSeconds');
  ofBacklog(
    'sms_of_day',
    'SMS with codes in the last span of a day, those held back by the limit among them',
    'smsOfDay',
  );
  ofBacklog('leads_overdue', 'Enquiries nobody has answered in time', 'leadsOverdue');

  let areKept: (() => Promise<boolean>) | undefined;
  registry.registerMetric(
    new Gauge({
      name: 'forms_closed',
      help: '1: no form can be kept, and /readyz says why',
      registers: [],
      aggregator: 'max',
      async collect() {
        this.set(Number((await areKept?.()) === false));
      },
    }),
  );

  let readDisk: (() => Promise<DiskRoom>) | undefined;
  const ofDisk = (name: string, help: string, value: keyof DiskRoom) =>
    new Gauge({
      name,
      help,
      registers,
      aggregator: 'min',
      async collect() {
        const room = await readDisk?.().catch(() => undefined);
        if (room) this.set(room[value]);
      },
    });
  ofDisk('data_disk_free_bytes', 'Room on the disk of the data folder', 'freeBytes');
  ofDisk('data_disk_free_share', 'The same as a share of that disk, 0 to 1', 'freeShare');

  const clock = new Gauge({
    name: 'clock_unsure',
    help: '1: the time of day was set since the start, so nothing is deleted by its age',
    registers,
    aggregator: 'max',
  });

  return {
    contentType: registry.contentType,
    registry,
    text: () => registry.metrics(),
    reported: () => violations.inc(),
    measured: field,
    answered(route, status, seconds) {
      answers.inc({ route, status });
      duration.observe({ route }, seconds);
    },
    quick: (route, status) => void quick[route].set(status, (quick[route].get(status) ?? 0) + 1),
    watchCache: (stats) => {
      cacheStats = stats;
    },
    watchBacklog: (read) => {
      readBacklog = read;
    },
    watchForms: (kept) => {
      areKept = kept;
    },
    watchDisk: (read) => {
      readDisk = read;
    },
    clockUnsure: (isUnsure) => clock.set(Number(isUnsure)),
  };
}
