// Reads what a request says about its visitor, once and before all other steps. Cookies are parsed only here.
import type { IncomingMessage, ServerResponse } from 'node:http';
import cookieParser from 'cookie-parser';
import type { Express, Request, Response } from 'express';
import { isLocaleCode, localeByPrefix, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { Varies } from '../../shared/pages/page.ts';
import { kept } from '../../shared/storage/kept.ts';
import { readVaries, type Cookies } from './varies.ts';
import type { Sites } from './sites.ts';

type VisitorState = {
  /** Everything that may vary a shared page. */
  varies: Varies;
  /** They were just redirected from an address that is no page, and are told so once. */
  isLost: boolean;
  /** The language that they have chosen, which only the root address follows. */
  chosen: LocaleCode | undefined;
  /** They accept optional cookies. */
  accepts: boolean;
  /** They accept optional cookies, and come from another site or by the link of a campaign. */
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

/** Whether the browser fetches a page that its visitor has not opened yet. */
export const isAhead = ({ headers }: IncomingMessage): boolean => String(headers['sec-purpose']).startsWith('prefetch');

/**
 * The visitor's address as Express reads it, also where a ready page is answered before Express has made the request one of its own,
 * as it does with every other.
 */
export const addressBy =
  ({ request: own }: Pick<Express, 'request'>) =>
  (request: IncomingMessage): string =>
    (Object.setPrototypeOf(request, own) as Request).ip ?? '';

function comesFromOutside(request: IncomingMessage, sites: Pick<Sites, 'find'>): boolean {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || isAhead(request)) return false;
  const from = URL.parse(headers.referer ?? '');
  return from ? !sites.find(from.host) : /[?&]utm_/.test(url);
}

/** Sets `request.cookies` and `request.visitor` for all later steps. */
export function readVisitor(request: IncomingMessage, response: ServerResponse, sites: Pick<Sites, 'find'>): void {
  if (request.headers.cookie === undefined) {
    request.cookies = none;
    request.visitor = nobody;
    return;
  }
  parse(request as Request, response as Response, () => undefined);
  const { cookies } = request;
  const accepts = cookies[kept.consent.name] === 'accept';
  const chosen = cookies[kept.locale.name];
  request.visitor = {
    varies: readVaries(cookies),
    isLost: cookies[kept.notice.name] === 'missing',
    chosen: isLocaleCode(chosen) ? chosen : undefined,
    accepts,
    arrives: accepts && comesFromOutside(request, sites),
  };
}

const splitPrefix = (path: string): [string, string] => {
  const [, first = '', ...rest] = path.split('/');
  return localeByPrefix(first) ? [first, rest.join('/')] : ['', path];
};

/** The page of this site that the visitor comes from; undefined for a prefetch. */
export function cameFrom(request: IncomingMessage): URL | undefined {
  const from = request.headers.referer ? URL.parse(request.headers.referer) : null;
  return from && !isAhead(request) && from.host === request.headers.host ? from : undefined;
}

/**
 * True when the visitor comes from the same page in another language. They used the language switcher: without script
 * this is the only sign of their choice. A prefetch is no choice yet.
 */
export function switchedLocale(request: IncomingMessage): boolean {
  const from = cameFrom(request);
  if (!from) return false;
  const [oldPrefix, oldRest] = splitPrefix(from.pathname);
  const [newPrefix, newRest] = splitPrefix((request.url ?? '').split('?')[0] ?? '');
  if (newPrefix === '' || oldPrefix === newPrefix) return false;
  return oldRest.replace(/^\/|\/$/g, '') === newRest.replace(/\/$/, '');
}

/** Query name of the currency, which is carried over between pages with prices. */
export const currencyName = 'cur';

/** Whether anything of the previous address may have to be carried over, without looking at the pages. */
export const mayCarry = (request: IncomingMessage): boolean =>
  switchedLocale(request) || cameFrom(request)?.searchParams.has(currencyName) === true;
