// Takes in what browsers report of the content policy: few a minute, small ones, and of each only what tells nothing of a visitor.
import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { matchAddress, type Known } from '../render/match.ts';

type Options = { log: Pick<Log, 'warn'>; metrics: Pick<Metrics, 'reported'>; known: Known };

/** Of all visitors together: a policy that is broken is told as well by thirty reports as by thirty thousand. */
const mostPerMinute = 30;
/** Browsers gather reports before they send them. */
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
const schema = v.union([single, gathered]);

/** An origin, or a word of the standard such as `inline`: an address may hold what is its visitor's. */
function blockedBy(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  const { protocol, host } = URL.parse(blocked) ?? {};
  return protocol && /^(https?|wss?):$/.test(protocol) ? `${protocol}//${host}` : (protocol ?? 'other');
}

const directives = /^[a-z]{2,12}(-[a-z]{2,12}){1,3}$/;

function parsed(body: unknown): v.InferOutput<typeof schema> {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(String(body)));
    return success ? output.slice(0, mostAtOnce) : [];
  } catch {
    return [];
  }
}

export function reports({ log, metrics, known }: Options): RequestHandler {
  const limiter = new RateLimiterMemory({ points: mostPerMinute, duration: 60 });
  const take: RequestHandler = async (request, response) => {
    response.status(204).set('Cache-Control', 'no-store').end();
    const { defaultLocale } = response.locals.site;
    for (const { page, directive, blocked } of parsed(request.body)) {
      const counted = await limiter.consume('all').catch(() => undefined);
      if (!counted) return;
      const match = matchAddress(URL.parse(page)?.pathname ?? '', defaultLocale, known);
      metrics.reported();
      log.warn('policy.violated', {
        directive: directives.test(directive) ? directive : 'other',
        blocked: blockedBy(blocked).slice(0, 100),
        page: match.kind === 'page' ? match.page.id : 'other',
      });
    }
  };
  const unread: ErrorRequestHandler = (_error, _request, response, _next) => {
    response.status(400).set('Cache-Control', 'no-store').end();
  };
  const types = ['application/csp-report', 'application/reports+json'];
  return Router().use(express.text({ type: types, limit: '8kb' }), take, unread);
}
