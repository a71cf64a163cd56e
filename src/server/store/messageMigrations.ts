// Migrations of messages that wait to be sent. What a step reads in them it reads by its own copy of the rules of its day.
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import * as v from 'valibot';
import { readJson } from '../ops/readJson.ts';
import { inPages } from './inPages.ts';
import { dayMs } from '../../shared/i18n/times.ts';

export const outbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('done_at', 'bigint')
      .addColumn('last_error', 'text')
      .execute();
    await db.schema.createIndex('outbox_by_next').on('outbox').column('next_at').execute();
  },
};

export const outboxHolders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('held_by', 'text').execute();
  },
};

const named = v.optional(v.object({ reference: v.optional(v.string()) }));
const message = v.object({
  reference: v.optional(v.string()),
  subject: v.optional(v.string()),
  event: v.optional(v.object({ data: named })),
  ifRefused: named,
});

/** As `referenceIn` of fillKeys.ts was when the step was released. */
function referenceThen(payload: string): string | undefined {
  const read = v.safeParse(
    message,
    readJson<unknown>(payload, () => undefined),
  );
  if (!read.success) return undefined;
  const { reference, subject, event, ifRefused } = read.output;
  // The subject ends with it; the name of a company before it may hold another.
  const last = subject?.match(/CO-[0-9A-Z]{4}-[0-9A-Z]{4}/g)?.at(-1);
  return reference ?? event?.data?.reference ?? ifRefused?.reference ?? last;
}

const payloadsIn = (db: Kysely<unknown>) => async (after: string, atOnce: number) => {
  const page = sql<{ id: string; payload: string }>`
    select id, payload from outbox where id > ${after} order by id limit ${atOnce}`;
  return (await page.execute(db)).rows;
};

export const outboxReferences: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('reference', 'text').execute();
    await db.schema.createIndex('outbox_by_lead').on('outbox').column('reference').execute();
    await inPages(payloadsIn(db), async ({ id, payload }) => {
      const reference = referenceThen(payload);
      if (reference) await sql`update outbox set reference = ${reference} where id = ${id}`.execute(db);
    });
  },
};

/** As `receiverOf` of outbox.ts was when the step was released. */
function receiverThen(payload: string): string | undefined {
  const read = v.safeParse(
    v.object({ to: v.string() }),
    readJson<unknown>(payload, () => undefined),
  );
  return read.success ? read.output.to.trim().normalize('NFKC').toLowerCase() : undefined;
}

export const outboxReceivers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('receiver', 'text').execute();
    await db.schema.createIndex('outbox_by_receiver').on('outbox').column('receiver').execute();
    await inPages(payloadsIn(db), async ({ id, payload }) => {
      const receiver = receiverThen(payload);
      if (receiver) await sql`update outbox set receiver = ${receiver} where id = ${id}`.execute(db);
    });
  },
};

export const outboxEnds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('until', 'bigint').execute();
  },
};

/** Longer than any code or link of an account is good for. */
const longestMs = 7 * dayMs;

/** Messages of a version before 032 have no end, and would be sent with a dead code or link. */
export const outboxOldEnds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update outbox set until = created_at + ${sql.lit(longestMs)}
      where until is null and done_at is null and secret = 1 and kind <> 'news' and reference is null
        and id not in (select message from newsletter_links where message is not null)`.execute(db);
  },
};
