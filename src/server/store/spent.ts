// What may be used only once: solved human checks and answered questions, remembered until they expire by themselves.
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

export type Turns = { key: string; most: number; everyMs: number };

/** True for the first few in a span of time: each takes a place, which is free again when it has expired. */
export async function takeTurn(change: Change, { key, most, everyMs }: Turns, now: number): Promise<boolean> {
  for (let place = 0; place < most; place += 1) {
    const result = await change
      .insertInto('spent')
      .values({ key: `${key} ${place}`, expires_at: now + everyMs })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ expires_at: now + everyMs })
          .where('spent.expires_at', '<=', now),
      )
      .executeTakeFirst();
    if (result.numInsertedOrUpdatedRows === 1n) return true;
  }
  return false;
}

export function spentRepository(db: Database, clock: () => number) {
  return {
    spend: (once: Once): Promise<boolean> => spendOnce(db, once),

    takeTurn: (turns: Turns): Promise<boolean> =>
      db.transaction().execute((change) => takeTurn(change, turns, clock())),

    /** What it was spent for did not come about. */
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
