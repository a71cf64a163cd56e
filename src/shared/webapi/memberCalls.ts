// The table of calls of a logged-in visitor: address, fields with their greatest lengths, and summary, for both ends and for OpenAPI.
import { longestCode, longestName } from '../forms/estimateLimits.ts';
import { text } from './schemas.ts';

/** `longest`: longer values are ignored. `schema`: how OpenAPI describes it. */
type TextField = { kind: 'text' | 'texts'; longest: number; schema: object };
type DataField = { kind: 'data'; schema: object };

const typed = (longest: number, more: object = {}) =>
  ({ kind: 'text', longest, schema: { ...text, ...more } }) as const;

/** One or several values of the same name. */
const several = (longest: number, schema: object) => ({ kind: 'texts', longest, schema }) as const;

const email = typed(254);
const otp = typed(64);
const password = typed(128);
const credential = {
  kind: 'data',
  schema: { type: 'object', description: 'What PublicKeyCredential.toJSON() gives' },
} as const;

/** Ids of passkeys have at most 1,023 bytes. */
const longestId = 1400;
const id = typed(longestId);
const companyId = typed(longestId, { description: 'The id of the member or invitation in `me`' });
const estimateId = typed(longestId, { description: 'The id of the estimate in `me`' });
/** A name that is a little too long is cut. */
const estimateName = typed(80, { maxLength: longestName });

export type MemberCall = {
  method: 'GET' | 'POST';
  /** Below /webapi/account. */
  path: string;
  fields: Readonly<Record<string, TextField | DataField>>;
  summary: string;
  /** OpenAPI offers `language` too, the language of the answer's words. */
  inLanguage: boolean;
};

const quiet = { method: 'POST', inLanguage: false } as const;
const change = { method: 'POST', inLanguage: true } as const;

export const memberCalls = {
  me: {
    method: 'GET',
    path: 'me',
    fields: {},
    inLanguage: false,
    summary: 'The account that is logged in: its sessions, ten events of its security log, and its enquiries',
  },
  export: {
    method: 'GET',
    path: 'export',
    fields: {},
    inLanguage: true,
    summary: 'Everything stored for the account',
  },
  erase: { ...quiet, path: 'erase', fields: { password }, summary: 'Deletes the account' },
  endSession: {
    ...quiet,
    path: 'session/end',
    fields: { id: several(longestId, text) },
    summary: 'Ends a session of the account',
  },
  notMe: {
    ...quiet,
    path: 'notMe',
    fields: { passkey: several(longestId, { type: 'array', items: text }) },
    summary:
      'Reports an event of the security log as not their own: ends all sessions, this one too, and removes the named passkeys',
  },
  logout: { ...quiet, path: 'logout', fields: {}, summary: 'Ends this session' },
  console: {
    ...quiet,
    path: 'console',
    fields: {},
    summary: 'Redirects to the console with a ticket that is valid for a minute',
  },

  rename: {
    ...change,
    path: 'name',
    fields: { userName: typed(64), password },
    summary: 'Gives the account another name',
  },
  changePassword: {
    ...change,
    path: 'password',
    fields: { password, newPassword: typed(128), confirm: typed(128) },
    summary: 'Sets another password, ends all other sessions, and renews this one',
  },
  askMailbox: {
    ...change,
    path: 'mailbox',
    fields: { email, password },
    summary:
      'Sends a link to the new mailbox and to the current one; the change applies once the reader of each has agreed',
  },
  keepMailbox: { ...change, path: 'mailbox/keep', fields: {}, summary: 'Cancels a requested change of mailbox' },
  answerNews: {
    ...change,
    path: 'news',
    fields: { given: typed(8, { enum: ['yes', 'no'] }) },
    summary: 'Subscribes to news by mail or ends it; stored with the text that was shown',
  },
  setLanguage: {
    ...change,
    path: 'language',
    fields: { mails: typed(16, { description: 'The code of a language' }) },
    summary: 'Sets the language of mails to this account',
  },
  askNumber: {
    ...change,
    path: 'phone',
    fields: { areaCode: typed(16), mobile: typed(64), password },
    summary: 'Sends a code by SMS to a new number; the change applies once the code is confirmed',
  },
  confirmNumber: {
    ...change,
    path: 'phone/confirm',
    fields: { code: typed(64) },
    summary: 'Confirms the new number with its code',
  },
  removeNumber: {
    ...change,
    path: 'phone/remove',
    fields: { password },
    summary: 'Removes the number from the account',
  },

  beginSecond: {
    ...change,
    path: 'second/begin',
    fields: { password },
    summary: 'Creates a secret for an authenticator app; `me` shows it for ten minutes',
  },
  confirmSecond: {
    ...change,
    path: 'second/confirm',
    fields: { otp },
    summary: 'Turns the second factor on; result.codes are the recovery codes',
  },
  endSecond: { ...change, path: 'second/end', fields: { password, otp }, summary: 'Turns the second factor off' },

  // `me` returns the company as `own.company`.
  makeCompany: {
    ...change,
    path: 'company',
    fields: { name: typed(80) },
    summary: 'Creates a company with this account as its owner',
  },
  invite: {
    ...change,
    path: 'company/invite',
    fields: { email },
    summary: 'Sends a link that works once, within seven days, for the invited mailbox only',
  },
  withdrawInvitation: {
    ...change,
    path: 'company/withdraw',
    fields: { id: companyId },
    summary: 'Withdraws an invitation',
  },
  removeMember: {
    ...change,
    path: 'company/remove',
    fields: { id: companyId },
    summary: 'Removes a member, who loses access at once',
  },
  handOver: {
    ...change,
    path: 'company/handOver',
    fields: { id: companyId, password },
    summary: 'Gives the company to another member',
  },
  leaveCompany: {
    ...change,
    path: 'company/leave',
    fields: {},
    summary: 'Leaves the company; an owner has to hand over first',
  },

  // `me` returns them as `estimates`, those of colleagues as `own.company.estimates`.
  saveEstimate: {
    ...change,
    path: 'estimates',
    fields: {
      name: estimateName,
      estimate: typed(longestCode, { maxLength: longestCode, description: 'The value of `e` in its link' }),
    },
    summary: 'Saves an estimate under a name; 50 at most',
  },
  renameEstimate: {
    ...change,
    path: 'estimates/rename',
    fields: { id: estimateId, name: estimateName },
    summary: 'Renames a saved estimate',
  },
  removeEstimate: {
    ...change,
    path: 'estimates/remove',
    fields: { id: estimateId },
    summary: 'Deletes a saved estimate',
  },

  // Only where this server stores the accounts.
  passkeyOptions: {
    ...change,
    path: 'passkeys/options',
    fields: { password: typed(128, { description: 'Needed when the log-in was more than 10 minutes ago' }) },
    summary: 'Options for a new passkey, with a challenge that lasts 5 minutes',
  },
  addPasskey: {
    ...change,
    path: 'passkeys/add',
    fields: { credential },
    summary: 'Adds the passkey that the browser has created',
  },
  removePasskey: { ...quiet, path: 'passkeys/remove', fields: { id }, summary: 'Removes a passkey of the account' },
} as const satisfies Readonly<Record<string, MemberCall>>;

export type MemberCallName = keyof typeof memberCalls;
export type MemberPath = (typeof memberCalls)[MemberCallName]['path'];
export type MemberAddress = `/webapi/account/${MemberPath}`;

type ValueOf = { text: string; texts: readonly string[]; data: unknown };

/** What a call sends, by field. */
export type MemberValues<Name extends MemberCallName> = {
  readonly [Field in keyof (typeof memberCalls)[Name]['fields']]: (typeof memberCalls)[Name]['fields'][Field] extends {
    kind: infer Kind extends keyof ValueOf;
  }
    ? ValueOf[Kind]
    : never;
};
