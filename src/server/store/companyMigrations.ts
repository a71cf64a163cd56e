// Migrations of what accounts keep and share: consents, companies, saved estimates.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Consents to news by mail. */
export const consents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('consents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('given', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('consents_by_account').on('consents').columns(['account', 'at']).execute();
  },
};

/** Companies with their members and invitations. */
export const companies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('companies')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('company_members')
      .addColumn('account', 'text', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('company', 'text', (column) => column.notNull().references('companies.id').onDelete('cascade'))
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('joined_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('company_members_by_company')
      .on('company_members')
      .columns(['company', 'joined_at'])
      .execute();
    await db.schema
      .createTable('company_invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('link', 'text', (column) => column.notNull().unique())
      .addColumn('company', 'text', (column) => column.notNull().references('companies.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('company_invitations_once', ['company', 'email_key'])
      .execute();
  },
};

export const savedEstimates: Migration = {
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
