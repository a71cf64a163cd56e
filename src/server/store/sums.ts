// Slows down addresses that answer many sums instead of letting the browser compute: after a few, a sum must be older to count.
import type { Database } from './schema.ts';
import { spendOnce, type Once } from './spent.ts';
import { takeTurn } from './turns.ts';
import { minuteMs } from '../../shared/i18n/times.ts';

/** A sum with the right answer. `askedAt`: when the visitor got it. */
export type Sum = Once & { askedAt: number };

const free = 5;
/** After this time without an answer the count begins anew. */
const windowMs = 10 * minuteMs;
const firstDelayMs = 2_000;
const longestDelayMs = minuteMs;

/** How old a sum must be after `count` others. */
const ageAfter = (count: number): number =>
  count < free ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** (count - free));

export function sumsRepository(db: Database, clock: () => number) {
  return {
    /**
     * Undefined: the answer is accepted now; otherwise the milliseconds to wait. They run from when the sum was asked, so that other
     * visitors with the same address can delay this one by a minute at most. Each sum counts once, however often its form is sent.
     * Without a sum: a wrong answer, which counts as well.
     */
    take: (address: string, sum: Sum | undefined): Promise<number | undefined> =>
      db.transaction().execute(async (change) => {
        const now = clock();
        await takeTurn(change, `answers ${address}`, now);
        const row = await change.selectFrom('answers').selectAll().where('owner', '=', address).executeTakeFirst();
        // A clock that was set back must not keep anybody waiting.
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
          .values({ owner: address, ...values })
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
