// The security headers of every answer and the content policy of a page, both made by helmet.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { LRUCache } from 'lru-cache';

export type Policy = {
  scripts: readonly string[];
  styles: readonly string[];
  frames?: readonly string[];
  /** Trusted Types: whether browsers refuse or only report HTML and scripts that pass none of our policies. */
  types: 'enforce' | 'report' | 'none';
};

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Where browsers report violations of a policy. */
export const reportsPath = '/reports';

const unused = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];
const permissions = unused.map((feature) => `${feature}=()`).join(', ');

/**
 * Collects the headers of a middleware by running it once without a real request: they are the same for every answer, and
 * stored with ready pages.
 */
function headersBy(middleware: Middleware): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: () => undefined,
  } as unknown as ServerResponse;
  middleware({} as IncomingMessage, response, () => undefined);
  return headers;
}

const onlyTrusted = { requireTrustedTypesFor: ["'script'"] };

const written = ({ scripts, styles, frames = [], types }: Policy): Record<string, string> => ({
  ...headersBy(
    helmet.contentSecurityPolicy({
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", ...styles],
        imgSrc: ["'self'", 'data:'],
        ...(frames.length > 0 && { frameSrc: frames }),
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        // The policies of the start script and of `trusted.ts`.
        ...(types === 'enforce' && { ...onlyTrusted, trustedTypes: ['default', 'html'] }),
        reportUri: [reportsPath],
        reportTo: ['csp'],
      },
    }),
  ),
  ...(types === 'report' &&
    headersBy(
      helmet.contentSecurityPolicy({
        useDefaults: false,
        reportOnly: true,
        directives: {
          defaultSrc: helmet.contentSecurityPolicy.dangerouslyDisableDefaultSrc,
          ...onlyTrusted,
          // Without report-to, to save bytes of the first view: every browser that knows Trusted Types knows report-uri.
          reportUri: [reportsPath],
        },
      }),
    )),
  'Reporting-Endpoints': `csp="${reportsPath}"`,
});

/** Pages of one kind have the same policy, and helmet takes a thirtieth of a render's time to write it. */
const known = new LRUCache<string, Record<string, string>, Policy>({
  max: 1000,
  memoMethod: (_key, _stale, { context }) => written(context),
});

/** Allows exactly what a page carries: scripts and styles inside the HTML by hash or nonce. */
export const policyHeaders = (policy: Policy): Record<string, string> =>
  known.memo(JSON.stringify(policy), { context: policy });

const helmetFor = (overHttps: boolean): Middleware =>
  helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    strictTransportSecurity: overHttps ? { maxAge: 63_072_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // Left out, to save bytes in every answer: no browser of our visitors reads these headers.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  });

const all = (middleware: Middleware) => ({ ...headersBy(middleware), 'Permissions-Policy': permissions });
const [overHttps, overHttp] = [all(helmetFor(true)), all(helmetFor(false))];

export const securityHeaders = (origin: string): Record<string, string> =>
  origin.startsWith('https:') ? overHttps : overHttp;

export const security: RequestHandler = (_request, response, next) => {
  response.set(securityHeaders(response.locals.site.origin));
  next();
};
