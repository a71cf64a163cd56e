// Messages about a new lead: a mail to the visitor, one to the desk, and the desk's webhook.
import { localeOf } from '../../shared/i18n/locales.ts';
import { listMark } from '../../shared/i18n/marks.ts';
import { sumLines } from '../../shared/calculators/estimate.ts';
import { readEstimate } from '../forms/estimates.ts';
import { addressIn, deskRows, writeTo } from './deskRows.ts';
import { oneLine, type LeadNews } from './leadNews.ts';
import { arrivalText } from '../pages/arrivals.ts';
import type { Arrivals } from '../store/schema.ts';
import type { KeptFile } from '../store/uploads.ts';
import { mailContent, type MailLink, type Row } from '../messages/mailBody.ts';
import { mailDay, mailHalfHour, mailHours, mailTime } from '../messages/mailTimes.ts';
import type { Mail, WebhookCall } from '../messages/ports.ts';
import { visitorCallMail, type CallMessage } from './callMails.ts';
import { deskDayMs, openingOn, promisedDays } from './dueAt.ts';

/** Confirmation to the visitor. Repeats nothing that was typed: the address may belong to somebody else. */
function visitorMail(news: LeadNews, email: string): Mail {
  const { locale, reference, desk, files, dueAt, createdAt, promise, deskTimes, from } = news;
  const t = (key: string, values?: Record<string, string>) => news.text(locale, key, values);
  const due = mailTime(news.text, locale, dueAt);
  const opening = openingOn(dueAt, deskTimes);
  const hours = mailHours(news.text, locale, opening, opening + deskDayMs(deskTimes));
  const days = promise === 'enquiry' ? promisedDays(createdAt, dueAt, deskTimes).slice(0, -1) : [];
  const policy = news.policy(locale);
  const chosen = news.rows(locale).filter(({ ours }) => ours);
  return {
    to: email,
    replyTo: desk.mail,
    ifRefused: { desk: desk.mail, reference },
    ...mailContent({
      title: oneLine(t('visitor.subject', { reference })),
      locale: localeOf(locale),
      from,
      preview: t(`visitor.${promise}`, { due }),
      heading: t('visitor.heading'),
      paragraphs: [t(`visitor.${promise}`, { due })],
      days: days.length > 0 ? [...days.map((day) => mailDay(news.text, locale, day)), due] : [],
      rows: [
        { label: t('reference'), value: reference, large: true },
        { label: t('form'), value: news.formName(locale) },
        ...chosen.map(({ label, value }) => ({ label, value })),
        ...(files.length > 0 ? [{ label: t('files'), value: t('filesAmount', { amount: String(files.length) }) }] : []),
      ],
      button: { text: t('visitor.reply'), href: `mailto:${desk.mail}?subject=${encodeURIComponent(reference)}` },
      foot: [t('visitor.hours', { brand: from.name, hours }), t('visitor.why')],
      footLink: policy ? { text: t('visitor.policy'), href: policy } : undefined,
    }),
  };
}

const fileLink = ({ path, name, size }: KeptFile, { links, createdAt, desk, sizeText }: LeadNews): MailLink => ({
  text: oneLine(`${name} (${sizeText(size, desk.language)})`),
  href: links.linkTo(path, createdAt),
});

/** First and latest arrival; one row if they are the same. */
const arrivalRows = (arrivals: Arrivals | undefined, t: (key: string) => string): Row[] =>
  Object.entries(arrivals ?? {})
    .map(([which, arrival]) => ({ label: t(`desk.${which}`), value: arrivalText(arrival) }))
    .filter(({ value }, at, [first]) => at === 0 || value !== first?.value);

/** Mail to the desk: due time, visitor and contact, message, and files. */
function deskMail(news: LeadNews, email: string | undefined): Mail {
  const { desk, reference, files, from, visitor } = news;
  const locale = desk.language;
  const t = (key: string, values?: Record<string, string>) => news.text(locale, key, values);
  const due = news.booked
    ? { label: t('call.when'), value: mailHalfHour(news.text, locale, news.booked.at) }
    : { label: t('desk.due'), value: mailTime(news.text, locale, news.dueAt) };
  const company = oneLine(visitor.company || visitor.name);
  // Many pages have the same form: the desk sees in its list which one is asked about.
  const form = [news.formName(locale), news.product(locale)].filter(Boolean).join(listMark(localeOf(locale)));
  const rows = news.rows(locale).filter(({ kind }) => kind !== 'files');
  const attached = files.map((file) => fileLink(file, news));
  return {
    to: desk.mail,
    ...(email && { replyTo: email }),
    ...mailContent({
      title: oneLine(
        news.booked
          ? t('call.desk.booked', { form, person: company, when: due.value, reference })
          : t('desk.subject', { form, company, reference }),
      ),
      locale: localeOf(locale),
      from,
      preview: `${due.label} ${due.value}`,
      heading: company || news.formName(locale),
      paragraphs: [t('desk.new', { form: news.formName(locale) })],
      rows: [
        { ...due, urgent: true },
        ...deskRows({ text: news.text, reader: locale, locale: news.locale, rows, email, reference }),
        ...arrivalRows(news.arrivals, t),
        ...(attached.length > 0 ? [{ label: t('files'), value: '', links: attached }] : []),
      ],
      button: email ? { text: t('desk.answer'), href: writeTo(email, reference) } : undefined,
      foot: [
        t('desk.received', { reference, time: mailTime(news.text, locale, news.createdAt) }),
        ...(attached.length > 0
          ? [t('desk.linksUntil', { time: mailTime(news.text, locale, news.links.expiresAt(news.createdAt)) })]
          : []),
      ],
    }),
  };
}

/** An event in the format of Standard Webhooks: type, time and data. */
function leadEvent({ links, createdAt, desk, ...lead }: LeadNews): WebhookCall {
  const { reference, form, locale, dueAt, values, arrivals } = lead;
  const files = lead.files.map(({ path, name, type, size }) => {
    return { name, type, size, url: links.linkTo(path, createdAt), expiresAt: links.expiresAt(createdAt) };
  });
  const estimate = readEstimate(String(values['estimate'] ?? ''));
  const event = {
    type: 'lead.created',
    timestamp: new Date(createdAt).toISOString(),
    data: {
      reference,
      form,
      locale,
      desk: desk.desk,
      createdAt,
      dueAt,
      values,
      files,
      arrivals,
      // Decoded, so that receivers need none of our code.
      ...(estimate && { estimate: { ...estimate, ...sumLines(estimate.lines) } }),
    },
  };
  return { ...(desk.webhook && { url: desk.webhook }), desk: desk.desk, event };
}

type LeadMessage = CallMessage | { kind: 'webhook'; payload: WebhookCall };

const confirmation = (news: LeadNews, email: string): CallMessage =>
  news.booked
    ? visitorCallMail(news.booked, 'booked', email, news.policy(news.locale))
    : { kind: 'mail', payload: visitorMail(news, email) };

export function leadMessages(news: LeadNews): LeadMessage[] {
  const email = addressIn(news.visitor.email);
  return [
    ...(email && news.confirms ? [confirmation(news, email)] : []),
    { kind: 'mail', payload: deskMail(news, email) },
    { kind: 'webhook', payload: leadEvent(news) },
  ];
}
