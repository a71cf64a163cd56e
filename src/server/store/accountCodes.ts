// Six-digit codes sent by mail or SMS: one at a time for each receiver and purpose, few tries, good once.
import { addLink, type NewLink } from './accountLinks.ts';
import type { AccountCodePurpose } from './accountTables.ts';
import { forgetCount, takeCount, type Count } from './counts.ts';
import { enqueue, type NewMessage } from './outbox.ts';
import type { Change, Database } from './schema.ts';

/** Why a code does nothing. */
export type CodeMiss = 'wrong' | 'expired' | 'used';

/** `tooMany`: it was not looked at. */
export type CodeAnswer = { verdict: 'right' | CodeMiss } | { verdict: 'tooMany'; waitMs: number };

/** Which code: that of a receiver, by its hash, for a purpose. */
type CodePlace = { receiver: string; purpose: AccountCodePurpose };

/** Without `account` it is for a mailbox that has none: no mail carries it, and to whoever asks it looks like any other. `number`: where an SMS went. */
export type NewCode = CodePlace & { account?: string; number?: string; hash: string; expiresAt: number };

/** It may have come by mail or by SMS: each is a receiver of its own. */
export type TypedCode = {
  receivers: readonly string[];
  purpose: AccountCodePurpose;
  hash: string;
  tries: readonly Count[];
};

export type SpentCode = { account: string; number: string | undefined };

/** What leaves with a code. */
export type CodeMessage = { messages: readonly NewMessage[]; link?: { id: string } & NewLink };

const mostTries = 5;
const resendMs = 60_000;
const keptMs = 24 * 60 * 60_000;

/** Milliseconds until another code may be sent. */
async function earlyBy(change: Change, place: CodePlace, now: number): Promise<number> {
  const last = await selectCode(change, place);
  const wait = last ? last.sent_at + resendMs - now : 0;
  // A clock that was set back must not keep anybody waiting longer than a resend takes.
  return wait > 0 && wait <= resendMs ? wait : 0;
}

async function putCode(change: Change, code: NewCode, now: number): Promise<void> {
  const { receiver, purpose, account, number, hash, expiresAt } = code;
  const row = {
    account: account ?? null,
    number: number ?? null,
    hash,
    tries: 0,
    sent_at: now,
    expires_at: expiresAt,
    used_at: null,
  };
  await change
    .insertInto('account_codes')
    .values({ receiver, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['receiver', 'purpose']).doUpdateSet(row))
    .execute();
}

/** Counts the try before it looks: of many who guess at once, no more than the limit see an answer. */
export async function spendCode(change: Change, typed: TypedCode, now: number): Promise<CodeAnswer | SpentCode> {
  for (const count of typed.tries) {
    const waitMs = await takeCount(change, count, now);
    if (waitMs > 0) return { verdict: 'tooMany', waitMs };
  }
  const spent = await compare(change, typed, now);
  if (typeof spent === 'string') return { verdict: spent };
  // Who knows a code has not been guessing.
  for (const { key } of typed.tries) await forgetCount(change, key);
  return spent;
}

async function compare(
  change: Change,
  { receivers, purpose, hash }: TypedCode,
  now: number,
): Promise<SpentCode | CodeMiss> {
  const tried = await change
    .updateTable('account_codes')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('receiver', 'in', receivers)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', mostTries)
    .returning(['receiver', 'hash', 'account', 'number'])
    .execute();
  const fits = tried.find((row) => row.hash === hash && row.account !== null);
  if (fits?.account) {
    const { numUpdatedRows } = await change
      .updateTable('account_codes')
      .set({ used_at: now })
      .where('receiver', '=', fits.receiver)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? { account: fits.account, number: fits.number ?? undefined } : 'used';
  }
  // Only who knows the code hears that it was used: that a mailbox has used one is nobody else's business.
  const used = await change
    .selectFrom('account_codes')
    .select('receiver')
    .where('receiver', 'in', receivers)
    .where('purpose', '=', purpose)
    .where('used_at', 'is not', null)
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (used) return 'used';
  return tried.length > 0 ? 'wrong' : 'expired';
}

const selectCode = (db: Change | Database, { receiver, purpose }: CodePlace) =>
  db
    .selectFrom('account_codes')
    .selectAll()
    .where('receiver', '=', receiver)
    .where('purpose', '=', purpose)
    .executeTakeFirst();

export function codesRepository(db: Database, clock: () => number) {
  return {
    /**
     * Writes the code, with the message that carries it if any; answers how long to wait when it is too early for another, or when
     * its receiver has had enough of them (`isSpent`). Beyond a count of what it costs the message stays here (`held`), and nobody
     * knows the code.
     */
    async send(
      code: NewCode,
      message: CodeMessage | undefined,
      received: Count,
      costs: readonly Count[] = [],
    ): Promise<{ waitMs: number; isSpent: boolean; held?: Count }> {
      return db.transaction().execute(async (change) => {
        const now = clock();
        const early = await earlyBy(change, code, now);
        if (early > 0) return { waitMs: early, isSpent: false };
        const waitMs = await takeCount(change, received, now);
        if (waitMs > 0) return { waitMs, isSpent: true };
        for (const cost of costs) {
          if ((await takeCount(change, cost, now)) === 0) continue;
          await putCode(change, { ...code, account: undefined }, now);
          return { waitMs: 0, isSpent: false, held: cost };
        }
        await putCode(change, code, now);
        if (message?.link) await addLink(change, message.link.id, message.link);
        await enqueue(change, message?.messages ?? [], now);
        return { waitMs, isSpent: false };
      });
    },

    async sweep(): Promise<void> {
      await db
        .deleteFrom('account_codes')
        .where('expires_at', '<', clock() - keptMs)
        .execute();
    },
  };
}
