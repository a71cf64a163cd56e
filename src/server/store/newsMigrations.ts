// Migrations of the newsletter and of the views of articles.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const views: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('article_views')
      .addColumn('article', 'text', (column) => column.primaryKey())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('view_salts')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('salt', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

export const newsletter: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('newsletter_subscribers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('email', 'text')
      .addColumn('email_key', 'text')
      .addColumn('mark', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('topics', 'text', (column) => column.notNull())
      .addColumn('consent', 'text')
      .addColumn('asked_at', 'bigint')
      .addColumn('confirmed_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addColumn('wish', 'text')
      .addColumn('wish_at', 'bigint')
      .addUniqueConstraint('newsletter_subscribers_once', ['site', 'email_key'])
      .execute();
    await db.schema.createIndex('newsletter_by_mark').on('newsletter_subscribers').column('mark').execute();
    await db.schema
      .createTable('newsletter_links')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('subscriber', 'text', (column) =>
        column.notNull().references('newsletter_subscribers.id').onDelete('cascade'),
      )
      .addColumn('edition', 'text')
      .addColumn('message', 'text')
      .addColumn('expires_at', 'bigint')
      .addUniqueConstraint('newsletter_links_once', ['subscriber', 'edition'])
      .execute();
    await db.schema
      .createTable('newsletter_editions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('articles', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
