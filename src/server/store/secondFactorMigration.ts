// The step that brings second factors and their recovery codes into the database.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const secondFactorMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('second_factors')
      .addColumn('account', 'text', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('last_step', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('recovery_codes')
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .addPrimaryKeyConstraint('recovery_codes_key', ['account', 'hash'])
      .execute();
  },
};
