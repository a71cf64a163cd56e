// Changes of an account's mailbox: requested, agreed to by the readers of the old and the new mailbox, then made.
import { addLink, endLinks, useLink } from './accountLinks.ts';
import { forgetMailboxChange, isStillUnder } from './accountProofs.ts';
import { emailKey } from './emailKey.ts';
import { endingAt, enqueue, type NewMessage } from './outbox.ts';
import type { Change, Database } from './schema.ts';
import { writeTold, type SecurityNews } from './securityLog.ts';
import { endSessions } from './sessions.ts';
import { uniquely } from './transactions.ts';

export type Side = 'old' | 'new';

type MailboxChange = { email: string; oldAgreed: boolean; newAgreed: boolean };

/** `links`: the link's id for each side that is asked; an old mailbox that was never verified is not. */
type NewMailbox = {
  account: string;
  /** As it was when the change was asked for. */
  password: string;
  email: string;
  expiresAt: number;
  links: Partial<Record<Side, string>>;
  messages: readonly NewMessage[];
  told: SecurityNews;
};

const kinds = { old: 'mailboxOld', new: 'mailboxNew' } as const;

/** Makes the change, unless another account has the mailbox by now. Codes and links sent to the old mailbox become void, and all sessions end. */
async function moveMailbox(change: Change, account: string, email: string, now: number): Promise<void> {
  const key = emailKey(email);
  await change
    .updateTable('accounts')
    // Keeps the time of the first verified mailbox: a number that was verified after it is trusted as before.
    .set((row) => ({
      email,
      email_key: key,
      email_verified_at: row.fn.coalesce('email_verified_at', row.val(now)),
      mailbox_since: now,
    }))
    .where('id', '=', account)
    .execute();
  await change.deleteFrom('account_codes').where('account', '=', account).execute();
  await endLinks(change, { account, kinds: ['verify', 'reset'] }, 'withdrawn');
  await endSessions(change, account);
}

export function mailboxChangesRepository(db: Database, clock: () => number) {
  return {
    /** Replaces an earlier request. False when the account has another password by now. */
    ask: ({ account, password, email, expiresAt, links, messages, told }: NewMailbox): Promise<boolean> =>
      db.transaction().execute(async (change) => {
        if (!(await isStillUnder(change, account, password))) return false;
        const former = await change
          .selectFrom('mailbox_changes')
          .select('email')
          .where('account', '=', account)
          .executeTakeFirst();
        // If the new mailbox is another one now, the reader of the former gets no newer mail: their link is withdrawn with the change.
        const isSame = former && emailKey(former.email) === emailKey(email);
        const newer = [kinds.old, ...(isSame ? [kinds.new] : [])];
        await endLinks(change, { account, kinds: newer }, 'replaced');
        await forgetMailboxChange(change, account);
        const old_at = links.old ? null : clock();
        await change
          .insertInto('mailbox_changes')
          .values({ account, email, expires_at: expiresAt, old_at, new_at: null })
          .execute();
        for (const side of ['old', 'new'] as const) {
          const id = links[side];
          if (id) await addLink(change, id, { kind: kinds[side], account, expiresAt });
        }
        await enqueue(change, endingAt(expiresAt, messages), clock());
        await writeTold(change, told, clock());
        return true;
      }),

    async of(account: string): Promise<MailboxChange | undefined> {
      const row = await db
        .selectFrom('mailbox_changes')
        .selectAll()
        .where('account', '=', account)
        .where('expires_at', '>', clock())
        .executeTakeFirst();
      return row && { email: row.email, oldAgreed: row.old_at !== null, newAgreed: row.new_at !== null };
    },

    /** `told` is written when both have agreed. Undefined when the link does nothing any more. */
    agree: (
      id: string,
      { account, side, told }: { account: string; side: Side; told: SecurityNews },
    ): Promise<'waits' | 'moved' | undefined> =>
      uniquely<'waits' | 'moved' | undefined>(undefined, () =>
        db.transaction().execute(async (change) => {
          const now = clock();
          if (!(await useLink(change, id, now))) return undefined;
          const row = await change
            .updateTable('mailbox_changes')
            .set(side === 'old' ? { old_at: now } : { new_at: now })
            .where('account', '=', account)
            .where('expires_at', '>', now)
            .returningAll()
            .executeTakeFirst();
          if (!row) return undefined;
          if (row.old_at === null || row.new_at === null) return 'waits';
          await moveMailbox(change, account, row.email, now);
          await forgetMailboxChange(change, account);
          await writeTold(change, told, now);
          return 'moved';
        }),
      ),

    /** Cancels the change. With `id`, the link to the old mailbox, all sessions end: its reader may not be the person who asked for the change. */
    keep: (account: string, told: SecurityNews, id?: string): Promise<boolean> =>
      db.transaction().execute(async (change) => {
        if (id !== undefined && !(await useLink(change, id, clock()))) return false;
        if (id !== undefined) await endSessions(change, account);
        const isKept = await forgetMailboxChange(change, account);
        if (isKept) await writeTold(change, told, clock());
        return isKept;
      }),

    async sweep(): Promise<void> {
      await db.deleteFrom('mailbox_changes').where('expires_at', '<=', clock()).execute();
    },
  };
}
