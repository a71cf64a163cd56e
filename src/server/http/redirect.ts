// The one way to redirect: only to a path of this site, never stored.
import type { Response } from 'express';

/** Express passes `//evil` and `javascript:` on; only a single slash followed by a plain path is ours. */
const sitePath = /^\/(?![/\\])[^\s\\]*$/;

export const isSitePath = (target: string): boolean => sitePath.test(target);

/** No header may carry more than plain ASCII, and none of ours half a character. */
const inAscii = (target: string): string => target.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent);

export function redirect(response: Response, status: 301 | 302 | 303, target: string): void {
  if (!isSitePath(target)) throw new Error(`Not a path of this site: ${target}`);
  response
    .status(status)
    .set({ Location: inAscii(target), 'Cache-Control': 'no-store' })
    .type('text/plain')
    .send('');
}
