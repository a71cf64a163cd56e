// Accounts of console users: made, found by name or mailbox, verified, changed and erased.
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addLink, useLink, type NewLink } from './accountLinks.ts';
import { proofsRepository } from './accountProofs.ts';
import type { AccountTable } from './accountTables.ts';
import { contains } from './columns.ts';
import { emailKey } from './emailKey.ts';
import { endingAt, enqueue, type NewMessage } from './outbox.ts';
import type { Change, Database } from './schema.ts';
import { writeTold } from './securityLog.ts';
import { endSessions } from './sessions.ts';
import { undoable } from './transactions.ts';
import { leaveCompany, removeInvitations, type Heir, type ToldOf } from './leaveCompany.ts';
import { eraseMessages } from './accountMessages.ts';
import { dayMs } from '../../shared/i18n/times.ts';

export type Account = {
  id: string;
  userName: string;
  email: string;
  mobile: string;
  password: string;
  locale: string;
  agent: string | undefined;
  createdAt: number;
  /** An account that is never activated cannot log in, and is deleted. */
  activated: boolean;
  /** A mailed link or code was used. */
  emailVerified: boolean;
  /** A code sent to the number was used. */
  phoneVerified: boolean;
  disabled: boolean;
};

export type NewAccount = Pick<Account, 'userName' | 'email' | 'mobile' | 'password' | 'locale' | 'agent'>;

/** Id of a link, and the messages that carry it: written in the transaction of the account. */
export type LinkMail = { id: string; expiresAt: number; messages: readonly NewMessage[] };

/** Names that differ only in case are the same; look-alikes in other scripts cannot occur in names. */
export const nameKey = (name: string): string => name.trim().toLowerCase();
/** Guesses at a log-in are counted by it: by name and by mailbox apart, as one count for both would tell that they belong together. */
export const loginKey = (typed: string): string =>
  typed.includes('@') ? `mailbox ${emailKey(typed)}` : `name ${nameKey(typed)}`;

const accountOf = (row: AccountTable): Account => ({
  id: row.id,
  userName: row.user_name,
  email: row.email,
  mobile: row.mobile,
  password: row.password,
  locale: row.locale,
  agent: row.agent ?? undefined,
  createdAt: row.created_at,
  activated: row.activated_at !== null,
  emailVerified: row.email_verified_at !== null,
  phoneVerified: row.phone_verified_at !== null,
  disabled: row.disabled_at !== null,
});

/** In place of a mailbox that another account has: no mailbox is like it, and only the one that was typed is known by it. */
const keyOfTaken = (id: string, email: string): string =>
  `${id} ${createHash('sha256')
    .update(`${id} ${emailKey(email)}`)
    .digest('base64url')}`;

const nothingProven = { activated: false, emailVerified: false, phoneVerified: false };

/** How long an account may stay without a verified mailbox or phone. */
const unprovenMs = 7 * dayMs;

export function accountsRepository(db: Database, clock: () => number) {
  const one = async (column: 'id' | 'user_name_key' | 'email_key', value: string): Promise<Account | undefined> => {
    const row = await db.selectFrom('accounts').selectAll().where(column, '=', value).executeTakeFirst();
    return row && accountOf(row);
  };

  return {
    ...proofsRepository(db, clock),

    byId: (id: string) => one('id', id),
    byEmail: (email: string) => one('email_key', emailKey(email)),
    /** A name cannot hold an @, an address always does. */
    byLogin: (typed: string) =>
      typed.includes('@') ? one('email_key', emailKey(typed)) : one('user_name_key', nameKey(typed)),

    /**
     * Of parallel requests for the same name or mailbox, or with the same invitation, one gets the account. `emailTaken`: the name is
     * kept all the same, by an account without mailbox, and the invitation used: nothing that is asked later tells the difference.
     */
    async create(
      account: NewAccount,
      mail: LinkMail,
      invitation = '',
    ): Promise<Account | 'nameTaken' | 'emailTaken' | 'linkUsed'> {
      const id = randomUUID();
      const now = clock();
      const put = async (change: Change, contact: Pick<AccountTable, 'email' | 'email_key' | 'mobile' | 'agent'>) => {
        const result = await change
          .insertInto('accounts')
          .values({
            id,
            user_name: account.userName,
            user_name_key: nameKey(account.userName),
            ...contact,
            password: account.password,
            locale: account.locale,
            created_at: now,
            activated_at: null,
            email_verified_at: null,
            phone_verified_at: null,
            mailbox_since: null,
            disabled_at: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        return result.numInsertedOrUpdatedRows === 1n;
      };
      const { email, mobile } = account;
      const own = { email, email_key: emailKey(email), mobile, agent: account.agent ?? null };
      // Without a mailbox it is never activated, and is soon swept.
      const nobodys = { email: '', email_key: keyOfTaken(id, email), mobile: '', agent: null };
      const made = await undoable<'made' | 'nameTaken' | 'emailTaken' | 'linkUsed'>(db, async (change, undo) => {
        const isOwn = await put(change, own);
        if (!isOwn && !(await put(change, nobodys))) undo('nameTaken');
        if (invitation !== '' && !(await useLink(change, invitation, now))) undo('linkUsed');
        await addLink(change, mail.id, { kind: 'verify', account: id, expiresAt: mail.expiresAt });
        await enqueue(change, isOwn ? endingAt(mail.expiresAt, mail.messages) : [], now);
        return isOwn ? 'made' : 'emailTaken';
      });
      return made === 'made' ? { id, ...account, createdAt: now, ...nothingProven, disabled: false } : made;
    },

    /** The account that a registration with this name and mailbox has made since then, if nobody has activated it. */
    async registered({ userName, email }: Pick<NewAccount, 'userName' | 'email'>, since: number) {
      const row = await db
        .selectFrom('accounts')
        .selectAll()
        .where('user_name_key', '=', nameKey(userName))
        .where('activated_at', 'is', null)
        .where('created_at', '>=', since)
        .executeTakeFirst();
      const isOf = row && [emailKey(email), keyOfTaken(row.id, email)].includes(row.email_key);
      return isOf ? accountOf(row) : undefined;
    },

    /** Writes a link and the message that carries it. */
    async sendLink(link: Omit<NewLink, 'expiresAt'>, mail: LinkMail): Promise<void> {
      await db.transaction().execute(async (change) => {
        await addLink(change, mail.id, { ...link, expiresAt: mail.expiresAt });
        await enqueue(change, endingAt(mail.expiresAt, mail.messages), clock());
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

    /**
     * With all that belongs to it; enquiries belong to the desk and stay. The heir is the new owner of its company. What `toldOf` tells
     * is written after its messages are erased, and not by the second of two requests.
     */
    erase: (id: string, toldOf: ToldOf): Promise<{ heir: Heir | undefined } | 'gone'> =>
      db.transaction().execute(async (change) => {
        const erased = await eraseAccount(change, id);
        if (erased !== 'gone') await writeTold(change, toldOf(erased.heir), clock());
        return erased;
      }),

    /** Deletes accounts that were not activated within a week, so that their names and mailboxes are free again. */
    async sweep(): Promise<number> {
      const result = await db
        .deleteFrom('accounts')
        .where('activated_at', 'is', null)
        .where('created_at', '<=', clock() - unprovenMs)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },

    async list(limit: number, search = ''): Promise<Account[]> {
      const rows = await db
        .selectFrom('accounts')
        .selectAll()
        .$if(search !== '', (query) =>
          query.where((row) =>
            row.or([
              contains(sql.ref('user_name_key'), nameKey(search)),
              contains(sql.ref('email_key'), emailKey(search)),
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

/**
 * Erases an account with its security log, and what mailbox and number got if it has proven them; sessions, links and codes go with
 * its row. Returns the account that owns its company from now on.
 */
async function eraseAccount(change: Change, id: string): Promise<{ heir: Heir | undefined } | 'gone'> {
  await change.deleteFrom('account_events').where('account', '=', id).execute();
  const heir = await leaveCompany(change, id);
  const erased = await change.deleteFrom('accounts').where('id', '=', id).returningAll().executeTakeFirst();
  if (!erased) return 'gone';
  // Of a mailbox or number that was never verified, another person may be the reader.
  const isReader = erased.email_verified_at !== null;
  const mobile = erased.phone_verified_at === null ? '' : erased.mobile;
  await eraseMessages(change, { email: isReader ? erased.email : '', mobile });
  if (isReader) await removeInvitations(change, { email_key: erased.email_key });
  return { heir };
}
