// After a restore: ends every session, link and code of accounts, for the backup has those that were ended or used since.
import { secretsOfAccounts } from './messagesTo.ts';
import { givenUp } from './outbox.ts';
import type { Database } from './schema.ts';

const tables = [
  'sessions',
  'account_codes',
  'passkey_challenges',
  'mailbox_changes',
  'company_invitations',
  'account_links',
] as const;

/** Returns how many messages with such a link or code are given up with it. */
export const endWaysIn = (db: Database, now: number): Promise<number> =>
  db.transaction().execute(async (change) => {
    for (const table of tables) await change.deleteFrom(table).execute();
    const result = await change
      .updateTable('outbox')
      .set(givenUp(now, 'ended: the link or code in it was voided by a restore'))
      .where('done_at', 'is', null)
      .where('id', 'in', secretsOfAccounts(change))
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  });
