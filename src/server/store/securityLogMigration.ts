// The step that brings the security log of accounts into the database.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const securityLogMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('account_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      // No reference: that an account was erased is told after it.
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('account_events_by_account').on('account_events').columns(['account', 'at']).execute();
    await db.schema.createIndex('account_events_by_time').on('account_events').column('at').execute();
  },
};
