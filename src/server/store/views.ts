// Counts the readers of articles, each visitor once a day, by salted hashes; the salt is deleted after the day.
import { createHmac, randomBytes } from 'node:crypto';
import { taipeiDay, taipeiMoment } from '../../shared/i18n/days.ts';
import { inParts } from './inPages.ts';
import type { Change, Database } from './schema.ts';
import { dayMs } from '../../shared/i18n/times.ts';

/** `visitor`: any text that tells visitors apart; it is hashed before it is written. */
export type Visit = { visitor: string; article: string };

/** The first visit of a day makes its salt, which all processes and machines use. */
async function saltOf(change: Change, day: string, endsAt: number): Promise<string> {
  await change
    .insertInto('view_salts')
    .values({ day, salt: randomBytes(32).toString('base64url'), ends_at: endsAt })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  return (await change.selectFrom('view_salts').select('salt').where('day', '=', day).executeTakeFirstOrThrow()).salt;
}

/** Writes the marks and returns those that are new today. */
async function addMarks(change: Change, marks: readonly string[], endsAt: number): Promise<string[]> {
  const fresh = await inParts(marks, (some) =>
    change
      .insertInto('spent')
      .values(some.map((key) => ({ key, expires_at: endsAt })))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .execute(),
  );
  return fresh.map(({ key }) => key);
}

export function viewsRepository(db: Database, clock: () => number) {
  return {
    async add(visits: readonly Visit[]): Promise<void> {
      const day = taipeiDay(clock());
      const endsAt = (taipeiMoment(day) ?? 0) + dayMs;
      await db.transaction().execute(async (change) => {
        const salt = await saltOf(change, day, endsAt);
        const articles = new Map(
          visits.map(({ visitor, article }) => {
            const mark = createHmac('sha256', salt)
              .update(JSON.stringify([visitor, article]))
              .digest('base64url');
            return [`view ${mark}`, article];
          }),
        );
        const counted = await addMarks(change, [...articles.keys()], endsAt);
        for (const [article, marks] of Map.groupBy(counted, (mark) => articles.get(mark) ?? ''))
          await change
            .insertInto('article_views')
            .values({ article, count: marks.length })
            .onConflict((conflict) =>
              conflict.column('article').doUpdateSet((is) => ({ count: is('article_views.count', '+', marks.length) })),
            )
            .execute();
      });
    },

    async counts(): Promise<ReadonlyMap<string, number>> {
      const rows = await db.selectFrom('article_views').selectAll().execute();
      return new Map(rows.map(({ article, count }) => [article, count]));
    },

    /** Without their salt the marks of a day tell nothing. */
    async sweep(): Promise<void> {
      await db.deleteFrom('view_salts').where('ends_at', '<=', clock()).execute();
    },
  };
}
