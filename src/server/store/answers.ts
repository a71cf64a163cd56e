// How many sums one address has answered instead of having a browser compute: after a few, each is to be older before it is looked at.
import type { Database } from './schema.ts';
import { spendOnce, type Once } from './spent.ts';
import { takeTurn } from './turns.ts';

/** A sum that was answered rightly: its visitor has had it since then. */
export type Sum = Once & { askedAt: number };

const free = 5;
/** After so long without an answer all is forgotten. */
const windowMs = 10 * 60_000;
const firstDelayMs = 2_000;
const longestDelayMs = 60_000;

/** How old a sum is to be that comes after `count` others. */
const ageAfter = (count: number): number =>
  count < free ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** (count - free));

export function answersRepository(db: Database, clock: () => number) {
  return {
    /**
     * Undefined: it is looked at now; otherwise the milliseconds to wait. They run from when the sum was asked, so whoever
     * answers beside this visitor cannot put the end further off than a minute; and each sum counts once, however often its
     * form is sent. Without a sum: a wrong answer, which counts as well.
     */
    take: (owner: string, sum: Sum | undefined): Promise<number | undefined> =>
      db.transaction().execute(async (change) => {
        const now = clock();
        await takeTurn(change, `answers ${owner}`, now);
        const row = await change.selectFrom('answers').selectAll().where('owner', '=', owner).executeTakeFirst();
        // A clock that was set back keeps nobody waiting.
        const since = row ? now - row.last_at : Number.POSITIVE_INFINITY;
        const before = since < 0 || since >= windowMs ? 0 : (row?.count ?? 0);
        if (sum) {
          const looked = { key: `looked at ${sum.key}`, expiresAt: sum.expiresAt };
          const known = await change.selectFrom('spent').select('key').where('key', '=', looked.key).executeTakeFirst();
          if (known) return undefined;
          const age = now - sum.askedAt;
          const wait = age < 0 ? 0 : ageAfter(before) - age;
          if (wait > 0) return wait;
          await spendOnce(change, looked);
        }
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
