// The one way to redirect, to set a cookie, to ask a client to wait, and to answer with JSON.
import type { Response, Request, RequestHandler } from 'express';
import type { JsonAnswer } from '../../shared/forms/FormState.ts';
import { kept, type Kept } from '../../shared/storage/kept.ts';

/** Express would also redirect to `//evil` or `javascript:`; a path of ours has a single slash and plain characters. */
const sitePath = /^\/(?![/\\])[^\s\\]*$/;

export const isSitePath = (target: string): boolean => sitePath.test(target);

/** A header carries only ASCII, and half a surrogate pair cannot be encoded. */
const inAscii = (target: string): string => target.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent);

/** Never cached. */
export function redirect(response: Response, status: 301 | 302 | 303, target: string): void {
  if (!isSitePath(target)) throw new Error(`Not a path of this site: ${target}`);
  response
    .status(status)
    .set({ Location: inAscii(target), 'Cache-Control': 'no-store' })
    .type('text/plain')
    .send('');
}

type CookieId = {
  [Id in keyof typeof kept]: (typeof kept)[Id]['where'] extends 'cookie' ? Id : never;
}[keyof typeof kept];

/** Whether visitors reach this site over https: as configured, never as a header says. */
export const isSecure = ({ locals }: Response): boolean => locals.site.origin.startsWith('https:');

/** On plain http (only on the machine itself) browsers refuse the prefix `__Host-`. */
export const cookieName = (response: Response, id: CookieId): string =>
  isSecure(response) ? kept[id].name : kept[id].name.replace('__Host-', '');

/** For the whole site unless the list of cookies names a path. An empty value deletes the cookie. */
export function setCookie(response: Response, id: CookieId, value: string): void {
  const seconds = value === '' ? 0 : kept[id].seconds;
  const secure = isSecure(response) ? '; Secure' : '';
  const hidden = 'hidden' in kept[id] ? '; HttpOnly' : '';
  const { path = '/' }: Kept = kept[id];
  const name = cookieName(response, id);
  response.append('Set-Cookie', `${name}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Lax${hidden}${secure}`);
}

type Answer = JsonAnswer<unknown>;
type Details = Partial<Omit<Answer, 'message'>>;

/** Headers of answers that are no pages: never stored, and nothing in them runs or is framed. */
export const sealed = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** Headers of a page behind a link in a mail: its address gives access, so nobody else may learn or keep it. */
export const behindLink = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

/** Says when the client may come again, if it has to wait. */
export function askToWait(response: Response, seconds: number | undefined): void {
  if (seconds) response.set('Retry-After', String(seconds));
}

/** For a router all of whose answers are JSON. */
export const jsonOnly: RequestHandler = (_request, response, next) => {
  response.set(sealed);
  next();
};

/** Browsers ask for HTML first; our script and other programs ask for JSON by name. */
export const wantsJson = (request: Request): boolean => request.accepts(['html', 'json']) === 'json';

export function ok(response: Response, result: unknown, message = 'ok'): void {
  response.set('Cache-Control', 'no-store').json({ code: 0, message, result, errors: [] } satisfies Answer);
}

export function fault(response: Response, status: number, message: string, details: Details = {}): void {
  const { code = status, result = null, errors = [] } = details;
  response
    .status(status)
    .set(sealed)
    .json({ code, message, result, errors } satisfies Answer);
}

/** The status that an error carries, as errors of Express and its parsers do; for any other error 500. */
export function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error && 'status' in error ? Number(error.status) : 500;
  return Number.isInteger(status) && status >= 400 && status < 600 ? status : 500;
}
