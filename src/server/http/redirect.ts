// The one way to redirect: only to a path of this site, and never cached.
import type { Response } from 'express';

/** Express would also redirect to `//evil` or `javascript:`; a path of ours has a single slash and plain characters. */
const sitePath = /^\/(?![/\\])[^\s\\]*$/;

export const isSitePath = (target: string): boolean => sitePath.test(target);

/** A header carries only ASCII, and half a surrogate pair cannot be encoded. */
const inAscii = (target: string): string => target.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent);

export function redirect(response: Response, status: 301 | 302 | 303, target: string): void {
  if (!isSitePath(target)) throw new Error(`Not a path of this site: ${target}`);
  response
    .status(status)
    .set({ Location: inAscii(target), 'Cache-Control': 'no-store' })
    .type('text/plain')
    .send('');
}
