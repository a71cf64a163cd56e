// The page behind the link to a call: shows it, serves its calendar file, and moves or cancels it, by POST only.
import type { RequestHandler } from 'express';
import type { CallFacts } from '../../shared/facts/facts.ts';
import { callback } from '../../shared/forms/callback.ts';
import { halfHourMs, readSlot, slotText } from '../../shared/forms/slot.ts';
import { isLocaleCode, localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { hasPage, pathOf } from '../../shared/pages/addresses.ts';
import { receivePosted } from '../forms/receiveBody.ts';
import { sealed } from '../http/json.ts';
import { redirect } from '../http/redirect.ts';
import { calendarFile } from '../messages/calendar.ts';
import { isAddress, type Notice } from '../messages/ports.ts';
import type { Pages } from '../pages/pages.ts';
import { matchAddress, type Known } from '../render/match.ts';
import type { Call, CallChange } from '../store/calls.ts';
import type { Store } from '../store/openStore.ts';
import { callAddress, callChanged, callEvent, deskCallMail, visitorCallMail } from './callMails.ts';
import { isOffered } from './callTimes.ts';
import { deskNamed } from './desks.ts';
import type { EnquiryParts } from './EnquiryParts.ts';
import type { CallNews } from './leadNews.ts';
import { leadRows } from './leadRows.ts';

type Options = { pages: Pages; known: Known; forms: () => Promise<EnquiryParts> };

const shownDigits = 2;

function factsOf({ reference, at, zone, isCancelled, values }: Call, now: number): CallFacts {
  const state = isCancelled ? 'cancelled' : at + halfHourMs <= now ? 'over' : 'ahead';
  return { reference, at, zone, state, phoneEnd: String(values['phone'] ?? '').slice(-shownDigits) };
}

export function newsOf(parts: EnquiryParts, call: Call): Omit<CallNews, 'link'> | undefined {
  const desk = deskNamed(parts.desks, call.desk);
  if (!desk || !isLocaleCode(call.locale)) return undefined;
  return {
    reference: call.reference,
    locale: call.locale,
    at: call.at,
    zone: call.zone,
    sequence: call.sequence,
    desk,
    madeAt: parts.clock(),
    from: parts.from,
    text: (reader, key, values) => parts.textsOf(reader)('mail')(key, values),
  };
}

/** Fields besides the time, in the desk's language, and the visitor's name. */
function filledIn(parts: EnquiryParts, { desk, locale }: Pick<CallNews, 'desk' | 'locale'>, { values }: Call) {
  const reader = { locale: localeOf(desk.language), textsOf: parts.textsOf(desk.language) };
  const rows = leadRows(callback, locale, { ...values, slot: '' }, reader);
  return { rows, person: String(values['name'] ?? '') };
}

/** The mail to the desk shortly before a call. */
export function callReminder(parts: EnquiryParts, call: Call): Notice[] {
  const news = newsOf(parts, call);
  return news ? [deskCallMail(news, 'soon', filledIn(parts, news, call))] : [];
}

type Wanted = { at: number; zone: string } | undefined;

function changeOf(parts: EnquiryParts, call: Call, link: string, to: Wanted): CallChange {
  const news = newsOf(parts, call);
  const email = String(call.values['email'] ?? '');
  const turn = to ? 'moved' : 'cancelled';
  return {
    from: call.at,
    ...(to && {
      to: { ...to, values: { ...call.values, slot: slotText(to) }, dueAt: to.at + halfHourMs },
    }),
    confirmsTo: parts.secrets.sign('limits', email.toLowerCase()),
    messages(sequence, confirms) {
      if (!news) return [];
      const changed = { ...news, ...to, sequence, link: callAddress(parts.origin, news.locale, link) };
      const policy = hasPage('privacy', news.locale) ? parts.origin + pathOf('privacy', news.locale) : undefined;
      const toDesk = deskCallMail(changed, turn, { ...filledIn(parts, news, call), ...(to && { was: call.at }) });
      return [
        ...(confirms && isAddress(email) ? [visitorCallMail(changed, turn, email, policy)] : []),
        toDesk,
        callChanged(changed, turn, call.at),
      ];
    },
  };
}

export function callPage({ pages, known, forms }: Options): RequestHandler {
  return async (request, response, next) => {
    const match = matchAddress(request.path, response.locals.site.defaultLocale, known);
    if (match.kind !== 'page' || match.page.id !== 'call') return next();
    const parts = await forms();
    const store: Store = await parts.store();
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
      const done = isSame ? 'done' : await store.calls.change(one.reference, changeOf(parts, one, link, to));
      if (done !== 'done') return show(done === 'taken' ? 422 : 409, done);
      parts.log.info(to ? 'call.moved' : 'call.cancelled', { reference: one.reference });
      parts.wake();
      redirect(response, 303, `${pathOf('call', locale, { link })}${to ? '?did=moved' : ''}`);
    }
  };
}
