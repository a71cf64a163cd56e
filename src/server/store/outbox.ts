// Messages to send: stored until they are delivered, and handed out to one worker at a time.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ownProcess } from '../ops/processes.ts';
import { emailKey } from './emailKey.ts';
import { messageOf, readOutbox, type OutboxMessage } from './readOutbox.ts';
import type { Change, Database, MessageKind } from './schema.ts';
import { dayMs, minuteMs } from '../../shared/i18n/times.ts';

export type NewMessage = {
  /** Given by callers that may have to delete the message before it is sent. */
  id?: string;
  kind: MessageKind;
  payload: unknown;
  /** The message has a link or code that gives access: its payload is deleted as soon as it is delivered. */
  secret?: true;
  /** From then on it is of no use: the code or link in it has ended, or the call has begun. It is not sent any more. */
  until?: number;
};

/** Messages that are of no use from then on. */
export const endingAt = (until: number, messages: readonly NewMessage[]): NewMessage[] =>
  messages.map((message) => ({ ...message, until }));

const longestError = 1_000;
const tooLate = 'too late: what it says is over';

const withoutSecret = sql<string>`case when secret = 1 then '{}' else payload end`;

/** No message waits longer between two tries: a time further ahead was written before the clock was set back. */
const longestPauseMs = 61 * minuteMs;

/** Long enough to look up a message that somebody says they never got; after that no copy of what visitors typed stays here. */
const keptMs = 30 * dayMs;

/** The mailbox, as its key, or the number; a webhook or a forwarded lead has none. */
export function receiverOf(payload: unknown): string | null {
  const to = typeof payload === 'object' && payload !== null && 'to' in payload ? payload.to : undefined;
  return typeof to === 'string' ? emailKey(to) : null;
}

/** Runs in the transaction that causes the messages: both are written, or neither. `reference`: the lead that they are about. */
export async function enqueue(
  change: Change,
  messages: readonly NewMessage[],
  now: number,
  reference: string | null = null,
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map(({ id = randomUUID(), kind, payload, secret, until = null }) => {
    const text = JSON.stringify(payload);
    return {
      id,
      kind,
      message_id: id,
      payload: text,
      reference,
      receiver: receiverOf(payload),
      secret: secret ? 1 : 0,
      tries: 0,
      next_at: now,
      held_by: null,
      created_at: now,
      until,
    };
  });
  await change.insertInto('outbox').values(rows).execute();
}

/** The message ends undelivered and without its secret, and is deleted like a delivered one. */
export const givenUp = (now: number, reason: string) => ({
  done_at: now,
  next_at: null,
  held_by: null,
  last_error: reason,
  payload: withoutSecret,
});

export function outboxRepository(db: Database, clock: () => number, skipLocked: boolean) {
  return {
    ...readOutbox(db),

    async add(messages: readonly NewMessage[]): Promise<void> {
      await db.transaction().execute((change) => enqueue(change, messages, clock()));
    },

    /** Hands out due messages. After the lease they are due again, in case the worker died before it reported. */
    async claim(kinds: readonly MessageKind[], limit: number, leaseMs: number): Promise<OutboxMessage[]> {
      const now = clock();
      const due = (from: Change | Database) =>
        from
          .selectFrom('outbox')
          .select('id')
          .where((is) => is.or([is('next_at', '<=', now), is('next_at', '>', now + longestPauseMs)]))
          .where('kind', 'in', kinds)
          .where((is) => is.or([is('until', 'is', null), is('until', '>', now)]));
      // Looks first without the write lock: most of the time there is nothing.
      if (!(await due(db).limit(1).executeTakeFirst())) return [];
      return db.transaction().execute(async (change) => {
        const ready = due(change).orderBy('next_at').limit(limit);
        const rows = await (skipLocked ? ready.forUpdate().skipLocked() : ready).execute();
        if (rows.length === 0) return [];
        const claimed = await change
          .updateTable('outbox')
          .set((column) => ({ next_at: now + leaseMs, held_by: ownProcess, tries: column('tries', '+', 1) }))
          .where(
            'id',
            'in',
            rows.map(({ id }) => id),
          )
          .returningAll()
          .execute();
        return claimed.map(messageOf);
      });
    },

    async delivered(id: string): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ done_at: clock(), next_at: null, held_by: null, last_error: null, payload: withoutSecret })
        .where('id', '=', id)
        .execute();
    },

    /** Without `nextAt` the message is not tried again until staff retry it. `notices` go to those who must know. */
    async failed(
      id: string,
      error: string,
      nextAt: number | undefined,
      notices: readonly NewMessage[] = [],
    ): Promise<void> {
      await db.transaction().execute(async (change) => {
        const row = await change
          .updateTable('outbox')
          .set({ last_error: error.slice(0, longestError), next_at: nextAt ?? null, held_by: null })
          .where('id', '=', id)
          .where('done_at', 'is', null)
          .returning('reference')
          .executeTakeFirst();
        if (row) await enqueue(change, notices, clock(), row.reference);
      });
    },

    /** Ends messages that nobody could use any more, and that nobody is sending; returns how many. */
    async giveUpLate(): Promise<number> {
      const now = clock();
      const result = await db
        .updateTable('outbox')
        .set(givenUp(now, tooLate))
        .where('done_at', 'is', null)
        .where('until', '<=', now)
        .where((is) => is.or([is('held_by', 'is', null), is('next_at', '<=', now)]))
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },

    /**
     * Deletes messages that were delivered or given up long ago, and refused ones that are as old. Refused ones about an enquiry stay as
     * long as the enquiry: a desk may still have to send them.
     */
    async sweep(): Promise<void> {
      const before = clock() - keptMs;
      await db
        .deleteFrom('outbox')
        .where((is) =>
          is.or([
            is('done_at', '<', before),
            is.and([
              is('created_at', '<', before),
              is('done_at', 'is', null),
              is('next_at', 'is', null),
              is('reference', 'is', null),
            ]),
          ]),
        )
        .execute();
    },

    /** Makes all messages due now that are neither delivered nor being sent; returns how many. */
    async retry(): Promise<number> {
      const now = clock();
      const result = await db
        .updateTable('outbox')
        .set({ next_at: now, held_by: null })
        .where('done_at', 'is', null)
        .where((is) => is.or([is('held_by', 'is', null), is('next_at', 'is', null), is('next_at', '<=', now)]))
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },

    /** Makes the messages of a process that died while sending due now, instead of after their lease; returns how many. */
    async takeOver(isGone: (holder: string) => boolean): Promise<number> {
      const now = clock();
      const held = await db
        .selectFrom('outbox')
        .select('held_by')
        .distinct()
        .where('held_by', 'is not', null)
        .where('next_at', '>', now)
        .execute();
      const gone = held.flatMap(({ held_by }) => (held_by !== null && isGone(held_by) ? [held_by] : []));
      if (gone.length === 0) return 0;
      const result = await db
        .updateTable('outbox')
        .set({ next_at: now, held_by: null })
        .where('held_by', 'in', gone)
        .where('next_at', '>', now)
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },
  };
}
