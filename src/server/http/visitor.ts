// What a request tells about its visitor, parsed once and before all else; nobody reads a cookie a second time.
import type { IncomingMessage, ServerResponse } from 'node:http';
import cookieParser from 'cookie-parser';
import type { Request, Response } from 'express';
import { isLocaleCode, localeByPrefix, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { Varies } from '../../shared/pages/page.ts';
import { readVaries, type Cookies } from './varies.ts';
import { isAhead } from './isAhead.ts';
import type { Sites } from './sites.ts';

export type VisitorState = {
  /** All that may change a page for everybody. */
  varies: Varies;
  /** He has just been led away from an address that is no page, and is to be told so once. */
  isLost: boolean;
  /** The language that he has chosen, which only the root follows. */
  chosen: LocaleCode | undefined;
  /** Cookies that no function of the site needs. */
  accepts: boolean;
  /** Accepts them, and comes from another site or by the link of a campaign. */
  arrives: boolean;
};

declare module 'node:http' {
  interface IncomingMessage {
    visitor: VisitorState;
    cookies: Cookies;
  }
}

const parse = cookieParser();

const none: Cookies = Object.freeze({});
const nobody: VisitorState = {
  varies: readVaries(none),
  isLost: false,
  chosen: undefined,
  accepts: false,
  arrives: false,
};

function comesFromOutside(request: IncomingMessage, sites: Pick<Sites, 'find'>): boolean {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || isAhead(request)) return false;
  const from = URL.parse(headers.referer ?? '');
  return from ? !sites.find(from.host) : /[?&]utm_/.test(url);
}

/** Leaves `request.cookies` and `request.visitor` for all that follows. */
export function readVisitor(request: IncomingMessage, response: ServerResponse, sites: Pick<Sites, 'find'>): void {
  if (request.headers.cookie === undefined) {
    request.cookies = none;
    request.visitor = nobody;
    return;
  }
  parse(request as Request, response as Response, () => undefined);
  const { cookies } = request;
  const accepts = cookies['consent'] === 'accept';
  request.visitor = {
    varies: readVaries(cookies),
    isLost: cookies['notice'] === 'missing',
    chosen: isLocaleCode(cookies['locale']) ? cookies['locale'] : undefined,
    accepts,
    arrives: accepts && comesFromOutside(request, sites),
  };
}

const splitPrefix = (path: string): [string, string] => {
  const [, first = '', ...rest] = path.split('/');
  return localeByPrefix(first) ? [first, rest.join('/')] : ['', path];
};

/** The page of this site that they come from, unless their browser only fetches ahead. */
export function cameFrom(request: IncomingMessage): URL | undefined {
  const from = request.headers.referer ? URL.parse(request.headers.referer) : null;
  return from && !isAhead(request) && from.host === request.headers.host ? from : undefined;
}

/**
 * True when the visitor came from the same page in another language: he used the switcher, and without script
 * this is how we know that he meant to. What his browser fetches ahead he has not meant yet.
 */
export function switchedLocale(request: IncomingMessage): boolean {
  const from = cameFrom(request);
  if (!from) return false;
  const [oldPrefix, oldRest] = splitPrefix(from.pathname);
  const [newPrefix, newRest] = splitPrefix((request.url ?? '').split('?')[0] ?? '');
  if (newPrefix === '' || oldPrefix === newPrefix) return false;
  return oldRest.replace(/^\/|\/$/g, '') === newRest.replace(/\/$/, '');
}

/** Goes along from page to page, wherever there are prices. */
export const currency = 'cur';

/** Whether anything may have to go along, said without looking at pages. */
export const mayCarry = (request: IncomingMessage): boolean =>
  switchedLocale(request) || cameFrom(request)?.searchParams.has(currency) === true;
