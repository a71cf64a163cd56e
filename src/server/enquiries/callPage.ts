// The page behind the link to a call: shows it, serves its calendar file, and moves or cancels it, by POST only.
import type { Request, Response } from 'express';
import type { CallFacts } from '../../shared/facts/facts.ts';
import { halfHourMs, readSlot } from '../../shared/forms/slot.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import { receivePosted } from '../forms/receiveBody.ts';
import { askToWait, behindLink, sealed, redirect } from '../http/respond.ts';
import { calendarFile } from '../messages/calendar.ts';
import type { PageHandler } from '../pages/ownPage.ts';
import type { Pages } from '../pages/showPages.ts';
import type { BookedCall } from '../store/calls.ts';
import { callChange, mailFactsOf } from './callChange.ts';
import { callAddress, callEvent } from './callMails.ts';
import { isOffered } from './callTimes.ts';
import type { EnquiryParts } from './EnquiryParts.ts';

type Options = { pages: Pages; backOffice: () => Promise<EnquiryParts> };

const shownDigits = 2;

function factsOf({ reference, at, zone, isCancelled, values }: BookedCall, now: number): CallFacts {
  const state = isCancelled ? 'cancelled' : at + halfHourMs <= now ? 'over' : 'ahead';
  return { reference, at, zone, state, phoneEnd: String(values['phone'] ?? '').slice(-shownDigits) };
}

/** The calendar file of a call; undefined for a language or desk that the site no longer has. */
function calendarOf(parts: EnquiryParts, call: BookedCall, link: string): string | undefined {
  const news = mailFactsOf(parts, call);
  if (!news) return undefined;
  const here = callAddress(parts.origin, news.locale, link);
  return calendarFile(callEvent({ ...news, link: here }, call.isCancelled ? 'cancelled' : 'booked'));
}

/** A POST to the page, and how its answer is shown. */
type Posted = {
  parts: EnquiryParts;
  request: Request;
  response: Response;
  call: BookedCall;
  state: CallFacts['state'];
  link: string;
  /** The language of the page. */
  shownIn: LocaleCode;
  show: (status: number, said?: CallFacts['said']) => Promise<void>;
};

async function change({ parts, request, response, call, state, link, shownIn, show }: Posted): Promise<void> {
  const { limits, clock, secrets, log, wake } = parts;
  const posted = await receivePosted(request, response, { limits, of: 'call' });
  const { body, wait } = posted;
  if (wait !== undefined) {
    askToWait(response, wait);
    return show(429, 'wait');
  }
  const sent = (name: string): string => body.fields.get(name)?.[0] ?? '';
  const act = sent('act');
  const to = act === 'move' ? readSlot(sent('slot')) : undefined;
  if (state !== 'ahead' || (act !== 'cancel' && act !== 'move')) return show(409);
  if (act === 'move' && !to) return show(422, 'none');
  const back = (did: string) => redirect(response, 303, pathOf('call', shownIn, { link }) + did);
  // Only a second press of the same button moves a call to its own half hour.
  if (to?.at === call.at) return back(call.sequence > 0 ? '?did=moved' : '');
  if (to && !isOffered(parts, clock(), to.at)) return show(422, 'gone');
  const { calls } = await parts.store();
  const done = await calls.change(call.reference, callChange(parts, call, to, { link, secrets }));
  if (done !== 'done') return show(done === 'taken' ? 422 : 409, done);
  log.info(to ? 'call.moved' : 'call.cancelled', { reference: call.reference });
  wake();
  back(to ? '?did=moved' : '');
}

export function callPage({ pages, backOffice }: Options): PageHandler {
  return async (request, response, next, match) => {
    const parts = await backOffice();
    const { calls } = await parts.store();
    const link = match.params['link'] ?? '';
    const call = await calls.byLink(link);
    response.set(behindLink);
    // Another brand's host must not change a call in its own name.
    if (!call || !parts.hasDesk(call.desk)) return pages.showState(request, response, 'notFound', 404);
    const facts = factsOf(call, parts.clock());
    const show = (status: number, said?: CallFacts['said']): Promise<void> => {
      response.locals.call = said ? { ...facts, said } : facts;
      return pages.show(request, response, match, status);
    };
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (request.query['file'] !== 'ics') return show(200);
      const file = calendarOf(parts, call, link);
      if (file === undefined) return next();
      return void response.set(sealed).attachment('call.ics').type('text/calendar; charset=utf-8').send(file);
    }
    if (request.method !== 'POST') return next();
    const { state } = facts;
    return change({ parts, request, response, call, state, link, shownIn: match.locale.code, show });
  };
}
