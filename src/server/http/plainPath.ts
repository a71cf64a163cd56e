// Writes path and codings of a request in their one plain form before anybody reads them, so that no rule can be passed by another spelling.
import type { IncomingMessage } from 'node:http';

const unusual = /\/\/|%/;
/** Letters, digits and marks that mean the same with and without their % sequence. */
const needless = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

export function plainPath(path: string): string {
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

/** Codings and their `q` mean the same in capitals, which not everybody knows who reads them. */
export function usePlainCodings({ headers }: IncomingMessage): void {
  const accepted = headers['accept-encoding'];
  if (typeof accepted === 'string') headers['accept-encoding'] = accepted.toLowerCase();
}
