// Forgets a lead with all that was kept of it: its files' names, notes, trials, and every message that tells of it.
import { sql } from 'kysely';
import { contains } from './contains.ts';
import type { Database } from './schema.ts';

export function erasureRepository(db: Database) {
  return {
    /** Answers the stored files that now belong to nobody; undefined: there is no such lead. */
    erase: (reference: string): Promise<string[] | undefined> =>
      db.transaction().execute(async (change) => {
        const files = await change
          .deleteFrom('lead_files')
          .where('reference', '=', reference)
          .returning('path')
          .execute();
        await change.deleteFrom('lead_events').where('reference', '=', reference).execute();
        await change.deleteFrom('trials').where('reference', '=', reference).execute();
        await change
          .deleteFrom('outbox')
          .where(contains(sql.ref('payload'), reference))
          .execute();
        const lead = await change.deleteFrom('leads').where('reference', '=', reference).executeTakeFirst();
        return lead.numDeletedRows === 1n ? files.map(({ path }) => path) : undefined;
      }),

    /** Leads that came in before that time. */
    async olderThan(time: number): Promise<string[]> {
      const rows = await db.selectFrom('leads').select('reference').where('created_at', '<', time).limit(100).execute();
      return rows.map(({ reference }) => reference);
    },
  };
}
