// Reads the outbox for staff and metrics: lists, counts and finds its messages.
import { sql } from 'kysely';
import { readJson } from '../ops/readJson.ts';
import { startsWith } from './columns.ts';
import type { Database, MessageKind, OutboxTable } from './schema.ts';

export type OutboxMessage = {
  id: string;
  kind: MessageKind;
  messageId: string;
  payload: unknown;
  tries: number;
  /** Undefined: delivered or too late, or refused until somebody retries it. */
  nextAt: number | undefined;
  createdAt: number;
  /** With `lastError`: it was given up, as what it says is over. */
  doneAt: number | undefined;
  lastError: string | undefined;
};

type OutboxCounts = {
  delivered: number;
  waiting: number;
  refused: number;
  /** When the oldest waiting message was written. */
  oldest: number | undefined;
};

export const messageOf = (row: OutboxTable): OutboxMessage => ({
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

export function readOutbox(db: Database) {
  return {
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
          fn
            .countAll<number>()
            .filterWhere('done_at', 'is not', null)
            .filterWhere('last_error', 'is', null)
            .as('delivered'),
          fn.countAll<number>().filterWhere('next_at', 'is not', null).as('waiting'),
          fn.countAll<number>().filterWhere('done_at', 'is', null).filterWhere('next_at', 'is', null).as('refused'),
          fn.min('created_at').filterWhere('next_at', 'is not', null).as('oldest'),
        ])
        .executeTakeFirstOrThrow();
      return { ...row, oldest: row.oldest ?? undefined };
    },

    /** Takes the whole id or its beginning, as the list shows it. */
    async find(idStart: string): Promise<OutboxMessage | undefined> {
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .where(startsWith(sql.ref('id'), idStart))
        .limit(2)
        .execute();
      const [row] = rows;
      return row && rows.length === 1 ? messageOf(row) : undefined;
    },
  };
}
