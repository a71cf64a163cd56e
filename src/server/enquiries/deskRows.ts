// What a desk needs to answer from a mail: the language, whether only the phone is left, the fields with numbers to call and addresses to write to, and the reply address.
import { isLocaleCode, localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { MailLink, Row } from '../messages/mailBody.ts';
import { isAddress, type MailText } from '../messages/ports.ts';
import type { LeadRow } from './leadNews.ts';

export const writeTo = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;

/** Undefined when what was typed is no address: it would keep the mail from being sent. */
export function addressIn(typed: unknown): string | undefined {
  const email = typeof typed === 'string' ? typed.trim() : '';
  return isAddress(email) ? email : undefined;
}

function linksOf({ value, kind }: LeadRow, email: string | undefined, reference: string): MailLink[] | undefined {
  if (kind === 'tel') return [{ text: value, href: `tel:${value.replace(/[^+\d]/g, '')}` }];
  if (kind === 'email' && email) return [{ text: value, href: writeTo(email, reference) }];
  return undefined;
}

type Asked = {
  text: MailText;
  /** What the desk reads. */
  reader: LocaleCode;
  /** What the visitor reads; perhaps one that the site no longer has. */
  locale: string;
  rows: readonly LeadRow[];
  /** Where a reply goes, if the visitor can be reached by mail. */
  email: string | undefined;
  reference: string;
};

export const deskRows = ({ text, reader, locale, rows, email, reference }: Asked): Row[] => [
  ...(isLocaleCode(locale) ? [{ label: text(reader, 'desk.language'), value: localeOf(locale).name }] : []),
  // A reply without such an address comes to ourselves.
  ...(!email && rows.some(({ kind }) => kind === 'tel')
    ? [{ label: text(reader, 'desk.contact'), value: text(reader, 'desk.byPhone') }]
    : []),
  ...rows.map((row): Row => {
    const { label, value } = row;
    const links = linksOf(row, email, reference);
    return links ? { label, value, links } : { label, value };
  }),
];
