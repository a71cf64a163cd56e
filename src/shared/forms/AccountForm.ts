// The types of account forms, and of the notices and answers that come with them.
import type { FieldSet } from './Form.ts';

/** Forms that can open as a dialog on every page. */
export const accountDialogs = ['login', 'register', 'forgot', 'activate', 'verify', 'second'] as const;

export type AccountDialog = (typeof accountDialogs)[number];

/** Checks the value of ?dialog= in an address. */
export const isAccountDialog = (value: string | undefined): value is AccountDialog =>
  accountDialogs.some((name) => name === value);

/** The last five are opened by a link in a mail. */
export const accountFormIds = [...accountDialogs, 'reset', 'confirm', 'mailboxOld', 'mailboxNew', 'company'] as const;

export type AccountFormId = (typeof accountFormIds)[number];

export type AccountForm = FieldSet & {
  id: AccountFormId;
  /** When the human check is required: before everything else, or only before a code is sent. */
  check?: 'first' | 'sending';
  /** Fields needed to send a code, which has a button of its own. */
  sendsTo?: readonly string[];
};

/** A message of success, shown with a form or on the page that follows it. */
export type AccountNotice = {
  key: AccountNoticeKey;
  /** Where a mail or SMS went, as far as the visitor may know. */
  to?: string;
};

export const accountNoticeKeys = [
  'registered',
  'verifySent',
  'codeAsked',
  'codeAskedBySms',
  'emailVerified',
  'activated',
  'passwordReset',
  'loggedOut',
  'loggedOutHere',
  'sessionEnded',
  'cookiesRefused',
  'erased',
  'notMe',
  'passwordWrong',
  'passwordWait',
  'passkeyAdded',
  'passkeyRemoved',
  'codeSent',
  'nameChanged',
  'passwordChanged',
  'languageChanged',
  'newsAnswered',
  'mailboxAsked',
  'mailboxWaits',
  'mailboxMoved',
  'mailboxKept',
  'mailboxStays',
  'companyMade',
  'companyInvited',
  'companyWithdrawn',
  'companyJoined',
  'companyRemoved',
  'companyHandedOver',
  'companyLeft',
  'estimateSaved',
  'estimateRenamed',
  'estimateRemoved',
  'numberChanged',
  'numberRemoved',
  'secondOn',
  'secondOff',
] as const;

export type AccountNoticeKey = (typeof accountNoticeKeys)[number];

/** What an account form shows after posting, besides values and faults. */
export type AccountAnswer = {
  form: AccountFormId;
  notice?: AccountNotice;
  /** Seconds until another code may be sent. */
  seconds?: number;
};
