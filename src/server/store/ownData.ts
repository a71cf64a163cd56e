// Changes that owners make to their account: user name, password, mail language, and “this was not me”; and their consent to
// news by mail.
import { randomUUID } from 'node:crypto';
import { forgetMailboxChange, replacePassword } from './accountProofs.ts';
import { nameKey } from './accounts.ts';
import { removePasskeys } from './passkeys.ts';
import type { Database } from './schema.ts';
import { writeTold, type SecurityNews } from './securityLog.ts';
import { endSessions } from './sessions.ts';
import { uniquely } from './transactions.ts';

export function ownDataRepository(db: Database, clock: () => number) {
  return {
    /** False when another account has that name. */
    rename: (id: string, userName: string, told: SecurityNews): Promise<boolean> =>
      uniquely(false, () =>
        db.transaction().execute(async (change) => {
          const { numUpdatedRows } = await change
            .updateTable('accounts')
            .set({ user_name: userName, user_name_key: nameKey(userName) })
            .where('id', '=', id)
            .executeTakeFirst();
          await writeTold(change, told, clock());
          return numUpdatedRows === 1n;
        }),
      ),

    /** `from` and `to`: as they are stored. False when the password is not `from` any more. */
    replacePassword: (id: string, hashes: { from: string; to: string }, told: SecurityNews): Promise<boolean> =>
      db.transaction().execute(async (change) => {
        const isDone = await replacePassword(change, id, hashes, clock());
        if (isDone) await writeTold(change, told, clock());
        return isDone;
      }),

    /**
     * Ends all sessions, cancels a change of mailbox and removes those passkeys: all of it or, with an error, nothing, or an intruder
     * would keep a way in while the owner is logged out. The number of passkeys that are gone.
     */
    notMe: (account: string, passkeys: readonly string[], toldOf: (removed: number) => SecurityNews): Promise<number> =>
      db.transaction().execute(async (change) => {
        await endSessions(change, account);
        await forgetMailboxChange(change, account);
        const removed = await removePasskeys(change, account, passkeys);
        await writeTold(change, toldOf(removed), clock());
        return removed;
      }),

    async setLocale(id: string, locale: string): Promise<void> {
      await db.updateTable('accounts').set({ locale }).where('id', '=', id).execute();
    },
  };
}

export type Consent = { given: boolean; text: string; at: number };

/** Consents are stored with the text that was shown and the time; the last one counts. */
export function consentsRepository(db: Database, clock: () => number) {
  return {
    /** Stores nothing when the answer is the same as the last one. */
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
