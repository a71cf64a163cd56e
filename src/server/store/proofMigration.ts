// The step that tells a proven mailbox from a proven phone, keeps codes by mailbox, and begins to count over all processes.
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const proofMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('accounts').renameColumn('verified_at', 'activated_at').execute();
    await db.schema.alterTable('accounts').addColumn('email_verified_at', 'bigint').execute();
    await db.schema.alterTable('accounts').addColumn('phone_verified_at', 'bigint').execute();
    // Whether a code came by mail or by SMS was not noted. So a mailbox counts as proven where its link was used, or where no
    // code was ever asked for; everybody else proves his once more.
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

    // Those that were there lived for ten minutes.
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
