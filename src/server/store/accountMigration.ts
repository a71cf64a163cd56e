// The step that brings accounts, their links, codes, sessions and agents into the database.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const accountMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('agents')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('disabled_at', 'bigint')
      .execute();
    await db.schema
      .createTable('accounts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_name', 'text', (column) => column.notNull())
      .addColumn('user_name_key', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('mobile', 'text', (column) => column.notNull())
      .addColumn('password', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('agent', 'text', (column) => column.references('agents.code'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('verified_at', 'bigint')
      .addColumn('disabled_at', 'bigint')
      .execute();
    await db.schema
      .createTable('account_links')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
      .addColumn('agent', 'text', (column) => column.references('agents.code'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema.createIndex('account_links_by_account').on('account_links').columns(['account', 'kind']).execute();
    await db.schema
      .createTable('account_codes')
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .addPrimaryKeyConstraint('account_codes_key', ['account', 'purpose'])
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('agent', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_by_account').on('sessions').column('account').execute();
    await db.schema
      .alterTable('outbox')
      .addColumn('secret', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
