// Messages to send: stored until they are delivered, and handed out to one worker at a time.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ownProcess } from '../ops/processes.ts';
import { emailKey } from './emailKey.ts';
import { readJson } from './readJson.ts';
import type { Change, Database, MessageKind, OutboxTable } from './schema.ts';

export type NewMessage = {
  /** Given by callers that may have to delete the message before it is sent. */
  id?: string;
  kind: MessageKind;
  payload: unknown;
  /** The message has a link or code that gives access: its payload is deleted as soon as it is delivered. */
  secret?: true;
};

export type OutboxMessage = {
  id: string;
  kind: MessageKind;
  messageId: string;
  payload: unknown;
  tries: number;
  /** Undefined: delivered, or given up until somebody retries it. */
  nextAt: number | undefined;
  createdAt: number;
  doneAt: number | undefined;
  lastError: string | undefined;
};

export type OutboxCounts = {
  delivered: number;
  waiting: number;
  refused: number;
  /** When the oldest waiting message was written. */
  oldest: number | undefined;
};

const longestError = 1_000;

/** No message waits longer between two tries: a time further ahead was written before the clock was set back. */
const longestPauseMs = 61 * 60_000;

/** Long enough to look up a message that somebody says they never got; after that no copy of what visitors typed stays here. */
const keptMs = 30 * 24 * 60 * 60_000;

/** The mailbox, as its key, or the number; a webhook or a forwarded lead has none. */
export function receiverOf(payload: unknown): string | null {
  const to = typeof payload === 'object' && payload !== null && 'to' in payload ? payload.to : undefined;
  return typeof to === 'string' ? emailKey(to) : null;
}

const messageOf = (row: OutboxTable): OutboxMessage => ({
  id: row.id,
  kind: row.kind,
  messageId: row.message_id,
  payload: readJson<unknown>(row.payload, (damaged) => damaged),
  tries: row.tries,
  nextAt: row.next_at ?? undefined,
  createdAt: row.created_at,
  doneAt: row.done_at ?? undefined,
  lastError: row.last_error ?? undefined,
});

/** Runs in the transaction that causes the messages: both are written, or neither. `reference`: the lead that they are about. */
export async function enqueue(
  change: Change,
  messages: readonly NewMessage[],
  now: number,
  reference: string | null = null,
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map(({ id = randomUUID(), kind, payload, secret }) => {
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
    };
  });
  await change.insertInto('outbox').values(rows).execute();
}

export function outboxRepository(db: Database, clock: () => number, skipLocked: boolean) {
  return {
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
          .where('kind', 'in', kinds);
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
        .set((column) => ({
          done_at: clock(),
          next_at: null,
          held_by: null,
          last_error: null,
          payload: column.case().when('secret', '=', 1).then('{}').else(column.ref('payload')).end(),
        }))
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

    /** Refused messages first, then waiting ones, then delivered ones; each newest first. */
    async list(limit = 100, offset = 0): Promise<OutboxMessage[]> {
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .orderBy(sql`case when done_at is not null then 2 when next_at is null then 0 else 1 end`)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(messageOf);
    },

    async counts(): Promise<OutboxCounts> {
      const row = await db
        .selectFrom('outbox')
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('done_at', 'is not', null).as('delivered'),
          fn.countAll<number>().filterWhere('next_at', 'is not', null).as('waiting'),
          fn.countAll<number>().filterWhere('done_at', 'is', null).filterWhere('next_at', 'is', null).as('refused'),
          fn.min('created_at').filterWhere('next_at', 'is not', null).as('oldest'),
        ])
        .executeTakeFirstOrThrow();
      return { ...row, oldest: row.oldest ?? undefined };
    },

    async undelivered(): Promise<number> {
      const { waiting, refused } = await this.counts();
      return waiting + refused;
    },

    /** Takes the whole id or its beginning, as the list shows it. */
    async find(idStart: string): Promise<OutboxMessage | undefined> {
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .where('id', '>=', idStart)
        .where('id', '<', `${idStart}~`)
        .limit(2)
        .execute();
      const [row] = rows;
      return row && rows.length === 1 ? messageOf(row) : undefined;
    },

    /** Deletes messages that were delivered long ago; waiting and refused ones stay. */
    async sweep(): Promise<void> {
      await db
        .deleteFrom('outbox')
        .where('done_at', '<', clock() - keptMs)
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
