// What the mails and the webhook of a lead are made from.
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Arrivals } from '../http/arrival.ts';
import type { DeskRow } from '../content/desksSchema.ts';
import type { Holidays } from '../content/hoursSchema.ts';
import type { ReplyPromise } from './dueAt.ts';
import type { FileLinks } from './fileLinks.ts';
import type { MailPerson, MailText } from '../messages/ports.ts';

/** A filled-in field as a reader sees it. */
export type LeadRow = {
  label: string;
  value: string;
  /** Of the field: a number can be called, an address written to. */
  kind: string;
  /** The value is one of our own words, not something that was typed. */
  ours: boolean;
};

export type LeadFile = { path: string; name: string; type: string; size: number };

/** What the mails about a call are made from. */
export type CallNews = {
  reference: string;
  locale: LocaleCode;
  at: number;
  zone: string;
  sequence: number;
  desk: DeskRow;
  /** Whoever opens it moves or cancels the call. */
  link: string;
  madeAt: number;
  from: MailPerson;
  text: MailText;
};

export type LeadNews = {
  reference: string;
  form: string;
  locale: LocaleCode;
  createdAt: number;
  dueAt: number;
  promise: ReplyPromise | 'call';
  holidays: Holidays;
  desk: DeskRow;
  from: MailPerson;
  visitor: { name: string; email: string | undefined; company: string };
  /** The half hour that it books. */
  booked?: CallNews | undefined;
  /** Whether the visitor is written to: an address gets few confirmations an hour. */
  confirms: boolean;
  values: Record<string, string | string[]>;
  arrivals?: Arrivals;
  files: readonly LeadFile[];
  links: Pick<FileLinks, 'linkTo' | 'expiresAt'>;
  /** Address of the privacy policy in that language, if there is one. */
  policy: (locale: LocaleCode) => string | undefined;
  /** The form's name and the filled-in fields as a reader of that language sees them. */
  formName: (locale: LocaleCode) => string;
  rows: (locale: LocaleCode) => readonly LeadRow[];
  /** A file's size, as the form showed it. */
  sizeText: (bytes: number, locale: LocaleCode) => string;
  text: MailText;
};

/** What people typed never starts a line of a mail's head. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
