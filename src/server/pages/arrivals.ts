// Where a visitor came from: a cookie that only an accepting visitor has, read when they send an enquiry.
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { endsInLink } from '../../shared/pages/accountPages.ts';
import { kept } from '../../shared/storage/kept.ts';
import { setCookie } from '../http/respond.ts';
import type { Arrival, Arrivals } from '../store/schema.ts';
import { cameFrom } from '../http/visitor.ts';
import { readJson } from '../ops/readJson.ts';

/** Names that advertisers add to an address, each as `utm_…`. */
const campaign = ['source', 'medium', 'campaign', 'term', 'content'] as const;

const inAddress = (word: (typeof campaign)[number]): string => `utm_${word}`;

/** Plain words: no mail or web address, no line break, and no longer than the name of a campaign. */
const words = /^[\p{L}\p{M}\p{N} ._~|+-]{1,50}$/u;
const fits: Readonly<Record<keyof Arrival, RegExp>> = {
  page: /^\/[\w./-]{0,119}$/,
  from: /^[a-z\d.-]{1,100}$/,
  ...(Object.fromEntries(campaign.map((word) => [word, words])) as Record<(typeof campaign)[number], RegExp>),
};
const names = Object.keys(fits) as (keyof Arrival)[];

/**
 * Checks an arrival both before it is stored and when the cookie comes back, since a browser may send anything. Values that
 * do not fit are dropped.
 */
function checked(values: Readonly<Record<string, unknown>>): Arrival | undefined {
  const fitting = names.flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' && fits[name].test(value) ? [[name, value]] : [];
  });
  const arrival: Partial<Arrival> = Object.fromEntries(fitting);
  return arrival.page === undefined ? undefined : { ...arrival, page: arrival.page };
}

/** A personal link is no landing page: its address gives access. */
const arrivalAt = ({ pathname, searchParams }: URL, from: unknown): Arrival | undefined =>
  endsInLink(pathname)
    ? undefined
    : checked({
        page: pathname,
        from,
        ...Object.fromEntries(campaign.map((word) => [word, searchParams.get(inAddress(word))])),
      });

/** The first arrival, and the last if it is another one. */
const encoded = ({ first, last }: Arrivals): string =>
  Buffer.from(JSON.stringify(first === last ? [first] : [first, last])).toString('base64url');

function decoded(cookie: string): readonly unknown[] {
  const list = readJson<unknown>(Buffer.from(cookie, 'base64url').toString(), () => undefined);
  return Array.isArray(list) ? list : [];
}

/** Undefined for visitors who do not accept optional cookies, whatever their browser still holds. */
export function arrivalsOf({ visitor, cookies }: IncomingMessage): Arrivals | undefined {
  const arrival = cookies[kept.arrival.name];
  if (!visitor.accepts || typeof arrival !== 'string') return undefined;
  const [first, last = first] = decoded(arrival)
    .slice(0, 2)
    .map((one) => (typeof one === 'object' && one ? checked({ ...one }) : undefined));
  return first && last && { first, last };
}

/** Stores where the visit began of a visitor who has just accepted: as the script says, or else the page on which they answered. */
export function beginArrivals(request: Request, response: Response, values: { begun: unknown; from: unknown }): void {
  const address = typeof values.begun === 'string' ? URL.parse(values.begun) : null;
  const begun = address?.host === request.headers.host ? address : cameFrom(request);
  const { from } = values;
  const first = begun && !arrivalsOf(request) && arrivalAt(begun, from === begun.host ? undefined : from);
  if (first) setCookie(response, 'arrival', encoded({ first, last: first }));
}

/** True when a cookie was set: the answer is then for this visitor alone. */
export function noteArrival(request: Request, response: Response): boolean {
  if (!request.visitor.arrives) return false;
  const from = URL.parse(request.get('referer') ?? '')?.hostname;
  const last = arrivalAt(new URL(request.originalUrl, response.locals.site.origin), from);
  if (!last) return false;
  setCookie(response, 'arrival', encoded({ first: arrivalsOf(request)?.first ?? last, last }));
  return true;
}

export const forgetArrivals = (request: Request, response: Response): void => {
  if (kept.arrival.name in request.cookies) setCookie(response, 'arrival', '');
};

/** One line for the desk, with the names that the campaign's owner chose. */
export const arrivalText = ({ page, from, ...named }: Arrival): string =>
  [page, from, ...campaign.map((word) => named[word] && `${inAddress(word)}=${named[word]}`)]
    .filter(Boolean)
    .join(' · ');
