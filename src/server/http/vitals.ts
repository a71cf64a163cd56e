// Receives page speeds measured in the browsers of some visitors who accept that. Only sums by kind of page are kept,
// nothing about the visitor.
import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { pages } from '../../shared/pages/pages.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { intake } from './intake.ts';

const kinds = [...new Set(pages.map(({ chunk }) => chunk))];

/** Larger values come from no real visit: a computer slept, or somebody made them up. */
const ms = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)));
const score = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)));
const schema = v.strictObject({ page: v.picklist(kinds), LCP: ms, INP: ms, TTFB: ms, CLS: score });

type Options = { log: Pick<Log, 'warn'>; metrics: Pick<Metrics, 'measured'> };

export const vitals = ({ log, metrics }: Options): RequestHandler =>
  intake({
    name: 'vitals',
    log,
    // The type that sendBeacon gives a text.
    types: ['text/plain'],
    mostBytes: 512,
    mostPerMinute: 600,
    async take(body, { req }, mayCount) {
      const { success, output } = v.safeParse(schema, body);
      if (!success || !req.visitor.accepts || !(await mayCount())) return;
      const { page, ...values } = output;
      metrics.measured(page, values);
    },
  });
