// Data from which the mails and webhook events of a lead are made.
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Arrivals } from '../http/consent.ts';
import type { DeskRow } from '../content/desksSchema.ts';
import type { DeskTimes, ReplyPromise } from './dueAt.ts';
import type { FileLinks } from './fileLinks.ts';
import type { MailPerson, MailText } from '../messages/ports.ts';

/** A filled-in field as a reader sees it. */
export type LeadRow = {
  label: string;
  value: string;
  /** Kind of the field: numbers can be called, addresses written to. */
  kind: string;
  /** Whether the value is one of our own texts rather than typed by the visitor. */
  ours: boolean;
};

export type LeadFile = { path: string; name: string; type: string; size: number };

/** Data for the mails about a call. */
export type CallNews = {
  reference: string;
  locale: LocaleCode;
  at: number;
  zone: string;
  sequence: number;
  desk: DeskRow;
  /** Page where the call can be moved or cancelled. */
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
  deskTimes: DeskTimes;
  desk: DeskRow;
  from: MailPerson;
  visitor: { name: string; email: string | undefined; company: string };
  /** The booked call. */
  booked?: CallNews | undefined;
  /** Whether the visitor gets a confirmation: one address gets only a few per hour. */
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

/** Removes line breaks, so that typed text cannot start a header line of a mail. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
