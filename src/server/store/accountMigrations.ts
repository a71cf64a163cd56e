// Migrations of accounts: the ways in, and the log of what happened.
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts with their links, codes, sessions and agents. */
export const accounts: Migration = {
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

/** Passkeys, and the challenges that they sign. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('agent', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema.createIndex('passkeys_by_account').on('passkeys').column('account').execute();
    await db.schema
      .createTable('passkey_challenges')
      .addColumn('challenge', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

export const securityLog: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('account_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      // No foreign key: the row about an erasure outlives the account.
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

/** A row that counts an event for hours then also tells when it began. */
export const eventBegins: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('account_events').addColumn('first_at', 'bigint').execute();
  },
};

/** Distinguishes a verified mailbox from a verified phone, stores codes by receiver, and adds counts that all processes share. */
export const proofs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('accounts').renameColumn('verified_at', 'activated_at').execute();
    await db.schema.alterTable('accounts').addColumn('email_verified_at', 'bigint').execute();
    await db.schema.alterTable('accounts').addColumn('phone_verified_at', 'bigint').execute();
    // It was not stored whether a code went by mail or by SMS. So a mailbox counts as verified where its link was used, or where no
    // code was ever requested; all others have to be verified again.
    await sql`
      update accounts set email_verified_at = activated_at
      where activated_at is not null and (
        exists (
          select 1 from account_links
          where account_links.account = accounts.id and account_links.kind = 'verify' and account_links.used_at is not null
        )
        or not exists (
          select 1 from account_codes where account_codes.account = accounts.id and account_codes.purpose = 'activate'
        )
      )`.execute(db);
    for (const table of ['sessions', 'passkeys'])
      await sql`
        delete from ${sql.table(table)}
        where account in (select id from accounts where activated_at is not null and email_verified_at is null)`.execute(
        db,
      );

    // Existing codes are dropped: a code lives for ten minutes only.
    await db.schema.dropTable('account_codes').execute();
    await db.schema
      .createTable('account_codes')
      .addColumn('receiver', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
      .addColumn('number', 'text')
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .addPrimaryKeyConstraint('account_codes_by_receiver', ['receiver', 'purpose'])
      .execute();
    await db.schema.createIndex('account_codes_by_account').on('account_codes').column('account').execute();
    await db.schema
      .createTable('counts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

/** Second factors and their recovery codes. */
export const secondFactors: Migration = {
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

/** Since when an account has its mailbox: what was sent from it before may be another person's, or was sent in private. */
export const mailboxSince: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('accounts').addColumn('mailbox_since', 'bigint').execute();
  },
};

/** Requested changes of mailbox. */
export const mailboxChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mailbox_changes')
      .addColumn('account', 'text', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('old_at', 'bigint')
      .addColumn('new_at', 'bigint')
      .execute();
  },
};
