// OpenAPI description of the account calls, generated from the table of account forms.
import type { AccountFormId } from '../forms/AccountForm.ts';
import { accountForm, codeFields } from '../forms/account/accountForms.ts';
import type { Field, FieldSet } from '../forms/Form.ts';
import { base, companyPaths, estimatePaths, flag, language, press } from './memberPaths.ts';
import { content, envelope, object, refused, schemaOf, text } from './schemas.ts';

/** The form that a call sends. */
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
const link = { ...text, description: 'The forty digits at the end of a link from a mail' };
const byLink: readonly AccountFormId[] = ['register', 'reset', 'confirm', 'mailboxOld', 'mailboxNew', 'company'];

const answers = {
  200: {
    description: 'Done; result has the address that a page would open next',
    content: content(envelope({ type: ['object', 'null'] })),
  },
  403: refused('Sent from another site'),
  422: refused('A field has a fault; code is 14049 when the agent does not exist'),
  429: refused('Too many attempts; Retry-After says how long to wait'),
  503: refused('It cannot be stored at the moment'),
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

/** Only where this server stores the accounts. */
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
      'Options for a new passkey, with a challenge that lasts 5 minutes',
      {
        password: { ...text, description: 'Needed when the log-in was more than 10 minutes ago' },
        language,
      },
    ),
    [`${at}/add`]: press('account_addPasskey', 'Adds the passkey that the browser has created', {
      credential,
      language,
    }),
    [`${at}/remove`]: press('account_removePasskey', 'Removes a passkey of the account', { id: text }),
    [`${at}/login/options`]: open(
      'account_passkeyLoginOptions',
      'A challenge for a passkey to sign; it lasts 5 minutes',
      {
        language,
      },
    ),
    [`${at}/login`]: open('account_passkeyLogin', 'Logs in with the signed challenge', {
      credential,
      next: { ...text, description: 'The path of the site to open next' },
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
          'The purpose of a link from a mail (verify, reset, invite, mailboxOld, mailboxNew, company), who invites, and its state (good, used, expired)',
        requestBody: { required: true, content: content(object({ link }, ['link'])) },
        responses: {
          200: { description: 'Found', content: content(envelope({ type: 'object' })) },
          404: refused('There is no such link'),
        },
      },
    },
    [`${base}/me`]: reading(
      'account_me',
      'The account that is logged in: its sessions, the last ten events of its security log, and its enquiries',
      envelope({ type: 'object' }),
    ),
    [`${base}/export`]: reading('account_export', 'Everything stored for the account', { type: 'object' }),
    [`${base}/session/end`]: press('account_endSession', 'Ends a session of the account', { id: text }),
    [`${base}/notMe`]: press(
      'account_notMe',
      'Reports an event of the security log as not their own: ends all sessions, this one too, and removes the named passkeys',
      { passkey: { type: 'array', items: text } },
    ),
    [`${base}/name`]: press('account_rename', 'Gives the account another name', {
      userName: text,
      password: text,
      language,
    }),
    [`${base}/password`]: press(
      'account_changePassword',
      'Sets another password, ends all other sessions, and renews this one',
      { password: text, newPassword: text, confirm: text, language },
    ),
    [`${base}/mailbox`]: press(
      'account_askMailbox',
      'Sends a link to the new mailbox and to the current one; the change applies once the reader of each has agreed',
      { email: text, password: text, language },
    ),
    [`${base}/mailbox/keep`]: press('account_keepMailbox', 'Cancels a requested change of mailbox', { language }),
    [`${base}/news`]: press(
      'account_answerNews',
      'Subscribes to news by mail or ends it; stored with the text that was shown',
      {
        given: { ...text, enum: ['yes', 'no'] },
        language,
      },
    ),
    [`${base}/language`]: press('account_setLanguage', 'Sets the language of mails to this account', {
      mails: { ...text, description: 'The code of a language' },
      language,
    }),
    [`${base}/phone`]: press(
      'account_askNumber',
      'Sends a code by SMS to a new number; the change applies once the code is confirmed',
      {
        areaCode: text,
        mobile: text,
        password: text,
        language,
      },
    ),
    [`${base}/phone/confirm`]: press('account_confirmNumber', 'Confirms the new number with its code', {
      code: text,
      language,
    }),
    [`${base}/second/begin`]: press(
      'account_beginSecond',
      'Creates a secret for an authenticator app; `me` shows it for ten minutes',
      {
        password: text,
        language,
      },
    ),
    [`${base}/second/confirm`]: press(
      'account_confirmSecond',
      'Turns the second factor on; result.codes are the recovery codes',
      {
        otp: text,
        language,
      },
    ),
    [`${base}/second/end`]: press('account_endSecond', 'Turns the second factor off', {
      password: text,
      otp: text,
      language,
    }),
    ...companyPaths(),
    ...estimatePaths(),
    ...passkeyPaths(),
    [`${base}/erase`]: press('account_erase', 'Deletes the account', { password: text }),
    [`${base}/logout`]: press('account_logout', 'Ends this session', {}),
    [`${base}/console`]: {
      post: {
        operationId: 'account_console',
        summary: 'Redirects to the console with a ticket that is valid for a minute',
        ...flag,
        responses: {
          303: { description: 'Location is the address in the console' },
          404: refused('There is no console'),
        },
      },
    },
    [`${base}/keys`]: {
      get: {
        operationId: 'account_keys',
        summary: 'The keys for checking tickets, as a JSON Web Key Set',
        responses: { 200: { description: 'Keys', content: content({ type: 'object' }) } },
      },
    },
  };
}
