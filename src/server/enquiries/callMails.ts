// Mails and webhook events about a call: booked, moved or cancelled (visitor), changed or about to begin (desk).
import { halfHourMs } from '../../shared/forms/slot.ts';
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import { calendarFile, type CalendarEvent } from '../messages/calendar.ts';
import { mailContent } from '../messages/mailBody.ts';
import { mailHalfHour } from '../messages/mailTimes.ts';
import type { Mail, Notice, WebhookCall } from '../messages/ports.ts';
import type { Secrets } from '../secrets.ts';
import { deskRows } from './deskRows.ts';
import { oneLine, type CallMailFacts, type LeadRow } from './leadNews.ts';

/** `secret`: the mail contains the link to the call. */
export type CallMessage = Notice & { secret?: true };

/** What a mail tells the visitor about their call. */
type CallOccasion = 'booked' | 'moved' | 'cancelled';

const linkLength = 40;

/** Hexadecimal like all opaque links of the site, and always the same for a lead. */
export const callLink = (secrets: Secrets, reference: string): string =>
  Buffer.from(secrets.sign('callLinks', reference), 'base64url').toString('hex').slice(0, linkLength);

export const callAddress = (origin: string, locale: LocaleCode, link: string): string =>
  origin + pathOf('call', locale, { link });

/** `to`: the visitor's address in a mailed invitation; without it, a file for anyone with the link. */
export function callEvent(news: CallMailFacts, occasion: CallOccasion, to?: string): CalendarEvent {
  const { reference, locale, at, sequence, link, madeAt, desk, from } = news;
  const t = (key: string, values?: Record<string, string>) => news.text(locale, key, values);
  return {
    method: to === undefined ? 'PUBLISH' : occasion === 'cancelled' ? 'CANCEL' : 'REQUEST',
    uid: `${reference}@${from.address.split('@')[1]}`,
    sequence,
    from: at,
    to: at + halfHourMs,
    madeAt,
    summary: t('call.summary', { brand: from.name }),
    description: t('call.description', { reference }),
    url: link,
    organizer: { name: from.name, address: desk.mail },
    ...(to !== undefined && { attendee: to }),
  };
}

/** Repeats nothing that was typed: the address may belong to somebody else. */
export function visitorCallMail(
  news: CallMailFacts,
  occasion: CallOccasion,
  to: string,
  policy: string | undefined,
): CallMessage {
  const { locale, reference, at, zone, desk, from, link } = news;
  const t = (key: string, values?: Record<string, string>) => news.text(locale, key, values);
  const when = mailHalfHour(news.text, locale, at, zone);
  const home = mailHalfHour(news.text, locale, at);
  const isOver = occasion === 'cancelled';
  const change = { text: t(isOver ? 'call.again' : 'call.change'), href: link };
  const mail: Mail = {
    to,
    replyTo: desk.mail,
    ifRefused: { desk: desk.mail, reference },
    calendar: { method: isOver ? 'CANCEL' : 'REQUEST', content: calendarFile(callEvent(news, occasion, to)) },
    ...mailContent({
      title: oneLine(t(`call.${occasion}.subject`, { when, reference })),
      locale: localeOf(locale),
      from,
      preview: when,
      heading: t(`call.${occasion}.heading`),
      paragraphs: [t(`call.${occasion}.text`)],
      rows: [
        { label: t('call.when'), value: when, urgent: !isOver },
        ...(when === home ? [] : [{ label: t('call.inTaipei'), value: home }]),
        { label: t('reference'), value: reference },
        { label: t('call.link'), value: '', links: [change] },
      ],
      button: change,
      foot: [t('visitor.why')],
      footLink: policy ? { text: t('visitor.policy'), href: policy } : undefined,
    }),
  };
  return { kind: 'mail', payload: mail, secret: true };
}

/** `was`: the time before it was moved. `rows`: what the visitor filled in, for the caller. */
export function deskCallMail(
  news: Omit<CallMailFacts, 'link'>,
  occasion: 'moved' | 'cancelled' | 'soon',
  { was, rows, person, email }: { was?: number; rows: readonly LeadRow[]; person: string; email: string | undefined },
): Notice {
  const { reference, at, desk, from, text, locale } = news;
  const t = (key: string, values?: Record<string, string>) => news.text(desk.language, key, values);
  const say = (moment: number) => mailHalfHour(news.text, desk.language, moment);
  const payload: Mail = {
    to: desk.mail,
    ...(email && { replyTo: email }),
    ...mailContent({
      title: oneLine(t(`call.desk.${occasion}`, { person, when: say(at), reference })),
      locale: localeOf(desk.language),
      from,
      preview: say(at),
      heading: person || reference,
      paragraphs: [t(`call.desk.${occasion}`, { person, when: say(at), reference })],
      rows: [
        { label: t('call.when'), value: say(at), urgent: occasion !== 'cancelled' },
        ...(was === undefined ? [] : [{ label: t('call.was'), value: say(was) }]),
        { label: t('reference'), value: reference },
        ...deskRows({ text, reader: desk.language, locale, rows, email, reference }),
      ],
      foot: [],
    }),
  };
  return { kind: 'mail', payload };
}

/** Event for programs: a change of a call, by the reference of its lead. */
export function callChanged(
  { reference, locale, at, zone, sequence, desk, madeAt }: Omit<CallMailFacts, 'link'>,
  occasion: 'moved' | 'cancelled',
  was: number,
): { kind: 'webhook'; payload: WebhookCall } {
  const event = {
    type: `call.${occasion}`,
    timestamp: new Date(madeAt).toISOString(),
    data: { reference, locale, desk: desk.desk, sequence, was, ...(occasion === 'moved' && { at, zone }) },
  };
  return { kind: 'webhook', payload: { ...(desk.webhook && { url: desk.webhook }), desk: desk.desk, event } };
}
