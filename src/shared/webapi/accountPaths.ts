// Describes the calls about accounts, made from the table of their forms.
import type { AccountFormId } from '../forms/AccountForm.ts';
import { accountForm, codeFields } from '../forms/account/accountForms.ts';
import type { Field, FieldSet } from '../forms/Form.ts';
import { base, companyPaths, estimatePaths, flag, language, press } from './memberPaths.ts';
import { content, envelope, object, refused, schemaOf, text } from './schemas.ts';

/** Which form answers a call. */
export const formOfCall: Readonly<Record<string, AccountFormId>> = {
  login: 'login',
  register: 'register',
  activate: 'activate',
  reset: 'forgot',
  resend: 'verify',
  confirm: 'confirm',
  resetByLink: 'reset',
  second: 'second',
  oldMailbox: 'mailboxOld',
  newMailbox: 'mailboxNew',
  joinCompany: 'company',
};

const proof = { ...text, description: 'The solved challenge of /webapi/check, as base64 of its JSON' };
const link = { ...text, description: 'The forty digits at the end of a link out of a mail' };
const byLink: readonly AccountFormId[] = ['register', 'reset', 'confirm', 'mailboxOld', 'mailboxNew', 'company'];

const answers = {
  200: {
    description: 'Done; result says where a page would go on',
    content: content(envelope({ type: ['object', 'null'] })),
  },
  403: refused('Sent from another site'),
  422: refused('Something is to be mended; code is 14049 when the agent does not exist'),
  429: refused('Too many tries; Retry-After says how long to wait'),
  503: refused('It cannot be kept at the moment'),
};

function submission(id: string, summary: string, { groups }: FieldSet, more: Record<string, object> = {}) {
  const fields: Field[] = groups.flat();
  const properties = { ...Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])), language, ...more };
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  const body = content(object(properties, [...required, ...Object.keys(more).filter((name) => name === 'purpose')]));
  return { post: { operationId: id, summary, requestBody: { required: true, content: body }, responses: answers } };
}

const reading = (id: string, summary: string, answer: object) => ({
  get: {
    operationId: id,
    summary,
    ...flag,
    responses: { 200: { description: summary, content: content(answer) }, 401: refused('Nobody is logged in') },
  },
});

const credential = { type: 'object', description: 'What PublicKeyCredential.toJSON() gives' };

/** Offered where accounts are kept by this server. */
function passkeyPaths(): Record<string, object> {
  const at = `${base}/passkeys`;
  const open = (id: string, summary: string, properties: Record<string, object>) => ({
    post: {
      operationId: id,
      summary,
      requestBody: { required: true, content: content(object(properties)) },
      responses: answers,
    },
  });
  return {
    [`${at}/options`]: press(
      'account_passkeyOptions',
      'What a browser makes a passkey from, with a challenge for 5 min',
      {
        password: { ...text, description: 'Needed when the log-in was more than 10 minutes ago' },
        language,
      },
    ),
    [`${at}/add`]: press('account_addPasskey', 'Adds the passkey that a browser has made', { credential, language }),
    [`${at}/remove`]: press('account_removePasskey', 'Removes one of his passkeys', { id: text }),
    [`${at}/login/options`]: open('account_passkeyLoginOptions', 'What a passkey is asked to sign, for 5 minutes', {
      language,
    }),
    [`${at}/login`]: open('account_passkeyLogin', 'Logs in by what a passkey has signed', {
      credential,
      next: { ...text, description: 'A path of the site to go on with' },
      language,
    }),
  };
}

export function accountPaths(): Record<string, object> {
  const forms = Object.entries(formOfCall).map(([call, id]) => {
    const form = accountForm(id);
    const more: Record<string, object> = {
      ...(form.check === 'first' && { humanProof: proof }),
      ...(byLink.includes(id) && { link }),
    };
    return [`${base}/${call}`, submission(`account_${call}`, `Sends the form ${id}`, form, more)];
  });
  const purpose = { ...text, enum: ['activate', 'reset'] };
  return {
    ...Object.fromEntries(forms),
    [`${base}/code`]: submission(
      'account_code',
      'Sends a code of six digits by mail or SMS; result.seconds says when another may be sent',
      codeFields(accountForm('forgot')),
      { purpose, humanProof: proof },
    ),
    [`${base}/link`]: {
      post: {
        operationId: 'account_link',
        summary:
          'What a link out of a mail is for (verify, reset, invite, mailboxOld, mailboxNew, company), who invites, and its state (good, used, expired)',
        requestBody: { required: true, content: content(object({ link }, ['link'])) },
        responses: {
          200: { description: 'Found', content: content(envelope({ type: 'object' })) },
          404: refused('There is no such link'),
        },
      },
    },
    [`${base}/me`]: reading(
      'account_me',
      'Who is logged in, where, the last ten events of his security log, and his enquiries',
      envelope({ type: 'object' }),
    ),
    [`${base}/export`]: reading('account_export', 'All that is kept under the account', { type: 'object' }),
    [`${base}/session/end`]: press('account_endSession', 'Ends one of his sessions', { id: text }),
    [`${base}/notMe`]: press(
      'account_notMe',
      'Something in his security log was not he: ends all his sessions, this one too, and removes the passkeys that he names',
      { passkey: { type: 'array', items: text } },
    ),
    [`${base}/name`]: press('account_rename', 'Gives the account another name', {
      userName: text,
      password: text,
      language,
    }),
    [`${base}/password`]: press(
      'account_changePassword',
      'Sets another password; ends all other sessions, and begins this one anew',
      { password: text, newPassword: text, confirm: text, language },
    ),
    [`${base}/mailbox`]: press(
      'account_askMailbox',
      'Sends a link to this mailbox and to the one of before; it counts once the reader of each has agreed',
      { email: text, password: text, language },
    ),
    [`${base}/mailbox/keep`]: press('account_keepMailbox', 'Gives up the mailbox that was asked for', { language }),
    [`${base}/news`]: press(
      'account_answerNews',
      'Wants news by mail, or no more; kept with the words that were read',
      {
        given: { ...text, enum: ['yes', 'no'] },
        language,
      },
    ),
    [`${base}/language`]: press('account_setLanguage', 'Sets the language of the mails to this account', {
      mails: { ...text, description: 'The code of a language' },
      language,
    }),
    [`${base}/phone`]: press(
      'account_askNumber',
      'Sends a code by SMS to a new number; it counts once the code is back',
      {
        areaCode: text,
        mobile: text,
        password: text,
        language,
      },
    ),
    [`${base}/phone/confirm`]: press('account_confirmNumber', 'Proves the new number by its code', {
      code: text,
      language,
    }),
    [`${base}/second/begin`]: press('account_beginSecond', 'Makes a secret for an app; `me` shows it for ten minutes', {
      password: text,
      language,
    }),
    [`${base}/second/confirm`]: press('account_confirmSecond', 'Turns it on; result.codes are the recovery codes', {
      otp: text,
      language,
    }),
    [`${base}/second/end`]: press('account_endSecond', 'Turns it off', { password: text, otp: text, language }),
    ...companyPaths(),
    ...estimatePaths(),
    ...passkeyPaths(),
    [`${base}/erase`]: press('account_erase', 'Deletes the account', { password: text }),
    [`${base}/logout`]: press('account_logout', 'Ends this session', {}),
    [`${base}/console`]: {
      post: {
        operationId: 'account_console',
        summary: 'Leads to the console with a ticket that is good for a minute',
        ...flag,
        responses: { 303: { description: 'Location is in the console' }, 404: refused('There is no console') },
      },
    },
    [`${base}/keys`]: {
      get: {
        operationId: 'account_keys',
        summary: 'The keys that tickets are checked with, as a JSON Web Key Set',
        responses: { 200: { description: 'Keys', content: content({ type: 'object' }) } },
      },
    },
  };
}
