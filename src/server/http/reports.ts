// Receives what browsers send by themselves, in small bodies and limited for all visitors together: reports about the content
// policy, of which only the parts are logged that say nothing about a visitor, and page speeds, of which only sums are kept.
import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import * as v from 'valibot';
import { readJson } from '../ops/readJson.ts';
import { openLimit } from '../ops/limits.ts';
import type { Log } from '../ops/log.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Metrics } from '../ops/metrics.ts';
import { pages } from '../../shared/pages/pages.ts';

/** Whether one more may be counted in this minute. */
type MayCount = () => Promise<boolean>;

type Intake = {
  /** Of the limit. */
  name: string;
  log: Pick<Log, 'warn'>;
  types: string[];
  mostBytes: number;
  /** For all visitors together: a sample tells as much as all of them. */
  mostPerMinute: number;
  take: (body: unknown, response: Response, mayCount: MayCount) => Promise<void>;
};

/** Answers before the body is processed. */
function intake({ name, log, types, mostBytes, mostPerMinute, take }: Intake): RequestHandler {
  const limit = openLimit(name, { most: mostPerMinute, seconds: 60 }, log);
  const mayCount: MayCount = async () => (await limit.take({})) === undefined;
  const answer = async (request: Request, response: Response): Promise<void> => {
    response.status(204).set('Cache-Control', 'no-store').end();
    await take(
      readJson<unknown>(String(request.body), () => undefined),
      response,
      mayCount,
    );
  };
  const unread: ErrorRequestHandler = (_error, _request, response, _next) => {
    response.status(400).set('Cache-Control', 'no-store').end();
  };
  return Router().use(express.text({ type: types, limit: mostBytes }), answer, unread);
}

type ReportOptions = {
  log: Pick<Log, 'warn'>;
  metrics: Pick<Metrics, 'reported'>;
  /** Id of the page at an address, for the log. */
  pageAt: (path: string, locale: LocaleCode) => string | undefined;
};

/** Browsers send several reports at once. */
const mostAtOnce = 5;

const text = v.optional(v.pipe(v.string(), v.maxLength(4096)), '');
const single = v.pipe(
  v.object({ 'csp-report': v.object({ 'document-uri': text, 'effective-directive': text, 'blocked-uri': text }) }),
  v.transform(({ 'csp-report': report }) => [
    { page: report['document-uri'], directive: report['effective-directive'], blocked: report['blocked-uri'] },
  ]),
);
const gathered = v.pipe(
  v.array(
    v.object({
      type: v.literal('csp-violation'),
      body: v.object({ documentURL: text, effectiveDirective: text, blockedURL: text }),
    }),
  ),
  v.transform((reports) =>
    reports.map(({ body }) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
    })),
  ),
);
const report = v.union([single, gathered]);

/** Only an origin, or a keyword of the standard such as `inline`: a whole address may hold data of the visitor. */
function blockedBy(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  const { protocol, host } = URL.parse(blocked) ?? {};
  return protocol && /^(https?|wss?):$/.test(protocol) ? `${protocol}//${host}` : (protocol ?? 'other');
}

const directives = /^[a-z]{2,12}(-[a-z]{2,12}){1,3}$/;

/** Reports about the content policy. */
export function reports({ log, metrics, pageAt }: ReportOptions): RequestHandler {
  return intake({
    name: 'reports',
    log,
    types: ['application/csp-report', 'application/reports+json'],
    mostBytes: 8192,
    mostPerMinute: 30,
    async take(body, { locals }, mayCount) {
      const { success, output } = v.safeParse(report, body);
      for (const { page, directive, blocked } of success ? output.slice(0, mostAtOnce) : []) {
        if (!(await mayCount())) return;
        metrics.reported();
        log.warn('policy.violated', {
          directive: directives.test(directive) ? directive : 'other',
          blocked: blockedBy(blocked).slice(0, 100),
          page: pageAt(URL.parse(page)?.pathname ?? '', locals.site.defaultLocale) ?? 'other',
        });
      }
    },
  });
}

const kinds = [...new Set(pages.map(({ chunk }) => chunk))];

/** Larger values come from no real visit: a computer slept, or somebody made them up. */
const ms = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)));
const score = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)));
const speeds = v.strictObject({ page: v.picklist(kinds), LCP: ms, INP: ms, TTFB: ms, CLS: score });

type VitalsOptions = { log: Pick<Log, 'warn'>; metrics: Pick<Metrics, 'measured'> };

/** Page speeds, measured in the browsers of some visitors who accept that. */
export const vitals = ({ log, metrics }: VitalsOptions): RequestHandler =>
  intake({
    name: 'vitals',
    log,
    // The type that sendBeacon gives a text.
    types: ['text/plain'],
    mostBytes: 512,
    mostPerMinute: 600,
    async take(body, { req }, mayCount) {
      const { success, output } = v.safeParse(speeds, body);
      if (!success || !req.visitor.accepts || !(await mayCount())) return;
      const { page, ...values } = output;
      metrics.measured(page, values);
    },
  });
