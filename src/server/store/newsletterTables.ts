// Tables of the newsletter, and their migration: subscribers, links in mails, editions.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * `asked`: not confirmed yet; `on`: gets news. The others have no address any more: `expired` was never confirmed, `left` and `bounced` had
 * news, `refused` wants no mail of ours at all.
 */
export type SubscriberState = 'asked' | 'on' | 'expired' | 'left' | 'bounced' | 'refused';

export type SubscriberTable = {
  id: string;
  /** Main domain of the brand. */
  site: string;
  email: string | null;
  /** The address regardless of case. */
  email_key: string | null;
  /** Keyed hash of the address; it stays when the address is erased. */
  mark: string | null;
  state: SubscriberState;
  locale: string;
  /** JSON. */
  topics: string;
  /** The text that was agreed to. */
  consent: string | null;
  asked_at: number | null;
  confirmed_at: number | null;
  ended_at: number | null;
  /** JSON: requested and not confirmed yet; until then the columns above hold. */
  wish: string | null;
  wish_at: number | null;
};

export type NewsletterLinkTable = {
  hash: string;
  subscriber: string;
  /** Edition of the mail with the link; null for the mail that asks for confirmation. */
  edition: string | null;
  /** Id of the mail in the outbox. */
  message: string | null;
  /** Until when it can confirm; null when it cannot. */
  expires_at: number | null;
};

/** `articles`: JSON, their ids. */
export type NewsletterEditionTable = { id: string; articles: string; made_at: number };

export const newsletterMigration: Migration = {
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
