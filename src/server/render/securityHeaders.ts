// The security headers of every answer, made by helmet once, and the content policy of a page.
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

export type Policy = { scripts: readonly string[]; styles: readonly string[]; frames?: readonly string[] };

/** Exactly what a page of ours carries; scripts and styles inside the HTML by hash or nonce. */
export function contentSecurityPolicy({ scripts, styles, frames = [] }: Policy): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join(';');
}

const unused = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/** Collected rather than set, because ready pages are stored with all their headers. */
function collect(overHttps: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: () => undefined,
  } as unknown as ServerResponse;
  helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    strictTransportSecurity: overHttps ? { maxAge: 63_072_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // Headers that no browser of our visitors reads would travel with every answer.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  })({} as IncomingMessage, response, () => undefined);
  headers['Permissions-Policy'] = unused.map((feature) => `${feature}=()`).join(', ');
  return headers;
}

const overHttps = collect(true);
const overHttp = collect(false);

export const securityHeaders = (origin: string): Record<string, string> =>
  origin.startsWith('https:') ? overHttps : overHttp;
