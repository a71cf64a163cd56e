// What leaves the house when a lead has come in: a mail to the visitor, one to the desk, and the desk's webhook.
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { DeskRow } from '../backend/embedded/desksSchema.ts';
import type { ReplyPromise } from './dueAt.ts';
import { htmlBody, textBody, type MailBody, type Row } from './mailBody.ts';
import { isAddress, type Mail, type MailPerson, type WebhookCall } from './ports.ts';

export type MailText = (locale: LocaleCode, key: string, values?: Record<string, string>) => string;

export type LeadNews = {
  reference: string;
  form: string;
  locale: LocaleCode;
  createdAt: number;
  dueAt: number;
  promise: ReplyPromise;
  desk: DeskRow;
  from: MailPerson;
  visitor: { name: string; email: string | undefined; company: string };
  values: Record<string, string | string[]>;
  files: readonly { name: string; type: string; size: number }[];
  /** The form's name and the filled-in fields as a reader of that language sees them. */
  formName: (locale: LocaleCode) => string;
  rows: (locale: LocaleCode) => readonly Row[];
  /** Keys of the `mail` namespace. */
  text: MailText;
};

export type LeadMessage = { kind: 'mail'; payload: Mail } | { kind: 'webhook'; payload: WebhookCall };

/** What people typed never starts a line of a mail's head. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const written = (body: MailBody) => ({ subject: body.title, text: textBody(body), html: htmlBody(body) });

function visitorMail(news: LeadNews, email: string): Mail {
  const { locale, reference, visitor, text } = news;
  const promise = news.promise === 'activation' ? 'visitor.activation' : 'visitor.promise';
  return {
    from: news.from,
    to: email,
    replyTo: news.desk.mail,
    ...written({
      title: oneLine(text(locale, 'visitor.subject', { reference })),
      language: localeOf(locale).iso,
      brand: news.from.name,
      before: [
        text(locale, 'visitor.greeting', { name: visitor.name }),
        text(locale, 'visitor.received'),
        text(locale, promise),
        text(locale, 'visitor.summary'),
      ],
      rows: [{ label: text(locale, 'reference'), value: reference }, ...news.rows(locale)],
      after: [text(locale, 'visitor.signature'), text(locale, 'visitor.ignore')],
    }),
  };
}

function deskMail(news: LeadNews, email: string | undefined): Mail {
  const { desk, reference, text } = news;
  const locale = desk.language;
  const { iso } = localeOf(locale);
  const due = new Intl.DateTimeFormat(iso, { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Taipei' }).format(
    news.dueAt,
  );
  const company = news.visitor.company || news.visitor.name;
  return {
    from: news.from,
    to: desk.mail,
    ...(email && { replyTo: email }),
    ...written({
      title: oneLine(text(locale, 'desk.subject', { form: news.formName(locale), company, reference })),
      language: iso,
      brand: news.from.name,
      before: [text(locale, 'desk.new'), text(locale, 'desk.due', { due })],
      rows: [
        { label: text(locale, 'reference'), value: reference },
        ...news.rows(locale),
        { label: text(locale, 'desk.language'), value: localeOf(news.locale).name },
      ],
      after: [],
    }),
  };
}

function leadEvent({ reference, form, locale, createdAt, dueAt, desk, values, files }: LeadNews): WebhookCall {
  const event = { type: 'lead.created', reference, form, locale, desk: desk.desk, createdAt, dueAt, values, files };
  return desk.webhook ? { url: desk.webhook, event } : { event };
}

export function leadMessages(news: LeadNews): LeadMessage[] {
  const typed = news.visitor.email?.trim() ?? '';
  const email = isAddress(typed) ? typed : undefined;
  return [
    ...(email ? [{ kind: 'mail' as const, payload: visitorMail(news, email) }] : []),
    { kind: 'mail', payload: deskMail(news, email) },
    { kind: 'webhook', payload: leadEvent(news) },
  ];
}
