// What an owner changes of their account by themselves: its name, its password, and the language of its mails.
import { replacePassword } from './accountProofs.ts';
import { nameKey } from './accounts.ts';
import type { Database } from './schema.ts';

export function ownDataRepository(db: Database, clock: () => number) {
  return {
    /** False: somebody else has that name. */
    async rename(id: string, userName: string): Promise<boolean> {
      const key = nameKey(userName);
      const { numUpdatedRows } = await db
        .updateTable('accounts')
        .set({ user_name: userName, user_name_key: key })
        .where('id', '=', id)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('accounts as other')
                .select('other.id')
                .where('user_name_key', '=', key)
                .where('other.id', '<>', id),
            ),
          ),
        )
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    replacePassword: (id: string, password: string): Promise<void> =>
      db.transaction().execute((change) => replacePassword(change, id, password, clock())),

    async setLocale(id: string, locale: string): Promise<void> {
      await db.updateTable('accounts').set({ locale }).where('id', '=', id).execute();
    },
  };
}
