// Describes what who is logged in does by a press: with their company, and with the estimates that they keep.
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

/** A company of several accounts; `me` has it as `own.company`. */
export function companyPaths(): Record<string, object> {
  const at = `${base}/company`;
  const id = { ...text, description: 'As `me` names the member or the invitation' };
  return {
    [at]: press('account_makeCompany', 'Makes a company that is theirs', { name: text, language }),
    [`${at}/invite`]: press('account_invite', 'Sends a link that is good once, for seven days and for its reader', {
      email: text,
      language,
    }),
    [`${at}/withdraw`]: press('account_withdrawInvitation', 'Makes an invitation void', { id, language }),
    [`${at}/remove`]: press('account_removeMember', 'Removes a member, who sees nothing at once', { id, language }),
    [`${at}/handOver`]: press('account_handOver', 'Gives the company to another member', {
      id,
      password: text,
      language,
    }),
    [`${at}/leave`]: press('account_leaveCompany', 'Leaves; an owner hands over first', { language }),
  };
}

/** Estimates kept by name; `me` has them as `estimates`, those of colleagues as `own.company.estimates`. */
export function estimatePaths(): Record<string, object> {
  const at = `${base}/estimates`;
  const id = { ...text, description: 'As `me` names the estimate' };
  const name = { ...text, maxLength: 60 };
  return {
    [at]: press('account_saveEstimate', 'Keeps an estimate by name, 50 at most', {
      name,
      estimate: { ...text, maxLength: 1950, description: 'As its link carries it in `e`' },
      language,
    }),
    [`${at}/rename`]: press('account_renameEstimate', 'Gives one of their estimates another name', {
      id,
      name,
      language,
    }),
    [`${at}/remove`]: press('account_removeEstimate', 'Takes one of their estimates away', { id, language }),
  };
}
