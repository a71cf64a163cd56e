// Migrations of tables about leads and messages, since the review of November 2026.
import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import * as v from 'valibot';
import { mailboxOf } from './createLead.ts';
import { inPages } from './inPages.ts';
import { receiverOf } from './outbox.ts';
import { readJson } from './columns.ts';
import type { LeadValues } from './schema.ts';
import { dayMs } from '../../shared/i18n/times.ts';

const bookers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('call_bookers')
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull().references('leads.reference'))
      .addPrimaryKeyConstraint('call_bookers_once', ['key', 'reference'])
      .execute();
    await db.schema.createIndex('call_bookers_by_lead').on('call_bookers').column('reference').execute();
    await db.schema.createIndex('call_slots_by_lead').on('call_slots').column('reference').execute();
  },
};

const identity: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('identity')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .execute();
    await sql`insert into identity (id) values (${randomBytes(16).toString('hex')})`.execute(db);
  },
};

const named = v.optional(v.object({ reference: v.optional(v.string()) }));
const message = v.object({
  reference: v.optional(v.string()),
  subject: v.optional(v.string()),
  event: v.optional(v.object({ data: named })),
  ifRefused: named,
});

/** The lead of a message from before the column: where our own words name it, not where a visitor typed one. */
export function referenceIn(payload: string): string | undefined {
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

const outboxReference: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('reference', 'text').execute();
    await db.schema.createIndex('outbox_by_lead').on('outbox').column('reference').execute();
    await inPages(payloadsIn(db), async ({ id, payload }) => {
      const reference = referenceIn(payload);
      if (reference) await sql`update outbox set reference = ${reference} where id = ${id}`.execute(db);
    });
  },
};

const outboxReceiver: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('receiver', 'text').execute();
    await db.schema.createIndex('outbox_by_receiver').on('outbox').column('receiver').execute();
    await inPages(payloadsIn(db), async ({ id, payload }) => {
      const receiver = receiverOf(readJson<unknown>(payload, () => undefined));
      if (receiver) await sql`update outbox set receiver = ${receiver} where id = ${id}`.execute(db);
    });
  },
};

const outboxEnds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('until', 'bigint').execute();
  },
};

const leadMailbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('leads').addColumn('email_key', 'text').execute();
    await db.schema.createIndex('leads_by_mailbox').on('leads').columns(['email_key', 'created_at']).execute();
    const valuesAfter = async (after: string, atOnce: number) => {
      const page = sql<{ id: string; text: string }>`
        select reference as id, ${sql.ref('values')} as text from leads
        where reference > ${after} order by reference limit ${atOnce}`;
      return (await page.execute(db)).rows;
    };
    await inPages(valuesAfter, async ({ id, text }) => {
      const key = mailboxOf(readJson<LeadValues>(text, () => ({})));
      if (key !== null) await sql`update leads set email_key = ${key} where reference = ${id}`.execute(db);
    });
  },
};

/** A version from before 027 erases a lead without a thought for this table. SQLite changes no constraint of a table that exists. */
const bookersGo: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('call_bookers_new')
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull().references('leads.reference').onDelete('cascade'))
      .addPrimaryKeyConstraint('call_bookers_key', ['key', 'reference'])
      .execute();
    await sql`insert into call_bookers_new (key, reference) select key, reference from call_bookers`.execute(db);
    await db.schema.dropTable('call_bookers').execute();
    await db.schema.alterTable('call_bookers_new').renameTo('call_bookers').execute();
    await db.schema.createIndex('call_bookers_by_lead').on('call_bookers').column('reference').execute();
  },
};

/** Longer than any code or link of an account is good for. */
const longestMs = 7 * dayMs;

/** Messages of a version before 032 have no end, and would be sent with a dead code or link. */
const oldEnds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update outbox set until = created_at + ${sql.lit(longestMs)}
      where until is null and done_at is null and secret = 1 and kind <> 'news' and reference is null
        and id not in (select message from newsletter_links where message is not null)`.execute(db);
  },
};

export const leadMigrations: Record<string, Migration> = {
  '027-call-bookers': bookers,
  '028-identity': identity,
  '029-outbox-references': outboxReference,
  '030-outbox-receivers': outboxReceiver,
  '031-lead-mailboxes': leadMailbox,
  '032-outbox-ends': outboxEnds,
  '033-call-bookers-go': bookersGo,
  '035-outbox-old-ends': oldEnds,
};
