// OpenAPI description of what a logged-in visitor does with their company and their saved estimates.
import { content, object, refused, text } from './schemas.ts';

export const base = '/webapi/account';
export const language = { ...text, description: 'Language by its dir, prefix or code' };
export const flag = { 'x-needs': 'The cookie `session` that login has set' };

export const press = (id: string, summary: string, properties: Record<string, object>) => ({
  post: {
    operationId: id,
    summary,
    ...flag,
    requestBody: { required: true, content: content(object(properties)) },
    responses: { 200: { description: 'Done' }, 401: refused('Nobody is logged in') },
  },
});

/** A company of several accounts; `me` returns it as `own.company`. */
export function companyPaths(): Record<string, object> {
  const at = `${base}/company`;
  const id = { ...text, description: 'The id of the member or invitation in `me`' };
  return {
    [at]: press('account_makeCompany', 'Creates a company with this account as its owner', { name: text, language }),
    [`${at}/invite`]: press(
      'account_invite',
      'Sends a link that works once, within seven days, for the invited mailbox only',
      {
        email: text,
        language,
      },
    ),
    [`${at}/withdraw`]: press('account_withdrawInvitation', 'Withdraws an invitation', { id, language }),
    [`${at}/remove`]: press('account_removeMember', 'Removes a member, who loses access at once', { id, language }),
    [`${at}/handOver`]: press('account_handOver', 'Gives the company to another member', {
      id,
      password: text,
      language,
    }),
    [`${at}/leave`]: press('account_leaveCompany', 'Leaves the company; an owner has to hand over first', { language }),
  };
}

/** Saved estimates; `me` returns them as `estimates`, those of colleagues as `own.company.estimates`. */
export function estimatePaths(): Record<string, object> {
  const at = `${base}/estimates`;
  const id = { ...text, description: 'The id of the estimate in `me`' };
  const name = { ...text, maxLength: 60 };
  return {
    [at]: press('account_saveEstimate', 'Saves an estimate under a name; 50 at most', {
      name,
      estimate: { ...text, maxLength: 1950, description: 'The value of `e` in its link' },
      language,
    }),
    [`${at}/rename`]: press('account_renameEstimate', 'Renames a saved estimate', {
      id,
      name,
      language,
    }),
    [`${at}/remove`]: press('account_removeEstimate', 'Deletes a saved estimate', { id, language }),
  };
}
