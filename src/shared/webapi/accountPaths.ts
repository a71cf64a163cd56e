// OpenAPI description of the account calls, generated from the table of account forms.
import type { AccountFormId } from '../forms/AccountForm.ts';
import { accountForm, codeFields } from '../forms/account/accountForms.ts';
import type { Field, FieldSet } from '../forms/Form.ts';
import { memberCalls } from './memberCalls.ts';
import { base, language, memberPaths } from './memberPaths.ts';
import { content, envelope, object, refused, schemaOf, text } from './schemas.ts';

/** The form that a call sends. */
export const formOfCall = {
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
} as const satisfies Readonly<Record<string, AccountFormId>>;

export type FormCall = keyof typeof formOfCall;

export const isFormCall = (call: unknown): call is FormCall => Object.hasOwn(formOfCall, String(call));

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

/** Log-in by passkey, only where this server stores the accounts. */
function passkeyLogInPaths(): Record<string, object> {
  const at = `${base}/passkeys/login`;
  const open = (id: string, summary: string, properties: Record<string, object>) => ({
    post: {
      operationId: id,
      summary,
      requestBody: { required: true, content: content(object(properties)) },
      responses: answers,
    },
  });
  return {
    [`${at}/options`]: open('account_passkeyLoginOptions', 'A challenge for a passkey to sign; it lasts 5 minutes', {
      language,
    }),
    [at]: open('account_passkeyLogin', 'Logs in with the signed challenge', {
      credential: memberCalls.addPasskey.fields.credential.schema,
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
    ...passkeyLogInPaths(),
    [`${base}/keys`]: {
      get: {
        operationId: 'account_keys',
        summary: 'The keys for checking tickets, as a JSON Web Key Set',
        responses: { 200: { description: 'Keys', content: content({ type: 'object' }) } },
      },
    },
  };
}
