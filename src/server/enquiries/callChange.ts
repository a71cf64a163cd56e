// What follows when a booked call is moved, cancelled or about to begin: messages to visitor and desk, and the change in the store.
import { callback } from '../../shared/forms/callback.ts';
import { halfHourMs, slotText } from '../../shared/forms/slot.ts';
import { isLocaleCode, localeOf } from '../../shared/i18n/locales.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import { isAddress, type Notice } from '../messages/ports.ts';
import type { Secrets } from '../secrets.ts';
import type { BookedCall, CallChange } from '../store/calls.ts';
import { emailKey } from '../store/emailKey.ts';
import { callAddress, callChanged, deskCallMail, visitorCallMail } from './callMails.ts';
import { addressIn } from './deskRows.ts';
import { deskNamed } from './desks.ts';
import type { EnquiryParts } from './EnquiryParts.ts';
import { type CallMailFacts, leadRows, mailTextOf, policyAt } from './leadNews.ts';

export type CallParts = Pick<EnquiryParts, 'desks' | 'clock' | 'from' | 'origin' | 'textsOf'>;

export function mailFactsOf(parts: CallParts, call: BookedCall): Omit<CallMailFacts, 'link'> | undefined {
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
    text: mailTextOf(parts.textsOf),
  };
}

/** Fields besides the time, in the desk's language, and the visitor's name and address. */
function filledIn(parts: CallParts, { desk, locale }: Pick<CallMailFacts, 'desk' | 'locale'>, { values }: BookedCall) {
  const reader = { locale: localeOf(desk.language), textsOf: parts.textsOf(desk.language) };
  const rows = leadRows(callback, locale, { ...values, slot: '' }, reader);
  return { rows, person: String(values['name'] ?? ''), email: addressIn(values['email']) };
}

/** The mail to the desk shortly before a call. */
export function callReminder(parts: CallParts, call: BookedCall): Notice[] {
  const news = mailFactsOf(parts, call);
  return news ? [deskCallMail(news, 'soon', filledIn(parts, news, call))] : [];
}

/** Undefined: the call is cancelled. */
type Wanted = { at: number; zone: string } | undefined;
/** The visitor by the call's link, of whom the desk hears by mail; or a member of staff. */
type By = { link: string; secrets: Secrets } | { staff: string };

export function callChange(parts: CallParts, call: BookedCall, to: Wanted, by: By): CallChange {
  const news = mailFactsOf(parts, call);
  const email = String(call.values['email'] ?? '');
  const occasion = to ? 'moved' : 'cancelled';
  return {
    from: call.at,
    ...(to && {
      to: { ...to, values: { ...call.values, slot: slotText(to) }, dueAt: to.at + halfHourMs },
    }),
    ...('staff' in by ? { author: by.staff } : { confirmsTo: by.secrets.sign('limits', emailKey(email)) }),
    messages(sequence, confirms) {
      if (!news) return [];
      // Staff do not know the link, which is made with the key of the site: another time is then chosen in the form.
      const link =
        'staff' in by
          ? parts.origin + pathOf('callback', news.locale)
          : callAddress(parts.origin, news.locale, by.link);
      const changed = { ...news, ...to, sequence, link };
      const policy = policyAt(parts.origin, news.locale);
      const toDesk = deskCallMail(changed, occasion, { ...filledIn(parts, news, call), ...(to && { was: call.at }) });
      return [
        ...(confirms && isAddress(email) ? [visitorCallMail(changed, occasion, email, policy)] : []),
        ...('staff' in by ? [] : [toDesk]),
        callChanged(changed, occasion, call.at),
      ];
    },
  };
}
