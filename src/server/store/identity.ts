// The name that tells this database from others and marks the file storage whose files it owns, and what a restore ends.
import type { Database } from './schema.ts';
import { dayMs } from '../../shared/i18n/times.ts';
import { spendOnce } from './spent.ts';
import { secretsOfAccounts } from './accountMessages.ts';
import { givenUp } from './outbox.ts';

const resting = 'no sweep of orphans';

/** Time to find that the backup was too old, before files that only the replaced database knew are removed. */
const restMs = 14 * dayMs;

export function identityRepository(db: Database, clock: () => number) {
  return {
    async read(): Promise<string> {
      return (await db.selectFrom('identity').select('id').executeTakeFirstOrThrow()).id;
    },

    /**
     * After a restore. For two weeks no file from before it is removed: those of all enquiries since the backup look abandoned,
     * and those that the backup has in unsent forms may have been sent.
     */
    change: (id: string): Promise<void> =>
      db.transaction().execute(async (change) => {
        await change.updateTable('identity').set({ id }).execute();
        await change.deleteFrom('spent').where('key', '=', resting).execute();
        await spendOnce(change, { key: resting, expiresAt: clock() + restMs });
      }),

    /** When the database was restored, as long as files from before are left alone. */
    async restsSince(): Promise<number | undefined> {
      const rest = db
        .selectFrom('spent')
        .select('expires_at')
        .where('key', '=', resting)
        .where('expires_at', '>', clock());
      const found = await rest.executeTakeFirst();
      return found && found.expires_at - restMs;
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
