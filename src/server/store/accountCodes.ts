// Six-digit codes sent by mail or SMS: one at a time for each receiver and purpose; each allows a few tries and works once.
import { addLink, type NewLink } from './accountLinks.ts';
import type { AccountCodePurpose } from './accountTables.ts';
import { clocksDiffer, forgetCount, takeCount, takeCounts, type Count } from './counts.ts';
import { endingAt, enqueue, type NewMessage } from './outbox.ts';
import type { Change, Database } from './schema.ts';
import { takeTurn } from './turns.ts';
import { dayMs, minuteMs } from '../../shared/i18n/times.ts';

/** Why a code is not accepted. */
export type CodeMiss = 'wrong' | 'expired' | 'used';

/** `tooMany`: the code was not compared. */
export type CodeAnswer = { verdict: 'right' | CodeMiss } | { verdict: 'tooMany'; waitMs: number };

/** Key of a code: the hash of its receiver, and its purpose. */
type CodePlace = { receiver: string; purpose: AccountCodePurpose };

/** Without `account` the mailbox has none: no mail carries the code, but it behaves like any other. `number`: where an SMS went. */
type NewCode = CodePlace & { account?: string; number?: string; hash: string; expiresAt: number };

/** `receivers`: mailbox and phone, since the code may have come by mail or by SMS. */
export type TypedCode = {
  receivers: readonly string[];
  purpose: AccountCodePurpose;
  hash: string;
  tries: readonly Count[];
};

export type SpentCode = { account: string; number: string | undefined };

/** The message that carries a code, with the link in it. */
export type CodeMessage = { messages: readonly NewMessage[]; link?: { id: string } & NewLink };

const mostTries = 5;
const resendMs = minuteMs;
const keptMs = dayMs;

/**
 * Milliseconds until another code may be sent. To another new number it may at once: its owner, who is logged in, mistyped the one
 * that got the code.
 */
async function earlyBy(change: Change, { number, ...place }: Omit<NewCode, 'hash'>, now: number): Promise<number> {
  const last = await selectCode(change, place);
  const isElsewhere = place.purpose === 'phone' && last?.number !== number;
  const wait = last && !isElsewhere ? last.sent_at + resendMs - now : 0;
  // Sent in our future: by a machine whose clock is ahead, or, if it is far ahead, before the clock was set back.
  return wait > 0 && wait <= resendMs + clocksDiffer ? Math.min(wait, resendMs) : 0;
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

/** Counts the try before the comparison, so that parallel guesses cannot exceed the limit. */
export async function spendCode(change: Change, typed: TypedCode, now: number): Promise<CodeAnswer | SpentCode> {
  const full = await takeCounts(change, typed.tries, now);
  if (full) return { verdict: 'tooMany', waitMs: full.waitMs };
  const spent = await compare(change, typed, now);
  if (typeof spent === 'string') return { verdict: spent };
  // A right code is no guess.
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
  // Only a visitor who knows the code learns that it was used: others must not learn that the mailbox has used one.
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
     * Writes the code and the message that carries it. `waitMs`: it is too early for another code, or the receiver has had too many
     * (`isSpent`). `held`: the limit of costs that is used up; the message is not sent, and the code works for nobody.
     */
    async send(
      code: NewCode,
      message: CodeMessage | undefined,
      received: Count,
      costs: readonly Count[] = [],
    ): Promise<{ waitMs: number; isSpent: boolean; held?: Count }> {
      return db.transaction().execute(async (change) => {
        await takeTurn(change, `code ${code.purpose} ${code.receiver}`, clock());
        // Read after the wait for the turn: before it, the code that was sent meanwhile would look like one of the future.
        const now = clock();
        const early = await earlyBy(change, code, now);
        if (early > 0) return { waitMs: early, isSpent: false };
        const waitMs = await takeCount(change, received, now);
        if (waitMs > 0) return { waitMs, isSpent: true };
        const full = await takeCounts(change, costs, now);
        if (full) {
          await putCode(change, { ...code, account: undefined }, now);
          return { waitMs: 0, isSpent: false, held: full.count };
        }
        await putCode(change, code, now);
        if (message?.link) await addLink(change, message.link.id, message.link);
        await enqueue(change, endingAt(code.expiresAt, message?.messages ?? []), now);
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
