// Migrations of tables about leads and messages, since the review of November 2026.
import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const bookersMigration: Migration = {
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

export const identityMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('identity')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .execute();
    await sql`insert into identity (id) values (${randomBytes(16).toString('hex')})`.execute(db);
  },
};
