// After a restore: ends every session, link and code of accounts, for the backup has those that were ended or used since.
import type { Database } from './schema.ts';

const tables = [
  'sessions',
  'account_codes',
  'passkey_challenges',
  'mailbox_changes',
  'company_invitations',
  'account_links',
] as const;

export const endWaysIn = (db: Database): Promise<void> =>
  db.transaction().execute(async (change) => {
    for (const table of tables) await change.deleteFrom(table).execute();
  });
