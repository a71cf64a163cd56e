// Erases an account with its security log, its mails and the invitations to its mailbox; sessions, links and codes go with its row.
import { eraseInvitations } from './companies.ts';
import { leaveCompany } from './leaveCompany.ts';
import { eraseMessages } from './messagesTo.ts';
import type { Change } from './schema.ts';

/** The account that owns its company from now on. */
export async function eraseAccount(change: Change, id: string): Promise<string | undefined> {
  await change.deleteFrom('account_events').where('account', '=', id).execute();
  const heir = await leaveCompany(change, id);
  const erased = await change.deleteFrom('accounts').where('id', '=', id).returningAll().executeTakeFirst();
  if (!erased) return heir;
  await eraseMessages(change, erased);
  // Of a mailbox that was never verified, another person may be the reader.
  if (erased.email_verified_at !== null) await eraseInvitations(change, erased.email_key);
  return heir;
}
