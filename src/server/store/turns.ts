// Turns of transactions: those about the same thing run one after the other.
import type { Change, Database } from './schema.ts';
import { dayMs } from '../../shared/i18n/times.ts';

/** Longer than any transaction. */
const keptMs = dayMs;

/** From here to its end this transaction is the only one about `key`, in both databases and over all processes. */
export async function takeTurn(change: Change, key: string, now: number): Promise<void> {
  await change
    .insertInto('turns')
    .values({ key, taken_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ taken_at: now }))
    .execute();
}

/** Last in a transaction, for keys that nothing may tell of any more. */
export async function dropTurns(change: Change, keys: readonly string[]): Promise<void> {
  await change.deleteFrom('turns').where('key', 'in', keys).execute();
}

export function turnsRepository(db: Database, clock: () => number) {
  return {
    async sweep(): Promise<void> {
      await db
        .deleteFrom('turns')
        .where('taken_at', '<', clock() - keptMs)
        .execute();
    },
  };
}
