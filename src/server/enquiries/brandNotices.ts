// Mails to a desk about overdue leads and refused mails, in the name of its brand.
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import type { DeskRow } from '../content/desksSchema.ts';
import * as v from 'valibot';
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { deskNamed } from './desks.ts';
import { mailTextOf, oneLine } from './leadNews.ts';
import { mailContent, type MailBody } from '../messages/mailBody.ts';
import { mailTime } from '../messages/mailTimes.ts';
import { mailSchema, type MailBrand, type MailText, type Notice } from '../messages/ports.ts';
import type { OverdueLead } from '../store/desk.ts';

type NoticeParts = { desks: readonly DeskRow[]; from: MailBrand; text: MailText };

type Content = Pick<MailBody, 'title' | 'preview' | 'heading' | 'paragraphs' | 'rows'>;

function notice({ from }: NoticeParts, desk: DeskRow, content: Content): Notice {
  const body = {
    ...content,
    title: oneLine(content.title),
    locale: localeOf(desk.language),
    from,
    foot: [],
  };
  return { kind: 'mail', payload: { to: desk.mail, ...mailContent(body) } };
}

export function overdueNotice(parts: NoticeParts, { reference, desk: name, dueAt, values }: OverdueLead): Notice[] {
  const desk = deskNamed(parts.desks, name);
  if (!desk) return [];
  const t = (key: string, given?: Record<string, string>) => parts.text(desk.language, key, given);
  const company = oneLine(String(values['company'] ?? values['name'] ?? ''));
  const due = mailTime(parts.text, desk.language, dueAt);
  const content = {
    title: t('overdue.subject', { company, reference }),
    preview: t('overdue.text'),
    heading: t('overdue.heading'),
    paragraphs: [t('overdue.text')],
    rows: [
      { label: t('reference'), value: reference },
      { label: t('desk.due'), value: due, urgent: true },
    ],
  };
  return [notice(parts, desk, content)];
}

/** Only mails to visitors name a desk; a refused notice does not, so notices cannot loop. */
export function refusedNotice(parts: NoticeParts, payload: unknown, reason: string): Notice[] {
  const mail = v.safeParse(mailSchema, payload);
  const { ifRefused, to } = mail.success ? mail.output : {};
  const desk = parts.desks.find((one) => one.mail === ifRefused?.desk);
  if (!ifRefused || !to || !desk) return [];
  const t = (key: string, given?: Record<string, string>) => parts.text(desk.language, key, given);
  const content = {
    title: t('refused.subject', { reference: ifRefused.reference }),
    preview: t('refused.text', { to }),
    heading: t('refused.heading'),
    paragraphs: [t('refused.text', { to })],
    rows: [
      { label: t('reference'), value: ifRefused.reference },
      { label: t('refused.reason'), value: oneLine(reason) },
    ],
  };
  return [notice(parts, desk, content)];
}

type Brand = {
  desks: readonly DeskRow[];
  hasDesk: (desk: string) => boolean;
  from: MailBrand;
  textsOf: (locale: LocaleCode) => TranslatorOf;
};

export type BrandNotices = {
  overdue: (lead: OverdueLead) => Notice[];
  refused: (payload: unknown, reason: string) => Notice[];
};

export function brandNotices(brands: readonly Brand[]): BrandNotices {
  const all = brands.map(({ desks, hasDesk, from, textsOf }) => ({
    desks,
    hasDesk,
    from,
    text: mailTextOf(textsOf),
  }));
  return {
    overdue: (lead) => {
      const brand = all.find(({ hasDesk }) => hasDesk(lead.desk));
      return brand ? overdueNotice(brand, lead) : [];
    },
    refused: (payload, reason) =>
      all.map((brand) => refusedNotice(brand, payload, reason)).find((notices) => notices.length > 0) ?? [],
  };
}
