// Six-digit codes sent by mail or SMS: one at a time for each purpose, few tries, good once.
import { addLink, type NewLink } from './accountLinks.ts';
import type { AccountCodePurpose } from './accountTables.ts';
import { enqueue, type NewMessage } from './outbox.ts';
import type { Change, Database } from './schema.ts';

export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'used' | 'none';

export type NewCode = { account: string; purpose: AccountCodePurpose; hash: string; expiresAt: number };

const mostTries = 5;
const resendMs = 60_000;

/** Milliseconds until another code may be sent; 0 when this one was written. */
async function putCode(change: Change, { account, purpose, hash, expiresAt }: NewCode, now: number): Promise<number> {
  const last = await change
    .selectFrom('account_codes')
    .select('sent_at')
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  const wait = last ? last.sent_at + resendMs - now : 0;
  // A clock that was set back must not keep anybody waiting longer than a resend takes.
  if (wait > 0 && wait <= resendMs) return wait;
  const row = { hash, tries: 0, sent_at: now, expires_at: expiresAt, used_at: null };
  await change
    .insertInto('account_codes')
    .values({ account, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['account', 'purpose']).doUpdateSet(row))
    .execute();
  return 0;
}

/** Counts the try before it looks: of many who guess at once, no more than the limit see an answer. */
export async function spendCode(
  change: Change,
  { account, purpose, hash }: Omit<NewCode, 'expiresAt'>,
  now: number,
): Promise<CodeVerdict> {
  const tried = await change
    .updateTable('account_codes')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', mostTries)
    .returning('hash')
    .executeTakeFirst();
  if (!tried) {
    const row = await selectCode(change, account, purpose);
    if (!row) return 'none';
    return row.used_at === null ? 'expired' : 'used';
  }
  if (tried.hash !== hash) return 'wrong';
  const spent = await change
    .updateTable('account_codes')
    .set({ used_at: now })
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n ? 'right' : 'used';
}

const selectCode = (db: Change | Database, account: string, purpose: AccountCodePurpose) =>
  db
    .selectFrom('account_codes')
    .selectAll()
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .executeTakeFirst();

export function codesRepository(db: Database, clock: () => number) {
  return {
    /** Writes the code with the message that carries it; answers how long to wait when it is too early for another. */
    async send(code: NewCode, messages: readonly NewMessage[], link?: { id: string } & NewLink): Promise<number> {
      return db.transaction().execute(async (change) => {
        const wait = await putCode(change, code, clock());
        if (wait > 0) return wait;
        if (link) await addLink(change, link.id, link);
        await enqueue(change, messages, clock());
        return wait;
      });
    },

    /** Milliseconds until another one may be sent. */
    async waitFor(account: string, purpose: AccountCodePurpose): Promise<number> {
      const row = await selectCode(db, account, purpose);
      const wait = row ? row.sent_at + resendMs - clock() : 0;
      return wait > 0 && wait <= resendMs ? wait : 0;
    },
  };
}
