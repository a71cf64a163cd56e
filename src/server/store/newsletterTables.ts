// The tables of the newsletter: who gets it, the links in its mails, and its editions.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * `asked`: waits for its reader's word; `on`: gets news. The others have no address any more: `expired` never said it, `left` and `bounced` had
 * news, `refused` wants no mail of ours at all.
 */
export type SubscriberState = 'asked' | 'on' | 'expired' | 'left' | 'bounced' | 'refused';

export type SubscriberTable = {
  id: string;
  /** Main domain of the brand whose news they are. */
  site: string;
  email: string | null;
  /** Tells one mailbox from another, whatever case it is written in. */
  email_key: string | null;
  /** What is left of the address once it is erased: a keyed hash. */
  mark: string | null;
  state: SubscriberState;
  locale: string;
  /** JSON. */
  topics: string;
  /** The words that were agreed to. */
  consent: string | null;
  asked_at: number | null;
  confirmed_at: number | null;
  ended_at: number | null;
  /** JSON: what is asked for and not confirmed yet; what holds until then stands above. */
  wish: string | null;
  wish_at: number | null;
};

export type NewsletterLinkTable = {
  hash: string;
  subscriber: string;
  /** Of the mail that it stands in; null: of the one that asks for the reader's word. */
  edition: string | null;
  /** Its place in the outbox. */
  message: string | null;
  /** Until when it can confirm; null: it never does. */
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
