// The page behind the link to a call: shows it, serves its calendar file, and moves or cancels it, by POST only.
import type { RequestHandler } from 'express';
import type { CallFacts } from '../../shared/facts/facts.ts';
import { halfHourMs, readSlot } from '../../shared/forms/slot.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import { receivePosted } from '../forms/receiveBody.ts';
import { sealed, redirect } from '../http/answers.ts';
import { calendarFile } from '../messages/calendar.ts';
import { pageAsked } from '../pages/address.ts';
import type { Pages } from '../pages/pages.ts';
import type { Known } from '../render/match.ts';
import type { Call } from '../store/calls.ts';
import { callChange, newsOf } from './callChange.ts';
import { callAddress, callEvent } from './callMails.ts';
import { isOffered } from './callTimes.ts';
import type { EnquiryParts } from './EnquiryParts.ts';

type Options = { pages: Pages; known: Known; forms: () => Promise<EnquiryParts> };

const shownDigits = 2;

function factsOf({ reference, at, zone, isCancelled, values }: Call, now: number): CallFacts {
  const state = isCancelled ? 'cancelled' : at + halfHourMs <= now ? 'over' : 'ahead';
  return { reference, at, zone, state, phoneEnd: String(values['phone'] ?? '').slice(-shownDigits) };
}

export function callPage({ pages, known, forms }: Options): RequestHandler {
  return async (request, response, next) => {
    const match = pageAsked(request, response, known);
    if (match?.page.id !== 'call') return next();
    const parts = await forms();
    const store = await parts.store();
    const link = match.params['link'] ?? '';
    const call = await store.calls.byLink(link);
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    // Another brand's host must not change a call in its own name.
    if (!call || !parts.hasDesk(call.desk)) return pages.showState(request, response, 'notFound', 404);
    const facts = factsOf(call, parts.clock());
    const show = (status: number, said?: NonNullable<CallFacts['said']>): Promise<void> => {
      response.locals.call = said ? { ...facts, said } : facts;
      return pages.show(request, response, match, status);
    };
    if (request.method === 'GET' || request.method === 'HEAD') {
      return request.query['file'] === 'ics' ? sendFile(call) : show(200);
    }
    if (request.method !== 'POST') return next();
    return change(call, match.locale.code);

    function sendFile(one: Call): void {
      const news = newsOf(parts, one);
      if (!news) return next();
      const here = callAddress(parts.origin, news.locale, link);
      const event = callEvent({ ...news, link: here }, one.isCancelled ? 'cancelled' : 'booked');
      response.set({ ...sealed, 'Cache-Control': 'no-store' });
      response.attachment('call.ics').type('text/calendar; charset=utf-8').send(calendarFile(event));
    }

    async function change(one: Call, locale: LocaleCode): Promise<void> {
      const wait = await parts.limits.forms.take({ address: request.ip ?? '', of: 'call' });
      const body = await receivePosted(request, response, undefined);
      if (typeof body === 'number') return pages.showState(request, response, 'error', body);
      if (wait !== undefined) {
        response.set('Retry-After', String(wait));
        return show(429, 'wait');
      }
      const sent = (name: string): string => body.fields.get(name)?.[0] ?? '';
      const act = sent('act');
      const to = act === 'move' ? readSlot(sent('slot')) : undefined;
      if (facts.state !== 'ahead' || (act !== 'cancel' && act !== 'move')) return show(409);
      if (act === 'move' && !to) return show(422, 'none');
      const isSame = to?.at === one.at;
      if (to && !isSame && !isOffered(parts, parts.clock(), to.at)) return show(422, 'taken');
      const done = isSame
        ? 'done'
        : await store.calls.change(one.reference, callChange(parts, one, to, { link, secrets: parts.secrets }));
      if (done !== 'done') return show(done === 'taken' ? 422 : 409, done);
      parts.log.info(to ? 'call.moved' : 'call.cancelled', { reference: one.reference });
      parts.wake();
      redirect(response, 303, `${pathOf('call', locale, { link })}${to ? '?did=moved' : ''}`);
    }
  };
}
