// The port for everything about accounts, the same whether they are kept here or at a remote back end.
import type { JWK } from 'jose';
import { wholeForm } from '../../shared/forms/Form.ts';
import type { AccountFacts } from '../../shared/facts/facts.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { LinkEnd } from '../store/accountLinks.ts';
import type { AccountCodePurpose, AccountLinkKind } from '../store/accountTables.ts';

/** The visitor who makes a request. */
export type Asker = {
  locale: LocaleCode;
  remoteAddress: string;
  /** Configured origin of the site, for links in messages and for tickets; never read from a header. */
  origin: string;
  /** Origin as the browser shows it: passkeys sign this one. */
  shownOrigin: string;
  userAgent: string;
  /** Cookie with marks of earlier log-ins in this browser; only the service that made them can read them. */
  known: string;
  /** A trusted site makes the request for the visitor, and has done the human check itself. */
  vouched: boolean;
};

/** What a session stores about its account; only the service that made it can read it. */
export type Pass = {
  account?: string;
  /** Signature over the password at log-in: a new password ends the session. */
  stamp?: string;
  token?: string;
  /** Set while the second factor is missing: when the password was given. */
  halfway?: { at: number };
};

/** `known`: new value of the cookie with marks of log-ins. */
export type LoggedIn = { kind: 'pass'; pass: Pass; known: string; name: string };

/** The password was right and the second factor is missing: `pass` is good for that step alone. */
export type Halfway = { kind: 'half'; pass: Pass };

/** A visitor whose session says that they are logged in; the service decides whether they still are. */
export type Member = { pass: Pass; sessionId: string; asker: Asker };

/** Reasons for a refusal: keys under `errors` in the texts of forms. From `userName` on they are rules of fields. */
export const refusalKeys = [
  'loginFailed',
  'emailUnverified',
  'userNameTaken',
  'agentMissing',
  'emailMissing',
  'emailOwn',
  'noMobile',
  'codeWrong',
  'codeExpired',
  'codeUsed',
  'linkExpired',
  'linkUsed',
  'linkReplaced',
  'linkWithdrawn',
  'passkeyFailed',
  'passkeyNotMade',
  'passkeyPassword',
  'secondUsed',
  'secondEnded',
  'passwordCommon',
  'passwordMismatch',
  'estimateGone',
  'estimateName',
  'estimatesFull',
  'companyElsewhere',
  'companyFull',
  'companyGone',
  'companyName',
  'companyOwner',
  'tooMany',
  'notAccepted',
  'userName',
  'email',
  'phone',
  'passwordRule',
] as const;

/** Numbers of the error catalogue, by which programs recognise these faults. */
export const catalogue = [
  { code: 14_049, field: 'agent', key: 'agentMissing' },
  { code: 14_050, field: 'email', key: 'emailMissing' },
] as const;
export type RefusalKey = (typeof refusalKeys)[number];
export type AccountFault = { field: string; key: RefusalKey; values?: Record<string, number> };
export type Refusal = { kind: 'refused'; faults: readonly AccountFault[]; retrySeconds?: number };

export const refused = (field: string, key: RefusalKey): Refusal => ({ kind: 'refused', faults: [{ field, key }] });

/** What a call with a link that is over is refused with. */
export const linkRefusals = {
  used: 'linkUsed',
  expired: 'linkExpired',
  replaced: 'linkReplaced',
  withdrawn: 'linkWithdrawn',
} as const satisfies Record<LinkEnd, RefusalKey>;

export const tooMany = (seconds: number): Refusal => ({
  kind: 'refused',
  faults: [{ field: wholeForm, key: 'tooMany', values: { minutes: Math.ceil(seconds / 60) } }],
  retrySeconds: seconds,
});

export type Registration = {
  userName: string;
  email: string;
  /** With country code; empty when none was given. */
  mobile: string;
  password: string;
  agent: string;
  /** Id of the invitation link; empty without one. Making the account uses it up. */
  invitation: string;
};

export type CodeRequest = { purpose: AccountCodePurpose; email: string; method: 'email' | 'sms' };

/** `to`: the receiver, partly hidden. `seconds`: until another code may be requested. */
export type CodeSent = { kind: 'codeSent'; to: string; seconds: number };

export type OpenedLink = { kind: AccountLinkKind; agent: string; state: 'good' | LinkEnd };

/** `mobile` with country code. */
export type NewNumber = { mobile: string; password: string };

/** Each works once, and is shown once. */
export type RecoveryCodes = { kind: 'codes'; codes: readonly string[] };

/** Changes that owners make to their own account. Undefined: not logged in. */
export type OwnDataService = {
  rename: (member: Member, typed: { userName: string; password: string }) => Promise<Fine | Refusal | undefined>;
  /** Ends all other sessions, and begins this one anew. */
  changePassword: (
    member: Member,
    typed: { password: string; newPassword: string },
  ) => Promise<LoggedIn | Refusal | undefined>;
  /** Mails a link to the new and to the old mailbox; the change is made once both readers have agreed. */
  askMailbox: (member: Member, typed: { email: string; password: string }) => Promise<Fine | Refusal | undefined>;
  /** Cancels the change that was asked for. */
  keepMailbox: (member: Member) => Promise<Fine | undefined>;
  /** Gives or withdraws consent to news by mail. */
  answerNews: (member: Member, given: boolean) => Promise<Fine | Refusal | undefined>;
  /** Language of the mails to this account. */
  setLanguage: (member: Member, locale: LocaleCode) => Promise<Fine | undefined>;
};

/** A company of several accounts. Undefined: not logged in. Members are named by their ids in `facts`. */
export type CompanyService = {
  /** The member becomes its owner; refused if they already belong to a company. */
  make: (member: Member, name: string) => Promise<Fine | Refusal | undefined>;
  /** Owner only, like all below except `leave`. Mails a link that works once, for the account of that mailbox. */
  invite: (member: Member, email: string) => Promise<Fine | Refusal | undefined>;
  withdraw: (member: Member, invitation: string) => Promise<Fine | Refusal | undefined>;
  remove: (member: Member, colleague: string) => Promise<Fine | Refusal | undefined>;
  /** Makes another member the owner; needs the password. */
  handOver: (member: Member, typed: { id: string; password: string }) => Promise<Fine | Refusal | undefined>;
  /** An owner must hand over first, unless they are the only member. */
  leave: (member: Member) => Promise<Fine | Refusal | undefined>;
};

/** Saved estimates. Undefined: not logged in. The caller has validated `code`. */
export type EstimateService = {
  save: (member: Member, kept: { name: string; code: string }) => Promise<Fine | Refusal | undefined>;
  /** Only the member's own estimates, here and below. */
  rename: (member: Member, named: { id: string; name: string }) => Promise<Fine | Refusal | undefined>;
  remove: (member: Member, id: string) => Promise<Fine | Refusal | undefined>;
};

/** Codes of an authenticator app, asked for after the password. Undefined: not logged in. */
export type SecondFactorService = {
  /** `half`: the pass that `AccountService.logIn` gave. `otp`: a code of the app, or a recovery code. */
  logIn: (half: Pass, otp: string, asker: Asker) => Promise<LoggedIn | Refusal>;
  /** Puts a new secret into the member's facts; it counts once its first code is confirmed. */
  begin: (member: Member, password: string) => Promise<Fine | Refusal | undefined>;
  confirm: (member: Member, otp: string) => Promise<RecoveryCodes | Refusal | undefined>;
  end: (member: Member, typed: { password: string; otp: string }) => Promise<Fine | Refusal | undefined>;
};

/** WebAuthn options as JSON, in the form that browsers parse themselves. */
export type PasskeyOptions = { kind: 'options'; options: object };

/** Log-in by passkey instead of password. Undefined: not logged in. */
export type PasskeyService = {
  /** Refused without the password, unless the member has just logged in. */
  creationOptions: (member: Member, password: string) => Promise<PasskeyOptions | Refusal | undefined>;
  add: (member: Member, credential: unknown) => Promise<Fine | Refusal | undefined>;
  /** Only the member's own passkeys. */
  remove: (member: Member, id: string) => Promise<Fine | undefined>;
  requestOptions: (asker: Asker) => Promise<PasskeyOptions>;
  logIn: (credential: unknown, asker: Asker) => Promise<LoggedIn | Refusal>;
};

/** A change of mailbox after one reader has answered: waiting for the other reader, made, or cancelled. */
export type MailboxAnswer = { kind: 'mailbox'; state: 'waits' | 'moved' | 'kept' };

export type Fine = { kind: 'fine' };
export const fine: Fine = { kind: 'fine' };

/** Methods reject with a NeighbourFault while the store or the back end does not answer. */
export type AccountService = {
  /** Answers the same for a mailbox that already has an account. */
  register: (registration: Registration, asker: Asker) => Promise<Fine | Refusal>;
  /** Answers the same for mailboxes with nothing to verify. */
  resendVerification: (email: string, asker: Asker) => Promise<Fine | Refusal>;
  logIn: (typed: { account: string; password: string }, asker: Asker) => Promise<LoggedIn | Halfway | Refusal>;
  sendCode: (asked: CodeRequest, asker: Asker) => Promise<CodeSent | Refusal>;
  /** `password`, here and below: the new password of the account. */
  activate: (typed: { email: string; code: string; password: string }, asker: Asker) => Promise<Fine | Refusal>;
  resetByCode: (typed: { email: string; code: string; password: string }, asker: Asker) => Promise<Fine | Refusal>;
  resetByLink: (typed: { link: string; password: string }, asker: Asker) => Promise<Fine | Refusal>;
  openLink: (link: string, asker: Asker) => Promise<OpenedLink | undefined>;
  confirmByLink: (typed: { link: string; password: string }, asker: Asker) => Promise<Fine | Refusal>;

  /** The answer of the old mailbox's reader; `move: false` keeps it and ends all sessions. */
  answerOldMailbox: (typed: { link: string; move: boolean }, asker: Asker) => Promise<MailboxAnswer | Refusal>;
  /** The answer of the new mailbox's reader, with the password of the account. */
  answerNewMailbox: (typed: { link: string; password: string }, asker: Asker) => Promise<MailboxAnswer | Refusal>;
  /** The answer of the invited mailbox's reader, with the password of their account. */
  joinCompany: (typed: { link: string; password: string }, asker: Asker) => Promise<Fine | Refusal>;

  /** Undefined, here and below: nobody is logged in, or the account has since been erased or disabled. */
  facts: (member: Member) => Promise<AccountFacts | undefined>;
  /** Everything stored about the account, for its export. */
  dataOf: (member: Member) => Promise<{ kind: 'data'; data: object } | Refusal | undefined>;
  /** Ends some of the member's own sessions. */
  endSessions: (member: Member, ids: readonly string[]) => Promise<Fine | undefined>;
  /** Somebody else did something in the member's security log: ends all sessions, this one too, removes those passkeys, and cancels a change of mailbox. */
  notMe: (member: Member, passkeys: readonly string[]) => Promise<Fine | undefined>;
  /** Refused without the right password. */
  erase: (member: Member, password: string) => Promise<Fine | Refusal | undefined>;
  /** Address in the console with a log-in ticket; empty when there is no console. */
  consoleAddress: (member: Member) => Promise<string | undefined>;
  /** Ends what the service itself keeps about the session. */
  logOut: (member: Member) => Promise<void>;
  /** Public keys with which the console checks tickets. */
  keys: () => Promise<{ keys: JWK[] }>;
  /** Sends a code to the new number; the old one stays until the code is confirmed. */
  askNumber: (member: Member, number: NewNumber) => Promise<CodeSent | Refusal | undefined>;
  confirmNumber: (member: Member, code: string) => Promise<Fine | Refusal | undefined>;
  /** Refused without the right password, or while the number is the only contact that was verified. */
  removeNumber: (member: Member, password: string) => Promise<Fine | Refusal | undefined>;
  own: OwnDataService;
  company: CompanyService;
  estimates: EstimateService;
  second: SecondFactorService;
  /** Absent when the service has none. */
  passkeys?: PasskeyService;
};
