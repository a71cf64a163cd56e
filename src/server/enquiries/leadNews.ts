// What the mails and webhook events of a lead are made of: its data, and the filled-in fields as rows in the reader's language.
import { isLocaleCode, localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { Arrivals } from '../store/schema.ts';
import type { KeptFile } from '../store/uploads.ts';
import type { DeskRow } from '../content/desksSchema.ts';
import type { DeskTimes, ReplyPromise } from './dueAt.ts';
import type { FileLinks } from './fileLinks.ts';
import type { MailBrand, MailText } from '../messages/ports.ts';
import { fieldsOf, type Field, type Form, type Values } from '../../shared/forms/Form.ts';
import { readSlot } from '../../shared/forms/slot.ts';
import { optionText } from '../../shared/forms/formTexts.ts';
import { withConsent } from '../../shared/forms/siteTerms.ts';
import { partWords } from '../../shared/i18n/joinWords.ts';
import { listMark } from '../../shared/i18n/marks.ts';
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import { hasPage, pathOf } from '../../shared/pages/addresses.ts';
import { pages } from '../../shared/pages/pages.ts';
import { isCarriedWish } from '../../shared/forms/fields.ts';
import { estimateText, type EstimateReader } from '../../shared/wishes/estimateText.ts';
import type { WishReader } from '../../shared/wishes/wishValues.ts';
import { wishText } from '../../shared/wishes/wishes.ts';
import { readEstimate } from '../forms/estimates.ts';
import { mailHalfHour } from '../messages/mailTimes.ts';

/** A filled-in field as a reader sees it. */
export type LeadRow = {
  label: string;
  value: string;
  /** Kind of the field: numbers can be called, addresses written to. */
  kind: string;
  /** Whether the value is one of our own texts rather than typed by the visitor. */
  ours: boolean;
};

/** Data for the mails about a call. */
export type CallMailFacts = {
  reference: string;
  locale: LocaleCode;
  at: number;
  zone: string;
  sequence: number;
  desk: DeskRow;
  /** Page where the call can be moved or cancelled. */
  link: string;
  madeAt: number;
  from: MailBrand;
  text: MailText;
};

export type LeadNews = {
  reference: string;
  form: string;
  locale: LocaleCode;
  createdAt: number;
  dueAt: number;
  promise: ReplyPromise | 'call';
  deskTimes: DeskTimes;
  desk: DeskRow;
  from: MailBrand;
  visitor: { name: string; email: string | undefined; company: string };
  /** The booked call. */
  booked?: CallMailFacts | undefined;
  /** Whether the visitor gets a confirmation: one address gets only a few per hour. */
  confirms: boolean;
  values: Record<string, string | string[]>;
  arrivals?: Arrivals;
  files: readonly KeptFile[];
  links: Pick<FileLinks, 'linkTo' | 'expiresAt'>;
  /** Address of the privacy policy in that language, if there is one. */
  policy: (locale: LocaleCode) => string | undefined;
  /** The form's name, the product and the filled-in fields as a reader of that language sees them. */
  formName: (locale: LocaleCode) => string;
  product: (locale: LocaleCode) => string | undefined;
  rows: (locale: LocaleCode) => readonly LeadRow[];
  /** A file's size, as the form showed it. */
  sizeText: (bytes: number, locale: LocaleCode) => string;
  text: MailText;
};

export const mailTextOf =
  (textsOf: (locale: LocaleCode) => TranslatorOf): MailText =>
  (locale, key, values) =>
    textsOf(locale)('mail')(key, values);

/** Address of the privacy policy in a language, if there is one. */
export const policyAt = (origin: string, locale: LocaleCode): string | undefined =>
  hasPage('privacy', locale) ? origin + pathOf('privacy', locale) : undefined;

/** Removes line breaks, so that typed text cannot start a header line of a mail. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** As people of the language write it; `locale` may be one that the site no longer has. */
export function personName(values: Values, locale: string): string {
  const familyFirst = isLocaleCode(locale) && localeOf(locale).familyFirst;
  const names = familyFirst ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
  const written = names.map((name) => String(values[name] ?? '')).filter(Boolean);
  return written.join(familyFirst ? '' : ' ') || String(values['name'] ?? '');
}

const pageNamed = (field: Pick<Field, 'name'>, value: string | readonly string[]) =>
  field.name === 'product' ? pages.find(({ id }) => id === value) : undefined;

/** Name of the page that an enquiry is about. */
export function productName(values: Values, textsOf: TranslatorOf): string | undefined {
  const page = pageNamed({ name: 'product' }, values['product'] ?? '');
  return page && textsOf(page.id)('name');
}

function valueText(field: Field, value: string | readonly string[], { locale, textsOf }: WishReader): string {
  const t = textsOf('forms');
  if ('options' in field) {
    const chosen = typeof value === 'string' ? [value] : value;
    return partWords(chosen.map((option) => optionText(t, locale, field.name, option)).join(listMark(locale)));
  }
  if (field.kind === 'tick') return t('answers.yes');
  const slot = field.kind === 'slot' ? readSlot(String(value)) : undefined;
  if (slot) return mailHalfHour((_, key) => textsOf('mail')(key), locale.code, slot.at, slot.zone);
  if (isCarriedWish(field)) return partWords(wishText(String(value), { locale, textsOf }) ?? String(value));
  const page = pageNamed(field, value);
  return page ? textsOf(page.id)('name') : String(value);
}

/** The name of an estimate was typed; everything else in it is ours. */
function estimateRows(label: string, code: string, reader: EstimateReader): LeadRow[] {
  const estimate = readEstimate(code);
  if (!estimate) return [{ label, value: code, kind: 'carried', ours: false }];
  const { name } = estimate;
  return [
    ...(name ? [{ label, value: name, kind: 'text', ours: false }] : []),
    { label, value: partWords(estimateText(estimate, reader)), kind: 'carried', ours: true },
  ];
}

/** With labels and options in the reader's language, in the order of the form. */
export function leadRows(form: Form, locale: LocaleCode, values: Values, reader: EstimateReader): LeadRow[] {
  const t = reader.textsOf('forms');
  // Includes the consent field even if the form no longer asks for it.
  return fieldsOf(withConsent(form, true), localeOf(locale)).flatMap((field) => {
    const value = values[field.name] ?? '';
    if (value.length === 0) return [];
    // The text of a consent is a whole sentence: too long for a label.
    const label = t(field.kind === 'tick' ? `answers.${field.name}` : `fields.${field.name}.label`);
    if (field.name === 'estimate') return estimateRows(label, String(value), reader);
    // A code may look like one of our wishes and still say what a stranger typed.
    const isWish = isCarriedWish(field) && wishText(String(value), reader) !== undefined;
    const ours = 'options' in field || isWish || field.kind === 'tick' || pageNamed(field, value) !== undefined;
    return [{ label, value: valueText(field, value, reader), kind: field.kind, ours }];
  });
}
