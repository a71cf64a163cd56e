// Mails to a desk about overdue leads and refused mails, in the name of its brand, with all that the desk needs to act.
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import type { DeskRow } from '../content/desksSchema.ts';
import * as v from 'valibot';
import { formNamed } from '../../shared/forms/forms.ts';
import type { EstimateReader } from '../../shared/wishes/estimateText.ts';
import { isLocaleCode, localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { deskNamed } from './desks.ts';
import { addressIn, deskRows } from './deskRows.ts';
import { leadRows, mailTextOf, oneLine, personName } from './leadNews.ts';
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

type AskedLead = Omit<OverdueLead, 'desk'>;

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

/** Who is asking, and all rows of the visitor, so that the desk can answer from this mail. `email`: where a reply goes. */
function askedIn(parts: NoticeParts, reader: LocaleCode, lead: AskedLead, email: string | undefined) {
  const { reference, locale, values } = lead;
  const text = mailTextOf(parts.textsOf);
  const form = formNamed(lead.form);
  const own = {
    locale: localeOf(reader),
    textsOf: parts.textsOf(reader),
    ...(parts.prices && { prices: parts.prices }),
  };
  const rows = form && isLocaleCode(locale) ? leadRows(form, locale, values, own) : [];
  return {
    company: oneLine(String(values['company'] ?? '') || personName(values, locale)),
    rows: [
      { label: text(reader, 'desk.due'), value: mailTime(text, reader, lead.dueAt), urgent: true },
      ...(form ? [{ label: text(reader, 'form'), value: parts.textsOf(reader)('forms')(`names.${form.id}`) }] : []),
      ...deskRows({ text, reader, locale, rows, email, reference }),
    ],
  };
}

export function overdueNotice(parts: NoticeParts, lead: OverdueLead): Notice[] {
  const { reference } = lead;
  const desk = deskNamed(parts.desks, lead.desk);
  if (!desk) return [];
  const t = (key: string, given?: Record<string, string>) => mailTextOf(parts.textsOf)(desk.language, key, given);
  const email = addressIn(lead.values['email']);
  const { company, rows } = askedIn(parts, desk.language, lead, email);
  const content = {
    replyTo: email,
    title: t('overdue.subject', { company, reference }),
    preview: t('overdue.text'),
    heading: t('overdue.heading'),
    paragraphs: [t('overdue.text')],
    rows: [{ label: t('reference'), value: reference }, ...rows],
  };
  return [notice(parts, desk, content)];
}

/**
 * Only mails to visitors name a desk; a refused notice does not, so notices cannot loop. Nor has it an address to reply to: that of
 * the visitor has just refused a mail.
 */
export function refusedNotice(parts: NoticeParts, payload: unknown, reason: string, lead?: AskedLead): Notice[] {
  const mail = v.safeParse(mailSchema, payload);
  const { ifRefused, to } = mail.success ? mail.output : {};
  const desk = parts.desks.find((one) => one.mail === ifRefused?.desk);
  if (!ifRefused || !to || !desk) return [];
  const { reference } = ifRefused;
  const t = (key: string, given?: Record<string, string>) => mailTextOf(parts.textsOf)(desk.language, key, given);
  const asked = lead && askedIn(parts, desk.language, lead, undefined);
  const content = {
    title: t('refused.subject', { company: asked?.company || to, reference }),
    preview: t('refused.text', { to }),
    heading: t('refused.heading'),
    paragraphs: [t('refused.text', { to })],
    rows: [
      { label: t('reference'), value: reference },
      { label: t('refused.reason'), value: oneLine(reason) },
      ...(asked?.rows ?? []),
    ],
  };
  return [notice(parts, desk, content)];
}

type FindLead = (reference: string) => Promise<AskedLead | undefined>;
type Brand = NoticeParts & { hasDesk: (desk: string) => boolean };

type BrandNotices = {
  overdue: (lead: OverdueLead) => Notice[];
  refused: (payload: unknown, reason: string, find: FindLead) => Promise<Notice[]>;
};

export const brandNotices = (brands: readonly Brand[]): BrandNotices => ({
  overdue: (lead) => {
    const brand = brands.find(({ hasDesk }) => hasDesk(lead.desk));
    return brand ? overdueNotice(brand, lead) : [];
  },
  async refused(payload, reason, find) {
    const mail = v.safeParse(mailSchema, payload);
    const reference = mail.success ? mail.output.ifRefused?.reference : undefined;
    const lead = reference ? await find(reference) : undefined;
    return brands.map((brand) => refusedNotice(brand, payload, reason, lead)).find(({ length }) => length > 0) ?? [];
  },
});
