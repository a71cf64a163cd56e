// The port through which the site asks about accounts, wherever they are kept.
import type { JWK } from 'jose';
import type { AccountFacts } from '../../shared/facts/facts.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { AccountCodePurpose, AccountLinkKind } from '../store/accountTables.ts';

/** Who asks, from where and with what; addresses in messages come from the configuration of the site he is on, never from his request. */
export type Asker = {
  locale: LocaleCode;
  remoteAddress: string;
  /** Of the site, for links and tickets: configured, never what a header says. */
  origin: string;
  /** As his browser shows it, which a passkey signs. */
  shownOrigin: string;
  userAgent: string;
  /** What his browser holds of log-ins before; the service reads what it gave. */
  known: string;
  /** A site that we trust asks for him, and knows that he is human. */
  vouched: boolean;
};

/** What a session remembers of who is logged in; each service reads what it gave. */
export type Pass = {
  account?: string;
  /** Of the password that it began with. */
  stamp?: string;
  token?: string;
  /** Of who has only typed his password: when. */
  halfway?: { at: number };
};

/** `known`: what his browser is to hold of it. */
export type LoggedIn = { kind: 'pass'; pass: Pass; known: string; name: string };

/** The password was right, and the second factor is asked for; `pass` is good for that alone. */
export type Halfway = { kind: 'half'; pass: Pass };

/** Who comes with a session of this site. */
export type Member = { pass: Pass; sessionId: string; asker: Asker };

/** Why something is refused; each stands under `errors` in the texts of the forms. The last ones are the rules of the fields. */
export const refusalKeys = [
  'loginFailed',
  'emailUnverified',
  'userNameTaken',
  'agentMissing',
  'emailMissing',
  'noMobile',
  'codeWrong',
  'codeExpired',
  'codeUsed',
  'linkExpired',
  'linkUsed',
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
  'userName',
  'email',
  'phone',
  'passwordRule',
] as const;

/** The codes of the error catalogue, which programs know these faults by. */
export const catalogue = [
  { code: 14_049, field: 'agent', key: 'agentMissing' },
  { code: 14_050, field: 'email', key: 'emailMissing' },
] as const;

export type RefusalKey = (typeof refusalKeys)[number];
export type AccountFault = { field: string; key: RefusalKey; values?: Record<string, number> };
export type Refusal = { kind: 'refused'; faults: readonly AccountFault[]; retrySeconds?: number };

export const refused = (field: string, key: RefusalKey): Refusal => ({ kind: 'refused', faults: [{ field, key }] });

export const tooMany = (seconds: number): Refusal => ({
  kind: 'refused',
  faults: [{ field: 'form', key: 'tooMany', values: { minutes: Math.ceil(seconds / 60) } }],
  retrySeconds: seconds,
});

export type Registration = {
  userName: string;
  email: string;
  /** With country code; empty when none was given. */
  mobile: string;
  password: string;
  agent: string;
  /** The opaque link that invited him; empty without one. It is spent with the account. */
  invitation: string;
};

export type CodeWish = { purpose: AccountCodePurpose; email: string; method: 'email' | 'sms' };

/** `to` is said as far as the asker may know it; `seconds` until another code may be asked for. */
export type CodeSent = { kind: 'codeSent'; to: string; seconds: number };

export type OpenedLink = { kind: AccountLinkKind; agent: string; state: 'good' | 'used' | 'expired' };

/** `mobile` with country code. */
export type NewNumber = { mobile: string; password: string };

/** Each good once, shown once. */
export type RecoveryCodes = { kind: 'codes'; codes: readonly string[] };

/** What an owner changes of their account by themselves; undefined for who is not logged in. */
export type OwnDataService = {
  rename: (member: Member, typed: { userName: string; password: string }) => Promise<Fine | Refusal | undefined>;
  /** Ends all other sessions, and begins this one anew. */
  changePassword: (
    member: Member,
    typed: { password: string; newPassword: string },
  ) => Promise<LoggedIn | Refusal | undefined>;
  /** Links leave to this mailbox and the one of before; it counts once the reader of each has agreed. */
  askMailbox: (member: Member, typed: { email: string; password: string }) => Promise<Fine | Refusal | undefined>;
  /** The mailbox of before stays. */
  keepMailbox: (member: Member) => Promise<Fine | undefined>;
  /** Whether they want news by mail. */
  answerNews: (member: Member, given: boolean) => Promise<Fine | undefined>;
  /** Of the mails to this account. */
  setLanguage: (member: Member, locale: LocaleCode) => Promise<Fine | undefined>;
};

/** A company of several accounts; undefined for who is not logged in. Members are named by what `facts` calls them. */
export type CompanyService = {
  /** Theirs from then on; refused to who belongs to one. */
  make: (member: Member, name: string) => Promise<Fine | Refusal | undefined>;
  /** By its owner alone, as is all below but leaving: a link goes to the mailbox, good once and for its reader. */
  invite: (member: Member, email: string) => Promise<Fine | Refusal | undefined>;
  withdraw: (member: Member, invitation: string) => Promise<Fine | Refusal | undefined>;
  remove: (member: Member, colleague: string) => Promise<Fine | Refusal | undefined>;
  /** To another member, with the password. */
  handOver: (member: Member, typed: { id: string; password: string }) => Promise<Fine | Refusal | undefined>;
  /** An owner hands over first, unless nobody else is there. */
  leave: (member: Member) => Promise<Fine | Refusal | undefined>;
};

/** Estimates kept by name; undefined for who is not logged in. What a code says, whoever asks has looked at. */
export type EstimateService = {
  save: (member: Member, kept: { name: string; code: string }) => Promise<Fine | Refusal | undefined>;
  /** One of their own, here and below. */
  rename: (member: Member, named: { id: string; name: string }) => Promise<Fine | Refusal | undefined>;
  remove: (member: Member, id: string) => Promise<Fine | Refusal | undefined>;
};

/** Codes of an app after the password; undefined for who is not logged in. */
export type SecondFactorService = {
  /** With what `logIn` gave halfway, and a code of the app or a recovery code. */
  logIn: (half: Pass, otp: string, asker: Asker) => Promise<LoggedIn | Refusal>;
  /** A secret waits in his facts from now on, until its first code has come. */
  begin: (member: Member, password: string) => Promise<Fine | Refusal | undefined>;
  confirm: (member: Member, otp: string) => Promise<RecoveryCodes | Refusal | undefined>;
  end: (member: Member, typed: { password: string; otp: string }) => Promise<Fine | Refusal | undefined>;
};

/** What a browser is handed, as JSON that it understands by itself. */
export type PasskeyOptions = { kind: 'options'; options: object };

/** Passkeys as a second way in; undefined, here too, for who is not logged in. */
export type PasskeyService = {
  /** Refused without the password, unless he has just logged in. */
  creationOptions: (member: Member, password: string) => Promise<PasskeyOptions | Refusal | undefined>;
  add: (member: Member, credential: unknown) => Promise<Fine | Refusal | undefined>;
  /** One of his own; others' are out of reach. */
  remove: (member: Member, id: string) => Promise<Fine | undefined>;
  requestOptions: (asker: Asker) => Promise<PasskeyOptions>;
  logIn: (credential: unknown, asker: Asker) => Promise<LoggedIn | Refusal>;
};

/** What came of a link to one of the two mailboxes: the other is waited for, it has moved, or it stays. */
export type MailboxAnswer = { kind: 'mailbox'; state: 'waits' | 'moved' | 'kept' };

export type Fine = { kind: 'fine' };
export const fine: Fine = { kind: 'fine' };

/** Rejects with a NeighbourFault while nobody can tell. */
export type AccountService = {
  /** A mailbox that has an account already is not told. */
  register: (registration: Registration, asker: Asker) => Promise<Fine | Refusal>;
  /** Quiet about mailboxes that wait for no verification. */
  resendVerification: (email: string, asker: Asker) => Promise<Fine | Refusal>;
  logIn: (typed: { account: string; password: string }, asker: Asker) => Promise<LoggedIn | Halfway | Refusal>;
  sendCode: (wish: CodeWish, asker: Asker) => Promise<CodeSent | Refusal>;
  /** With the password that holds from then on. */
  activate: (typed: { email: string; code: string; password: string }, asker: Asker) => Promise<Fine | Refusal>;
  resetByCode: (typed: { email: string; code: string; password: string }, asker: Asker) => Promise<Fine | Refusal>;
  resetByLink: (typed: { link: string; password: string }, asker: Asker) => Promise<Fine | Refusal>;
  openLink: (link: string, asker: Asker) => Promise<OpenedLink | undefined>;
  /** With the password that holds from then on. */
  confirmByLink: (typed: { link: string; password: string }, asker: Asker) => Promise<Fine | Refusal>;

  /** By the reader of the mailbox that an account has; `move` false keeps it, and ends its sessions. */
  answerOldMailbox: (typed: { link: string; move: boolean }, asker: Asker) => Promise<MailboxAnswer | Refusal>;
  /** By the reader of the mailbox that it is to have, with its password. */
  answerNewMailbox: (typed: { link: string; password: string }, asker: Asker) => Promise<MailboxAnswer | Refusal>;
  /** By the reader of the mailbox that a company has invited, with the password of its account. */
  joinCompany: (typed: { link: string; password: string }, asker: Asker) => Promise<Fine | Refusal>;

  /** Undefined, here and below: nobody is logged in, or his account is gone or shut since. */
  facts: (member: Member) => Promise<AccountFacts | undefined>;
  /** Everything that is kept under his name. */
  dataOf: (member: Member) => Promise<object | undefined>;
  /** Ends some of his own sessions; others' are out of reach. */
  endSessions: (member: Member, ids: readonly string[]) => Promise<Fine | undefined>;
  /** Something in his security log was not he: ends all his sessions, this one too, and removes those passkeys. */
  notMe: (member: Member, passkeys: readonly string[]) => Promise<Fine | undefined>;
  /** Refused without the right password. */
  erase: (member: Member, password: string) => Promise<Fine | Refusal | undefined>;
  /** The address in the console that takes his ticket; empty when there is no console. */
  consoleAddress: (member: Member) => Promise<string | undefined>;
  /** What the service keeps of this session besides ours. */
  logOut: (member: Member) => Promise<void>;
  /** What a console checks tickets with. */
  keys: () => Promise<{ keys: JWK[] }>;
  /** A code goes to the new number; until it has come back the number of before stands. */
  askNumber: (member: Member, number: NewNumber) => Promise<CodeSent | Refusal | undefined>;
  confirmNumber: (member: Member, code: string) => Promise<Fine | Refusal | undefined>;
  /** Refused without the right password, or while the number is all that he has proven. */
  removeNumber: (member: Member, password: string) => Promise<Fine | Refusal | undefined>;
  own: OwnDataService;
  company: CompanyService;
  estimates: EstimateService;
  second: SecondFactorService;
  /** Absent: not offered. */
  passkeys?: PasskeyService;
};
