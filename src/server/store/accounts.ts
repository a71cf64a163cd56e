// Accounts of console users: made, found by name or mailbox, verified, changed and erased.
import { randomUUID } from 'node:crypto';
import { spendCode, type CodeVerdict, type NewCode } from './accountCodes.ts';
import { addLink, useLink, type NewLink } from './accountLinks.ts';
import type { AccountTable } from './accountTables.ts';
import { enqueue, type NewMessage } from './outbox.ts';
import type { Change, Database } from './schema.ts';
import { endSessions } from './sessions.ts';

export type Account = {
  id: string;
  userName: string;
  email: string;
  mobile: string;
  password: string;
  locale: string;
  agent: string | undefined;
  createdAt: number;
  verified: boolean;
  disabled: boolean;
};

export type NewAccount = Pick<Account, 'userName' | 'email' | 'mobile' | 'password' | 'locale' | 'agent'>;

/** The link's opaque id and what leaves with it: both are written in the account's own transaction. */
export type LinkMail = { id: string; expiresAt: number; messages: readonly NewMessage[] };

/** Names differ in more than case; look-alikes in other scripts cannot occur in them. */
const nameKey = (name: string): string => name.trim().toLowerCase();
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

const accountOf = (row: AccountTable): Account => ({
  id: row.id,
  userName: row.user_name,
  email: row.email,
  mobile: row.mobile,
  password: row.password,
  locale: row.locale,
  agent: row.agent ?? undefined,
  createdAt: row.created_at,
  verified: row.verified_at !== null,
  disabled: row.disabled_at !== null,
});

class Taken extends Error {}
class Spent extends Error {}

const verify = (change: Change, account: string, now: number) =>
  change
    .updateTable('accounts')
    .set({ verified_at: now })
    .where('id', '=', account)
    .where('verified_at', 'is', null)
    .execute();

/** Whoever knew the old password, or held a way to set one, is out. */
/** Whatever else could set one is used up with it: the code with the link, and the link with the code. */
async function setPassword(change: Change, account: string, password: string, now: number): Promise<void> {
  await change.updateTable('accounts').set({ password }).where('id', '=', account).execute();
  await change
    .updateTable('account_links')
    .set({ used_at: now })
    .where('account', '=', account)
    .where('kind', '=', 'reset')
    .where('used_at', 'is', null)
    .execute();
  await change
    .updateTable('account_codes')
    .set({ used_at: now })
    .where('account', '=', account)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .execute();
  await endSessions(change, account);
}

export function accountsRepository(db: Database, clock: () => number) {
  const one = async (column: 'id' | 'user_name_key' | 'email_key', value: string): Promise<Account | undefined> => {
    const row = await db.selectFrom('accounts').selectAll().where(column, '=', value).executeTakeFirst();
    return row && accountOf(row);
  };

  return {
    byId: (id: string) => one('id', id),
    byEmail: (email: string) => one('email_key', emailKey(email)),
    byName: (name: string) => one('user_name_key', nameKey(name)),
    /** A name cannot hold an @, an address always does. */
    byLogin: (typed: string) =>
      typed.includes('@') ? one('email_key', emailKey(typed)) : one('user_name_key', nameKey(typed)),

    /** Of many who ask for the same name or mailbox, or come with the same invitation at once, one gets the account. */
    async create(
      account: NewAccount,
      mail: LinkMail,
      invitation = '',
    ): Promise<Account | 'nameTaken' | 'emailTaken' | 'linkUsed'> {
      const id = randomUUID();
      const now = clock();
      try {
        await db.transaction().execute(async (change) => {
          const result = await change
            .insertInto('accounts')
            .values({
              id,
              user_name: account.userName,
              user_name_key: nameKey(account.userName),
              email: account.email,
              email_key: emailKey(account.email),
              mobile: account.mobile,
              password: account.password,
              locale: account.locale,
              agent: account.agent ?? null,
              created_at: now,
              verified_at: null,
              disabled_at: null,
            })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst();
          if (result.numInsertedOrUpdatedRows !== 1n) throw new Taken();
          if (invitation !== '' && !(await useLink(change, invitation, now))) throw new Spent();
          await addLink(change, mail.id, { kind: 'verify', account: id, expiresAt: mail.expiresAt });
          await enqueue(change, mail.messages, now);
        });
      } catch (error) {
        if (error instanceof Spent) return 'linkUsed';
        if (!(error instanceof Taken)) throw error;
        return (await one('user_name_key', nameKey(account.userName))) ? 'nameTaken' : 'emailTaken';
      }
      return { id, ...account, createdAt: now, verified: false, disabled: false };
    },

    /** A link for somebody who has an account, and the message that carries it. */
    async sendLink(link: Omit<NewLink, 'expiresAt'>, mail: LinkMail): Promise<void> {
      await db.transaction().execute(async (change) => {
        await addLink(change, mail.id, { ...link, expiresAt: mail.expiresAt });
        await enqueue(change, mail.messages, clock());
      });
    },

    /** Undefined when the link has been used or was too late. */
    async verifyByLink(id: string, account: string): Promise<boolean> {
      return db.transaction().execute(async (change) => {
        const good = await useLink(change, id, clock());
        if (good) await verify(change, account, clock());
        return good;
      });
    },

    async verifyByCode(code: Omit<NewCode, 'expiresAt'>): Promise<CodeVerdict> {
      return db.transaction().execute(async (change) => {
        const verdict = await spendCode(change, code, clock());
        if (verdict === 'right') await verify(change, code.account, clock());
        return verdict;
      });
    },

    async resetByCode(code: Omit<NewCode, 'expiresAt'>, password: string): Promise<CodeVerdict> {
      return db.transaction().execute(async (change) => {
        const verdict = await spendCode(change, code, clock());
        if (verdict === 'right') await setPassword(change, code.account, password, clock());
        return verdict;
      });
    },

    async resetByLink(id: string, account: string, password: string): Promise<boolean> {
      return db.transaction().execute(async (change) => {
        const good = await useLink(change, id, clock());
        if (!good) return false;
        // The link came to the mailbox: it proves what a verification would.
        await verify(change, account, clock());
        await setPassword(change, account, password, clock());
        return true;
      });
    },

    async setDisabled(id: string, disabled: boolean): Promise<void> {
      await db.transaction().execute(async (change) => {
        await change
          .updateTable('accounts')
          .set({ disabled_at: disabled ? clock() : null })
          .where('id', '=', id)
          .execute();
        if (disabled) await endSessions(change, id);
      });
    },

    /** With sessions, links and codes; enquiries are the desk's and stay. */
    async erase(id: string): Promise<void> {
      await db.deleteFrom('accounts').where('id', '=', id).execute();
    },

    async list(limit: number, search = ''): Promise<Account[]> {
      const rows = await db
        .selectFrom('accounts')
        .selectAll()
        .$if(search !== '', (query) =>
          query.where((row) =>
            row.or([
              row('user_name_key', 'like', `%${nameKey(search)}%`),
              row('email_key', 'like', `%${emailKey(search)}%`),
            ]),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(accountOf);
    },
  };
}
