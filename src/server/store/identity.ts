// The name that tells this database from others: it marks the file storage whose files this database owns.
import type { Database } from './schema.ts';
import { spendOnce } from './spent.ts';

const resting = 'no sweep of orphans';

export function identityRepository(db: Database, clock: () => number) {
  return {
    async read(): Promise<string> {
      return (await db.selectFrom('identity').select('id').executeTakeFirstOrThrow()).id;
    },

    /**
     * After a restore. Until then no file is removed: the files of all enquiries since the backup look abandoned, and those
     * that the backup has in unsent forms may have been sent.
     */
    change: (id: string, restsUntil: number): Promise<void> =>
      db.transaction().execute(async (change) => {
        await change.updateTable('identity').set({ id }).execute();
        await change.deleteFrom('spent').where('key', '=', resting).execute();
        await spendOnce(change, { key: resting, expiresAt: restsUntil });
        await change
          .updateTable('drafts_files')
          .set({ expires_at: restsUntil })
          .where('expires_at', '<', restsUntil)
          .execute();
      }),

    async isResting(): Promise<boolean> {
      const rest = db.selectFrom('spent').select('key').where('key', '=', resting).where('expires_at', '>', clock());
      return (await rest.executeTakeFirst()) !== undefined;
    },
  };
}
