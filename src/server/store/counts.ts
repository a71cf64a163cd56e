// Counts how often something is done in a span of time, for all processes and machines together.
import type { Change, Database } from './schema.ts';
import { hourMs, minuteMs } from '../../shared/i18n/times.ts';

/** Key for all SMS of a day, which the metrics show. */
export const smsOfDay = 'sms day';

/** A span begins with the first event that is counted in it. */
export type Count = { key: string; most: number; everyMs: number };

/** Tolerance: parallel requests may have read the clock in another order, and the clocks of two machines differ. */
export const clocksDiffer = minuteMs;

/** Milliseconds until it may be done again; 0: it may, and has been counted. */
export async function takeCount(db: Change | Database, { key, most, everyMs }: Count, now: number): Promise<number> {
  const ends = now + everyMs;
  const row = await db
    .insertInto('counts')
    .values({ key, count: 1, ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((is) => {
        // An end much further ahead than a whole span was noted before the clock was set back.
        const over = is.or([is('counts.ends_at', '<=', now), is('counts.ends_at', '>', ends + clocksDiffer)]);
        return {
          count: is
            .case()
            .when(over)
            .then(1)
            .else(is('counts.count', '+', 1))
            .end(),
          ends_at: is.case().when(over).then(ends).else(is.ref('counts.ends_at')).end(),
        };
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  return row.count > most ? row.ends_at - now : 0;
}

/** Takes one back that was not to be counted. */
async function giveBack(db: Change | Database, key: string): Promise<void> {
  await db
    .updateTable('counts')
    .set((is) => ({ count: is('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** The count that is full, and the milliseconds until it begins anew. */
type FullCount = { count: Count; waitMs: number };

/** Takes one of each count, or none: what one refuses uses up nothing of the others. Undefined when all are taken. */
export async function takeCounts(
  change: Change,
  counts: readonly Count[],
  now: number,
): Promise<FullCount | undefined> {
  for (const [at, count] of counts.entries()) {
    const waitMs = await takeCount(change, count, now);
    if (waitMs === 0) continue;
    for (const { key } of counts.slice(0, at)) await giveBack(change, key);
    return { count, waitMs };
  }
  return undefined;
}

export async function forgetCount(change: Change, key: string): Promise<void> {
  await change.deleteFrom('counts').where('key', '=', key).execute();
}

export function countsRepository(db: Database, clock: () => number) {
  return {
    take: (count: Count): Promise<number> => takeCount(db, count, clock()),

    takeAll: (counts: readonly Count[]): Promise<FullCount | undefined> =>
      db.transaction().execute((change) => takeCounts(change, counts, clock())),

    /** Milliseconds until it may be done again; 0: it may. Nothing is counted. */
    async wait({ key, most, everyMs }: Count): Promise<number> {
      const row = await db.selectFrom('counts').selectAll().where('key', '=', key).executeTakeFirst();
      const left = row && row.count >= most ? row.ends_at - clock() : 0;
      return left > 0 && left <= everyMs + clocksDiffer ? left : 0;
    },

    giveBack: ({ key }: Count): Promise<void> => giveBack(db, key),

    async sweep(): Promise<void> {
      await db.deleteFrom('counts').where('ends_at', '<=', clock()).execute();
    },
  };
}

/** Confirmations to one address: limited, so that nobody can flood another person with our mails. */
export const confirmations = (address: string): Count => ({
  key: `confirmation ${address}`,
  most: 3,
  everyMs: hourMs,
});
