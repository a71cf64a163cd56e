// OpenAPI description of the calls of a logged-in visitor: their account, sessions, second factor, company and saved estimates.
import { content, envelope, object, refused, text } from './schemas.ts';

export const base = '/webapi/account';
export const language = { ...text, description: 'Language by its dir, prefix or code' };
const needsLogin = { 'x-needs': 'The cookie `session` that login has set' };

export const memberPost = (id: string, summary: string, properties: Record<string, object>) => ({
  post: {
    operationId: id,
    summary,
    ...needsLogin,
    requestBody: { required: true, content: content(object(properties)) },
    responses: {
      200: { description: 'Done', content: content(envelope({ type: ['object', 'null'] })) },
      401: refused('Nobody is logged in'),
      422: refused('A field has a fault'),
      429: refused('Too many attempts; Retry-After says how long to wait'),
    },
  },
});

const memberGet = (
  id: string,
  summary: string,
  answer: object,
  others: Record<number, object> = {},
  parameters: readonly object[] = [],
) => ({
  get: {
    operationId: id,
    summary,
    ...needsLogin,
    parameters,
    responses: {
      200: { description: summary, content: content(answer) },
      401: refused('Nobody is logged in'),
      ...others,
    },
  },
});

/** What is stored for the account, and its deletion. */
function dataPaths(): Record<string, object> {
  return {
    [`${base}/me`]: memberGet(
      'account_me',
      'The account that is logged in: its sessions, ten events of its security log, and its enquiries',
      envelope({ type: 'object' }),
    ),
    [`${base}/export`]: memberGet(
      'account_export',
      'Everything stored for the account',
      { type: 'object' },
      { 429: refused('Too many copies; Retry-After says how long to wait') },
      [{ name: 'language', in: 'query', required: false, description: language.description, schema: text }],
    ),
    [`${base}/erase`]: memberPost('account_erase', 'Deletes the account', { password: text }),
  };
}

/** Sessions, and the way to the console. */
function sessionPaths(): Record<string, object> {
  return {
    [`${base}/session/end`]: memberPost('account_endSession', 'Ends a session of the account', { id: text }),
    [`${base}/notMe`]: memberPost(
      'account_notMe',
      'Reports an event of the security log as not their own: ends all sessions, this one too, and removes the named passkeys',
      { passkey: { type: 'array', items: text } },
    ),
    [`${base}/logout`]: memberPost('account_logout', 'Ends this session', {}),
    [`${base}/console`]: {
      post: {
        operationId: 'account_console',
        summary: 'Redirects to the console with a ticket that is valid for a minute',
        ...needsLogin,
        responses: {
          303: { description: 'Location is the address in the console' },
          401: refused('Nobody is logged in'),
          404: refused('There is no console'),
        },
      },
    },
  };
}

/** Name, password, mailbox, news, language and telephone number. */
function profilePaths(): Record<string, object> {
  return {
    [`${base}/name`]: memberPost('account_rename', 'Gives the account another name', {
      userName: text,
      password: text,
      language,
    }),
    [`${base}/password`]: memberPost(
      'account_changePassword',
      'Sets another password, ends all other sessions, and renews this one',
      { password: text, newPassword: text, confirm: text, language },
    ),
    [`${base}/mailbox`]: memberPost(
      'account_askMailbox',
      'Sends a link to the new mailbox and to the current one; the change applies once the reader of each has agreed',
      { email: text, password: text, language },
    ),
    [`${base}/mailbox/keep`]: memberPost('account_keepMailbox', 'Cancels a requested change of mailbox', { language }),
    [`${base}/news`]: memberPost(
      'account_answerNews',
      'Subscribes to news by mail or ends it; stored with the text that was shown',
      {
        given: { ...text, enum: ['yes', 'no'] },
        language,
      },
    ),
    [`${base}/language`]: memberPost('account_setLanguage', 'Sets the language of mails to this account', {
      mails: { ...text, description: 'The code of a language' },
      language,
    }),
    [`${base}/phone`]: memberPost(
      'account_askNumber',
      'Sends a code by SMS to a new number; the change applies once the code is confirmed',
      {
        areaCode: text,
        mobile: text,
        password: text,
        language,
      },
    ),
    [`${base}/phone/confirm`]: memberPost('account_confirmNumber', 'Confirms the new number with its code', {
      code: text,
      language,
    }),
    [`${base}/phone/remove`]: memberPost('account_removeNumber', 'Removes the number from the account', {
      password: text,
      language,
    }),
  };
}

/** The second factor of the login. */
function secondFactorPaths(): Record<string, object> {
  return {
    [`${base}/second/begin`]: memberPost(
      'account_beginSecond',
      'Creates a secret for an authenticator app; `me` shows it for ten minutes',
      {
        password: text,
        language,
      },
    ),
    [`${base}/second/confirm`]: memberPost(
      'account_confirmSecond',
      'Turns the second factor on; result.codes are the recovery codes',
      {
        otp: text,
        language,
      },
    ),
    [`${base}/second/end`]: memberPost('account_endSecond', 'Turns the second factor off', {
      password: text,
      otp: text,
      language,
    }),
  };
}

/** A company of several accounts; `me` returns it as `own.company`. */
function companyPaths(): Record<string, object> {
  const at = `${base}/company`;
  const id = { ...text, description: 'The id of the member or invitation in `me`' };
  return {
    [at]: memberPost('account_makeCompany', 'Creates a company with this account as its owner', {
      name: text,
      language,
    }),
    [`${at}/invite`]: memberPost(
      'account_invite',
      'Sends a link that works once, within seven days, for the invited mailbox only',
      {
        email: text,
        language,
      },
    ),
    [`${at}/withdraw`]: memberPost('account_withdrawInvitation', 'Withdraws an invitation', { id, language }),
    [`${at}/remove`]: memberPost('account_removeMember', 'Removes a member, who loses access at once', {
      id,
      language,
    }),
    [`${at}/handOver`]: memberPost('account_handOver', 'Gives the company to another member', {
      id,
      password: text,
      language,
    }),
    [`${at}/leave`]: memberPost('account_leaveCompany', 'Leaves the company; an owner has to hand over first', {
      language,
    }),
  };
}

/** Saved estimates; `me` returns them as `estimates`, those of colleagues as `own.company.estimates`. */
function estimatePaths(): Record<string, object> {
  const at = `${base}/estimates`;
  const id = { ...text, description: 'The id of the estimate in `me`' };
  const name = { ...text, maxLength: 60 };
  return {
    [at]: memberPost('account_saveEstimate', 'Saves an estimate under a name; 50 at most', {
      name,
      estimate: { ...text, maxLength: 1950, description: 'The value of `e` in its link' },
      language,
    }),
    [`${at}/rename`]: memberPost('account_renameEstimate', 'Renames a saved estimate', {
      id,
      name,
      language,
    }),
    [`${at}/remove`]: memberPost('account_removeEstimate', 'Deletes a saved estimate', { id, language }),
  };
}

export const memberPaths = (): Record<string, object> => ({
  ...dataPaths(),
  ...sessionPaths(),
  ...profilePaths(),
  ...secondFactorPaths(),
  ...companyPaths(),
  ...estimatePaths(),
});
