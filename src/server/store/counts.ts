// How often something has been done in a span of time, counted once for all processes and machines.
import type { Change, Database } from './schema.ts';

/** All SMS of a day: what the metrics show. */
export const smsOfDay = 'sms day';

/** A span begins with what is counted first in it. */
export type Count = { key: string; most: number; everyMs: number };

/** Two who count at once may have read their clocks in another order, and two machines have two clocks. */
const clocksDiffer = 60_000;

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

/** Takes one back: it was none of those that are counted. */
async function giveBack(db: Database, key: string): Promise<void> {
  await db
    .updateTable('counts')
    .set((is) => ({ count: is('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

export async function forgetCount(change: Change, key: string): Promise<void> {
  await change.deleteFrom('counts').where('key', '=', key).execute();
}

export function countsRepository(db: Database, clock: () => number) {
  return {
    take: (count: Count): Promise<number> => takeCount(db, count, clock()),

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

/** Nobody can have our mails poured over somebody else. */
export const confirmations = (address: string): Count => ({
  key: `confirmation ${address}`,
  most: 3,
  everyMs: 3_600_000,
});
