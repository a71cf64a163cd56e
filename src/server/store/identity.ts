// The name that tells this database from others: it marks the file storage whose files this database owns.
import type { Database } from './schema.ts';

export function identityRepository(db: Database) {
  return {
    async read(): Promise<string> {
      return (await db.selectFrom('identity').select('id').executeTakeFirstOrThrow()).id;
    },

    async change(id: string): Promise<void> {
      await db.updateTable('identity').set({ id }).execute();
    },
  };
}
