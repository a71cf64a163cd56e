// Migrations of enquiries: their rows, what the desk does with them, booked calls.
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { readJson } from '../ops/readJson.ts';
import { inPages } from './inPages.ts';

export const leads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('leads')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('desk', 'text', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('answered_at', 'bigint')
      .addColumn('values', 'text', (column) => column.notNull())
      .addColumn('remote_hash', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('leads_by_due').on('leads').columns(['status', 'due_at']).execute();
    await db.schema
      .createTable('lead_files')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().references('leads.reference'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('lead_files_by_lead').on('lead_files').column('reference').execute();
    await db.schema
      .createTable('trials')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().references('leads.reference'))
      .execute();
  },
};

export const deskWork: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('leads').addColumn('assignee', 'text').execute();
    await db.schema.alterTable('leads').addColumn('reminded_at', 'bigint').execute();
    await db.schema.createIndex('leads_by_creation').on('leads').column('created_at').execute();
    await db.schema
      .createTable('lead_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().references('leads.reference'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('before', 'text', (column) => column.notNull())
      .addColumn('after', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('lead_events_by_lead').on('lead_events').columns(['reference', 'at']).execute();
  },
};

export const arrivals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('leads').addColumn('arrivals', 'text').execute();
  },
};

export const calls: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('calls')
      .addColumn('reference', 'text', (column) => column.primaryKey().references('leads.reference'))
      .addColumn('link_hash', 'text', (column) => column.notNull().unique())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('zone', 'text', (column) => column.notNull())
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('cancelled_at', 'bigint')
      .addColumn('reminded_at', 'bigint')
      .execute();
    await db.schema.createIndex('calls_by_time').on('calls').column('at').execute();
    await db.schema
      .createTable('call_slots')
      .addColumn('at', 'bigint', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().references('leads.reference'))
      .execute();
  },
};

export const callBookers: Migration = {
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

/** The key of a mailbox as this step has always made it: it must not follow `emailKey` when that changes. */
const mailboxKey = (email: unknown): string | undefined =>
  typeof email === 'string' && email !== '' ? email.trim().normalize('NFKC').toLowerCase() : undefined;

export const leadMailboxes: Migration = {
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
      const key = mailboxKey(readJson<{ email?: unknown }>(text, () => ({})).email);
      if (key !== undefined) await sql`update leads set email_key = ${key} where reference = ${id}`.execute(db);
    });
  },
};

/** A version from before 027 erases a lead without a thought for this table. SQLite changes no constraint of a table that exists. */
export const callBookersGo: Migration = {
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
