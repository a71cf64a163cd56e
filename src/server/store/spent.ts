// Keys that may be used only once, such as solved human checks and answered questions; remembered until they expire by themselves.
import type { Change, Database } from './schema.ts';

export type Once = { key: string; expiresAt: number };

/** True the first time only, also when several processes ask at the same moment. */
export async function spendOnce(change: Change | Database, { key, expiresAt }: Once): Promise<boolean> {
  const result = await change
    .insertInto('spent')
    .values({ key, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export function spentRepository(db: Database, clock: () => number) {
  return {
    spend: (once: Once): Promise<boolean> => spendOnce(db, once),

    /** For a key whose action failed: it may be used again. */
    async giveBack(key: string): Promise<void> {
      await db.deleteFrom('spent').where('key', '=', key).execute();
    },

    async isSpent(key: string): Promise<boolean> {
      return (await db.selectFrom('spent').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;
    },

    async sweep(): Promise<void> {
      await db.deleteFrom('spent').where('expires_at', '<', clock()).execute();
    },
  };
}
