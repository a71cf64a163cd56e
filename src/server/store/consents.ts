// Whether an account's owner wants news by mail: each answer with the words that they read, and when; the last one counts.
import { randomUUID } from 'node:crypto';
import type { Database } from './schema.ts';

export type Consent = { given: boolean; text: string; at: number };

export function consentsRepository(db: Database, clock: () => number) {
  return {
    /** An answer that says what the last one said is none. */
    async answer(account: string, { given, text }: Omit<Consent, 'at'>): Promise<void> {
      await db.transaction().execute(async (change) => {
        const last = await change
          .selectFrom('consents')
          .select('given')
          .where('account', '=', account)
          .orderBy('at', 'desc')
          .limit(1)
          .executeTakeFirst();
        if ((last?.given === 1) === given) return;
        const row = { id: randomUUID(), account, given: given ? 1 : 0, text, at: clock() };
        await change.insertInto('consents').values(row).execute();
      });
    },

    /** Newest first. */
    async of(account: string): Promise<Consent[]> {
      const rows = await db
        .selectFrom('consents')
        .selectAll()
        .where('account', '=', account)
        .orderBy('at', 'desc')
        .execute();
      return rows.map(({ given, text, at }) => ({ given: given === 1, text, at }));
    },
  };
}
