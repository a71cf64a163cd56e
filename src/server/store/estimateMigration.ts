// How the table of estimates came to be that accounts keep by name.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const savedEstimateMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('saved_estimates')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('saved_estimates_by_account')
      .on('saved_estimates')
      .columns(['account', 'saved_at'])
      .execute();
  },
};
