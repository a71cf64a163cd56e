// Migrations of all tables. A released step is never edited; the next step follows it.
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import {
  accountMigration,
  companyMigration,
  consentMigration,
  mailboxMigration,
  passkeyMigration,
  proofMigration,
  secondFactorMigration,
  securityLogMigration,
} from './accountMigrations.ts';
import { leadMigrations } from './leadMigrations.ts';
import { savedEstimateMigration } from './savedEstimates.ts';
import { newsletterMigration } from './newsletterTables.ts';
import type { Database } from './schema.ts';
import { eventBeginMigration } from './securityLog.ts';
import { viewsMigration } from './views.ts';

const leads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('leads')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('desk', 'text', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('answered_at', 'bigint')
      .addColumn('values', 'text', (column) => column.notNull())
      .addColumn('remote_hash', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('leads_by_due').on('leads').columns(['status', 'due_at']).execute();
    await db.schema
      .createTable('lead_files')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().references('leads.reference'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('lead_files_by_lead').on('lead_files').column('reference').execute();
    await db.schema
      .createTable('trials')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().references('leads.reference'))
      .execute();
  },
};

const outbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('done_at', 'bigint')
      .addColumn('last_error', 'text')
      .execute();
    await db.schema.createIndex('outbox_by_next').on('outbox').column('next_at').execute();
  },
};

const uploadsAndChecks: Migration = {
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

const arriving: Migration = {
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

const deskWork: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('leads').addColumn('assignee', 'text').execute();
    await db.schema.alterTable('leads').addColumn('reminded_at', 'bigint').execute();
    await db.schema.createIndex('leads_by_creation').on('leads').column('created_at').execute();
    await db.schema
      .createTable('lead_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().references('leads.reference'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('before', 'text', (column) => column.notNull())
      .addColumn('after', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('lead_events_by_lead').on('lead_events').columns(['reference', 'at']).execute();
  },
};

const answers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('answers')
      .addColumn('owner', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

const outboxHolders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('held_by', 'text').execute();
  },
};

const networks: Migration = {
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

const arrivals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('leads').addColumn('arrivals', 'text').execute();
  },
};

const calls: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('calls')
      .addColumn('reference', 'text', (column) => column.primaryKey().references('leads.reference'))
      .addColumn('link_hash', 'text', (column) => column.notNull().unique())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('zone', 'text', (column) => column.notNull())
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('cancelled_at', 'bigint')
      .addColumn('reminded_at', 'bigint')
      .execute();
    await db.schema.createIndex('calls_by_time').on('calls').column('at').execute();
    await db.schema
      .createTable('call_slots')
      .addColumn('at', 'bigint', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().references('leads.reference'))
      .execute();
  },
};

const migrations: Record<string, Migration> = {
  '001-leads': leads,
  '002-outbox': outbox,
  '003-uploads-and-checks': uploadsAndChecks,
  '006-arriving-uploads': arriving,
  '007-desk-work': deskWork,
  '008-answers': answers,
  '010-accounts': accountMigration,
  '011-passkeys': passkeyMigration,
  '013-security-log': securityLogMigration,
  '014-outbox-holders': outboxHolders,
  '015-proofs': proofMigration,
  '016-second-factor': secondFactorMigration,
  '017-networks': networks,
  '019-mailbox-changes': mailboxMigration,
  '020-consents': consentMigration,
  '021-companies': companyMigration,
  '022-views': viewsMigration,
  '023-arrivals': arrivals,
  '024-calls': calls,
  '025-saved-estimates': savedEstimateMigration,
  '026-newsletter': newsletterMigration,
  ...leadMigrations,
  '034-event-begins': eventBeginMigration,
};

/** Steps that this version knows, among those that have run: what a backup of it can be restored by. */
export async function stepsOf(db: Database): Promise<{ own: string[]; later: string[] }> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return { own: [], later: [] };
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const last = Object.keys(migrations).toSorted().at(-1) ?? '';
  const names = rows.map(({ name }) => name);
  return { own: names.filter((name) => name <= last), later: names.filter((name) => name > last) };
}

/** `upTo`: the last step, for tables as an earlier version had them. `isOpen`: all of it belongs to a transaction of the caller. */
export async function migrate(db: Database, upTo?: string, isOpen = false): Promise<void> {
  // Read before: the migrator holds the only connection to SQLite. Steps only add, so this version works on the tables of a later one:
  // without this, no release could be taken back. An unknown step among ours still stops the start.
  const { later } = await stepsOf(db);
  const steps = { ...migrations, ...Object.fromEntries(later.map((name) => [name, { async up() {} }])) };
  const provider = { getMigrations: async () => steps };
  // The migrator would compare the order of names with that of times: a clock set back between two steps would make the tables corrupt.
  const migrator = new Migrator({ db, provider, disableTransactions: isOpen, allowUnorderedMigrations: true });
  const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) throw error;
}
