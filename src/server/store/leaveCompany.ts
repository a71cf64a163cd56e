// Removes an account from its company, also when it is erased: a company always has an owner, and one without members is deleted
// with its invitations.
import { endLinks } from './accountLinks.ts';
import type { Change } from './schema.ts';
import type { SecurityNews } from './securityLog.ts';

/** Locks the company, in PostgreSQL too, so that each change sees the result of the one before. */
export async function lockCompany(change: Change, account: string): Promise<string | undefined> {
  const row = await change
    .updateTable('companies')
    .set((is) => ({ name: is.ref('name') }))
    .where('id', 'in', change.selectFrom('company_members').select('company').where('account', '=', account))
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Removes invitations and ends their links, whose page would still show its form. False when there are none. */
export async function removeInvitations(
  change: Change,
  which: { company?: string; id?: string; email_key?: string },
  how: 'replaced' | 'withdrawn' = 'withdrawn',
): Promise<boolean> {
  const invitations = change.selectFrom('company_invitations').where((row) => row.and(which));
  const links = (await invitations.select('link').execute()).map(({ link }) => link);
  if (links.length === 0) return false;
  // The links first, as `join` takes them: in another order both could wait for each other.
  await endLinks(change, { hashes: links }, how);
  const row = await change.deleteFrom('company_invitations').where('link', 'in', links).executeTakeFirst();
  return row.numDeletedRows > 0n;
}

/** The member who becomes the owner when the owner leaves. */
export type Heir = { id: string; userName: string; email: string; locale: string };
/** What is told of a person who leaves: also to the new owner, if there is one, who may not have been asked. */
export type ToldOf = (heir: Heir | undefined) => SecurityNews;

/** The heir is who joined first of those that are not disabled; or of the disabled ones, for when our staff enable them again. */
export async function leaveCompany(change: Change, account: string): Promise<Heir | undefined> {
  await lockCompany(change, account);
  const left = await change
    .deleteFrom('company_members')
    .where('account', '=', account)
    .returning(['company', 'role'])
    .executeTakeFirst();
  if (!left) return undefined;
  const next = await change
    .selectFrom('company_members')
    .innerJoin('accounts', 'accounts.id', 'company_members.account')
    .select(['accounts.id', 'user_name as userName', 'email', 'locale'])
    .where('company', '=', left.company)
    .orderBy(({ eb }) => eb.case().when('disabled_at', 'is', null).then(0).else(1).end())
    .orderBy('joined_at')
    .orderBy('company_members.id')
    .limit(1)
    .executeTakeFirst();
  if (!next) {
    await removeInvitations(change, { company: left.company });
    await change.deleteFrom('companies').where('id', '=', left.company).execute();
  }
  if (!next || left.role !== 'owner') return undefined;
  await change.updateTable('company_members').set({ role: 'owner' }).where('account', '=', next.id).execute();
  return next;
}
