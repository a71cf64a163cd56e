// OpenAPI description of the account calls, generated from the table of account forms.
import type { AccountFormId } from '../forms/AccountForm.ts';
import { accountForm, codeFields } from '../forms/account/accountForms.ts';
import type { Field, FieldSet } from '../forms/Form.ts';
import { base, language, memberPaths, memberPost } from './memberPaths.ts';
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
    [`${at}/options`]: memberPost(
      'account_passkeyOptions',
      'Options for a new passkey, with a challenge that lasts 5 minutes',
      {
        password: { ...text, description: 'Needed when the log-in was more than 10 minutes ago' },
        language,
      },
    ),
    [`${at}/add`]: memberPost('account_addPasskey', 'Adds the passkey that the browser has created', {
      credential,
      language,
    }),
    [`${at}/remove`]: memberPost('account_removePasskey', 'Removes a passkey of the account', { id: text }),
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
          'The purpose of a link from a mail (verify, reset, invite, mailboxOld, mailboxNew, company), who invites, and its state (good, used, expired, replaced, withdrawn)',
        requestBody: { required: true, content: content(object({ link }, ['link'])) },
        responses: {
          200: { description: 'Found', content: content(envelope({ type: 'object' })) },
          404: refused('There is no such link'),
        },
      },
    },
    ...memberPaths(),
    ...passkeyPaths(),
    [`${base}/keys`]: {
      get: {
        operationId: 'account_keys',
        summary: 'The keys for checking tickets, as a JSON Web Key Set',
        responses: { 200: { description: 'Keys', content: content({ type: 'object' }) } },
      },
    },
  };
}
