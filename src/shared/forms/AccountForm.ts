// What a form of accounts is: fields as every form has, and what comes before them.
import type { FieldSet } from './Form.ts';

/** Those that can stand as a dialog on every page. */
export const accountDialogs = ['login', 'register', 'forgot', 'activate', 'verify', 'second'] as const;

export type AccountDialog = (typeof accountDialogs)[number];

/** The last ones stand behind a link out of a mail. */
export const accountFormIds = [...accountDialogs, 'reset', 'confirm', 'mailboxOld', 'mailboxNew', 'company'] as const;

export type AccountFormId = (typeof accountFormIds)[number];

export type AccountForm = FieldSet & {
  id: AccountFormId;
  /** When visitors have to show that they are people: before everything else, or only to have a code sent. */
  check?: 'first' | 'sending';
  /** The fields that a code is sent by; it has a button of its own. */
  sendsTo?: readonly string[];
};

/** Good news told with a form or on the page that follows it. */
export type AccountNotice = {
  key: AccountNoticeKey;
  /** Where a message went, as far as the visitor may know. */
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
  'sessionEnded',
  'erased',
  'notMe',
  'passwordWrong',
  'passwordWait',
  'passkeyAdded',
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

/** What a form of accounts says when it comes back, besides values and faults. */
export type AccountAnswer = {
  form: AccountFormId;
  notice?: AccountNotice;
  /** Until another code may be sent. */
  seconds?: number;
};
