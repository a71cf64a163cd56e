// Estimates that accounts have saved by name.
import { randomUUID } from 'node:crypto';
import type { Database } from './schema.ts';
import { takeTurn } from './turns.ts';

type KeptEstimate = { id: string; account: string; name: string; code: string; savedAt: number };

/** Most estimates of one account. */
const mostKept = 50;

export function savedEstimatesRepository(db: Database, clock: () => number) {
  return {
    /** False when the account has too many. */
    save: (account: string, { name, code }: Pick<KeptEstimate, 'name' | 'code'>): Promise<boolean> =>
      db.transaction().execute(async (change) => {
        await takeTurn(change, `estimates ${account}`, clock());
        const kept = await change.selectFrom('saved_estimates').select('id').where('account', '=', account).execute();
        if (kept.length >= mostKept) return false;
        await change
          .insertInto('saved_estimates')
          .values({ id: randomUUID(), account, name, code, saved_at: clock() })
          .execute();
        return true;
      }),

    async rename(account: string, id: string, name: string): Promise<boolean> {
      const row = await db
        .updateTable('saved_estimates')
        .set({ name })
        .where('account', '=', account)
        .where('id', '=', id)
        .executeTakeFirst();
      return row.numUpdatedRows === 1n;
    },

    async remove(account: string, id: string): Promise<boolean> {
      const row = await db
        .deleteFrom('saved_estimates')
        .where('account', '=', account)
        .where('id', '=', id)
        .executeTakeFirst();
      return row.numDeletedRows === 1n;
    },

    /** Newest first. */
    async of(...accounts: string[]): Promise<KeptEstimate[]> {
      if (accounts.length === 0) return [];
      const rows = await db
        .selectFrom('saved_estimates')
        .selectAll()
        .where('account', 'in', accounts)
        .orderBy('saved_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ saved_at, ...row }) => ({ ...row, savedAt: saved_at }));
    },
  };
}
