// Mails to a desk about overdue leads and refused mails, in the name of its brand.
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import type { DeskRow } from '../content/desksSchema.ts';
import * as v from 'valibot';
import { formNamed } from '../../shared/forms/forms.ts';
import type { EstimateReader } from '../../shared/wishes/estimateText.ts';
import { isLocaleCode, localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { deskNamed } from './desks.ts';
import { addressIn, deskRows } from './deskRows.ts';
import { leadRows, mailTextOf, oneLine } from './leadNews.ts';
import { mailContent, type MailBody } from '../messages/mailBody.ts';
import { mailTime } from '../messages/mailTimes.ts';
import { mailSchema, type MailBrand, type Notice } from '../messages/ports.ts';
import type { OverdueLead } from '../store/desk.ts';

type NoticeParts = {
  desks: readonly DeskRow[];
  from: MailBrand;
  textsOf: (locale: LocaleCode) => TranslatorOf;
  prices?: EstimateReader['prices'];
};

type Content = Pick<MailBody, 'title' | 'preview' | 'heading' | 'paragraphs' | 'rows'> & {
  replyTo?: string | undefined;
};

function notice({ from }: NoticeParts, desk: DeskRow, { replyTo, ...content }: Content): Notice {
  const body = {
    ...content,
    title: oneLine(content.title),
    locale: localeOf(desk.language),
    from,
    foot: [],
  };
  return { kind: 'mail', payload: { to: desk.mail, ...(replyTo && { replyTo }), ...mailContent(body) } };
}

/** With all that the visitor wrote, so that the desk can answer from this mail. */
export function overdueNotice(parts: NoticeParts, lead: OverdueLead): Notice[] {
  const { reference, desk: name, dueAt, locale, values } = lead;
  const desk = deskNamed(parts.desks, name);
  if (!desk) return [];
  const reader = desk.language;
  const text = mailTextOf(parts.textsOf);
  const t = (key: string, given?: Record<string, string>) => text(reader, key, given);
  const company = oneLine(String(values['company'] ?? values['name'] ?? ''));
  const form = formNamed(lead.form);
  const own = {
    locale: localeOf(reader),
    textsOf: parts.textsOf(reader),
    ...(parts.prices && { prices: parts.prices }),
  };
  const rows = form && isLocaleCode(locale) ? leadRows(form, locale, values, own) : [];
  const email = addressIn(values['email']);
  const content = {
    replyTo: email,
    title: t('overdue.subject', { company, reference }),
    preview: t('overdue.text'),
    heading: t('overdue.heading'),
    paragraphs: [t('overdue.text')],
    rows: [
      { label: t('reference'), value: reference },
      { label: t('desk.due'), value: mailTime(text, reader, dueAt), urgent: true },
      ...(form ? [{ label: t('form'), value: parts.textsOf(reader)('forms')(`names.${form.id}`) }] : []),
      ...deskRows({ text, reader, locale, rows, email, reference }),
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
  const t = (key: string, given?: Record<string, string>) => mailTextOf(parts.textsOf)(desk.language, key, given);
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

type Brand = NoticeParts & { hasDesk: (desk: string) => boolean };

export type BrandNotices = {
  overdue: (lead: OverdueLead) => Notice[];
  refused: (payload: unknown, reason: string) => Notice[];
};

export const brandNotices = (brands: readonly Brand[]): BrandNotices => ({
  overdue: (lead) => {
    const brand = brands.find(({ hasDesk }) => hasDesk(lead.desk));
    return brand ? overdueNotice(brand, lead) : [];
  },
  refused: (payload, reason) =>
    brands.map((brand) => refusedNotice(brand, payload, reason)).find((notices) => notices.length > 0) ?? [],
});
