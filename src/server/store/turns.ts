// Lets transactions about the same thing go one after the other, in both databases and over all processes.
import type { Change, Database } from './schema.ts';

const keptMs = 24 * 60 * 60_000;

/** From here to its end this transaction is the only one about `key`. */
export async function takeTurn(change: Change, key: string, now: number): Promise<void> {
  await change
    .insertInto('turns')
    .values({ key, taken_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ taken_at: now }))
    .execute();
}

export async function sweepTurns(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('turns')
    .where('taken_at', '<', now - keptMs)
    .execute();
}
