// Normalizes path and Accept-Encoding of a request before any step reads them, so that another spelling cannot bypass a rule.
import type { IncomingMessage } from 'node:http';

const unusual = /\/\/|%/;
/** Letters, digits and marks that mean the same with and without their % sequence. */
const needless = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

function plainPath(path: string): string {
  if (!unusual.test(path)) return path;
  return path.replace(/\/{2,}/g, '/').replace(needless, decodeURIComponent);
}

export function usePlainPath(request: IncomingMessage): void {
  const url = request.url ?? '/';
  if (!unusual.test(url)) return;
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  const plain = plainPath(path);
  if (plain !== path) request.url = end < 0 ? plain : plain + url.slice(end);
}

/** Codings and their `q` are case-insensitive, but not every library that reads them knows. */
export function usePlainCodings({ headers }: IncomingMessage): void {
  const accepted = headers['accept-encoding'];
  if (typeof accepted === 'string') headers['accept-encoding'] = accepted.toLowerCase();
}
