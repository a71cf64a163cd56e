// The name that tells this database from others and marks the file storage whose files it owns, and what a restore ends.
import type { Database } from './schema.ts';
import { spendOnce } from './spent.ts';
import { secretsOfAccounts } from './messagesTo.ts';
import { givenUp } from './outbox.ts';

const resting = 'no sweep of orphans';

export function identityRepository(db: Database, clock: () => number) {
  return {
    async read(): Promise<string> {
      return (await db.selectFrom('identity').select('id').executeTakeFirstOrThrow()).id;
    },

    /**
     * After a restore. Until `restsUntil` no file is removed: the files of all enquiries since the backup look abandoned, and
     * those that the backup has in unsent forms may have been sent.
     */
    change: (id: string, restsUntil: number): Promise<void> =>
      db.transaction().execute(async (change) => {
        await change.updateTable('identity').set({ id }).execute();
        await change.deleteFrom('spent').where('key', '=', resting).execute();
        await spendOnce(change, { key: resting, expiresAt: restsUntil });
      }),

    async isResting(): Promise<boolean> {
      const rest = db.selectFrom('spent').select('key').where('key', '=', resting).where('expires_at', '>', clock());
      return (await rest.executeTakeFirst()) !== undefined;
    },
  };
}

/** A backup has the sessions, links and codes of accounts that were ended or used since. */
const waysIn = [
  'sessions',
  'account_codes',
  'passkey_challenges',
  'mailbox_changes',
  'company_invitations',
  'account_links',
] as const;

/** After a restore: ends all of them. Returns how many messages with such a link or code are given up with it. */
export const endWaysIn = (db: Database, now: number): Promise<number> =>
  db.transaction().execute(async (change) => {
    for (const table of waysIn) await change.deleteFrom(table).execute();
    const result = await change
      .updateTable('outbox')
      .set(givenUp(now, 'ended: the link or code in it was voided by a restore'))
      .where('done_at', 'is', null)
      .where('id', 'in', secretsOfAccounts(change))
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  });
