// Migrations of what arrives before a form is sent: uploads, and checks that were used.
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const uploadsAndChecks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('drafts_files')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('drafts_files_by_token').on('drafts_files').column('token_hash').execute();
    await db.schema
      .createTable('spent')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

export const arriving: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('drafts_files')
      .addColumn('owner', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createTable('arriving')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('held', 'bigint', (column) => column.notNull())
      .addColumn('arrived', 'bigint', (column) => column.notNull())
      .addColumn('kept', 'integer', (column) => column.notNull())
      .addColumn('locked_by', 'text')
      .addColumn('locked_until', 'bigint', (column) => column.notNull())
      .addColumn('moved_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('arriving_by_draft').on('arriving').column('token_hash').execute();
    await db.schema.createIndex('arriving_by_owner').on('arriving').column('owner').execute();
    await db.schema
      .createTable('turns')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('taken_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

export const answers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('answers')
      .addColumn('owner', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

export const networks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['drafts_files', 'arriving'])
      await db.schema
        .alterTable(table)
        .addColumn('network', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    // Before this step an upload held room for its whole size.
    await sql`update arriving set held = arrived where kept = 0`.execute(db);
  },
};
