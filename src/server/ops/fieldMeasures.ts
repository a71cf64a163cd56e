// How quick pages were in visitors' browsers, as histograms by kind of page; buckets end where web.dev says good, and poor.
import { Histogram, type Registry } from 'prom-client';

/** What a browser measures, by its names: milliseconds, and the score of what moved. What it could not measure is missing. */
export type FieldValues = Partial<Record<'LCP' | 'INP' | 'TTFB' | 'CLS', number | undefined>>;

export function fieldMeasures(registry: Registry): (page: string, values: FieldValues) => void {
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
