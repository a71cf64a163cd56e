// Receives browsers' reports about the content policy: a few small ones a minute, of which only the parts are logged that
// say nothing about a visitor.
import type { RequestHandler } from 'express';
import * as v from 'valibot';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { intake } from './intake.ts';

type Options = {
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
const schema = v.union([single, gathered]);

/** Only an origin, or a keyword of the standard such as `inline`: a whole address may hold data of the visitor. */
function blockedBy(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  const { protocol, host } = URL.parse(blocked) ?? {};
  return protocol && /^(https?|wss?):$/.test(protocol) ? `${protocol}//${host}` : (protocol ?? 'other');
}

const directives = /^[a-z]{2,12}(-[a-z]{2,12}){1,3}$/;

export function reports({ log, metrics, pageAt }: Options): RequestHandler {
  return intake({
    name: 'reports',
    log,
    types: ['application/csp-report', 'application/reports+json'],
    mostBytes: 8192,
    mostPerMinute: 30,
    async take(body, { locals }, mayCount) {
      const { success, output } = v.safeParse(schema, body);
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
