// How often one address has answered a sum instead of having a browser compute: a few are free, then each is looked at a little later.
import type { Database } from './schema.ts';
import { takeTurn } from './turns.ts';

const free = 5;
/** After so long without an answer all is forgotten. */
const windowMs = 10 * 60_000;
const firstDelayMs = 2_000;
const longestDelayMs = 60_000;

/** Of the answer that comes after `count` others. */
const delayAfter = (count: number): number =>
  count < free ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** (count - free));

export function answersRepository(db: Database, clock: () => number) {
  return {
    /** Undefined: it is looked at now; otherwise the milliseconds to wait, which cost nothing but time. */
    take: (owner: string): Promise<number | undefined> =>
      db.transaction().execute(async (change) => {
        const now = clock();
        await takeTurn(change, `answers ${owner}`, now);
        const row = await change.selectFrom('answers').selectAll().where('owner', '=', owner).executeTakeFirst();
        // A clock that was set back keeps nobody waiting.
        const age = row ? now - row.last_at : Number.POSITIVE_INFINITY;
        const before = age < 0 || age >= windowMs ? 0 : (row?.count ?? 0);
        const wait = delayAfter(before) - age;
        if (wait > 0) return wait;
        const values = { count: before + 1, last_at: now };
        await change
          .insertInto('answers')
          .values({ owner, ...values })
          .onConflict((conflict) => conflict.column('owner').doUpdateSet(values))
          .execute();
        return undefined;
      }),

    async sweep(): Promise<void> {
      await db
        .deleteFrom('answers')
        .where('last_at', '<', clock() - windowMs)
        .execute();
    },
  };
}
