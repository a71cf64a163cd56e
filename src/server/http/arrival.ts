// Where a visitor came from: kept by their own browser, only while they accept optional cookies, and read when they ask us something.
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { endsInLink } from '../../shared/pages/hash/hashPage.ts';
import { setCookie } from './setCookie.ts';
import { cameFrom } from './visitor.ts';

/** What advertisers write into an address, each as `utm_…`. */
const campaign = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** `page`: of ours, that they came to; `from`: the host that led there. */
export type Arrival = { page: string } & Partial<Record<'from' | (typeof campaign)[number], string>>;
export type Arrivals = { first: Arrival; last: Arrival };

const inAddress = (word: (typeof campaign)[number]): string => `utm_${word}`;

/** Words alone: no address of a person or a site, nothing that ends a line, no more than anybody names a campaign by. */
const words = /^[\p{L}\p{M}\p{N} ._~|+-]{1,50}$/u;
const fits: Readonly<Record<keyof Arrival, RegExp>> = {
  page: /^\/[\w./-]{0,119}$/,
  from: /^[a-z\d.-]{1,100}$/,
  ...(Object.fromEntries(campaign.map((word) => [word, words])) as Record<(typeof campaign)[number], RegExp>),
};
const names = Object.keys(fits) as (keyof Arrival)[];

/** Both on the way in and on the way back: a browser says whatever it likes. What does not fit is nothing. */
function judged(said: Readonly<Record<string, unknown>>): Arrival | undefined {
  const fitting = names.flatMap((name) => {
    const value = said[name];
    return typeof value === 'string' && fits[name].test(value) ? [[name, value]] : [];
  });
  const arrival: Partial<Arrival> = Object.fromEntries(fitting);
  return arrival.page === undefined ? undefined : { ...arrival, page: arrival.page };
}

/** An address that lets its reader in is nobody's landing page. */
const arrivalAt = ({ pathname, searchParams }: URL, from: unknown): Arrival | undefined =>
  endsInLink(pathname)
    ? undefined
    : judged({
        page: pathname,
        from,
        ...Object.fromEntries(campaign.map((word) => [word, searchParams.get(inAddress(word))])),
      });

/** The first, and the last where it is another. */
const written = ({ first, last }: Arrivals): string =>
  Buffer.from(JSON.stringify(first === last ? [first] : [first, last])).toString('base64url');

function listIn(cookie: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(Buffer.from(cookie, 'base64url').toString());
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Nothing of who accepts no optional cookies, whatever their browser still holds. */
export function arrivalsOf({ visitor, cookies }: IncomingMessage): Arrivals | undefined {
  const { arrival } = cookies;
  if (!visitor.accepts || typeof arrival !== 'string') return undefined;
  const [first, last = first] = listIn(arrival)
    .slice(0, 2)
    .map((one) => (typeof one === 'object' && one ? judged({ ...one }) : undefined));
  return first && last && { first, last };
}

/** Of who answers the cookie question just now: where their visit began, as script says it, or else the page that they answer on. */
export function beginArrivals(request: Request, response: Response, said: { begun: unknown; from: unknown }): void {
  const told = typeof said.begun === 'string' ? URL.parse(said.begun) : null;
  const begun = told?.host === request.headers.host ? told : cameFrom(request);
  const { from } = said;
  const first = begun && !arrivalsOf(request) && arrivalAt(begun, from === begun.host ? undefined : from);
  if (first) setCookie(response, 'arrival', written({ first, last: first }));
}

/** True where a cookie was set: the answer is for this visitor alone. */
export function noteArrival(request: Request, response: Response): boolean {
  if (!request.visitor.arrives) return false;
  const from = URL.parse(request.get('referer') ?? '')?.hostname;
  const last = arrivalAt(new URL(request.originalUrl, response.locals.site.origin), from);
  if (!last) return false;
  setCookie(response, 'arrival', written({ first: arrivalsOf(request)?.first ?? last, last }));
  return true;
}

export const forgetArrivals = (request: Request, response: Response): void => {
  if ('arrival' in request.cookies) setCookie(response, 'arrival', '');
};

/** As the desk reads it, in the words of who named the campaign. */
export const arrivalText = ({ page, from, ...named }: Arrival): string =>
  [page, from, ...campaign.map((word) => named[word] && `${inAddress(word)}=${named[word]}`)]
    .filter(Boolean)
    .join(' · ');
