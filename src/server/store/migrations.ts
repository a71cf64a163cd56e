// Migrations of all tables, in their order. A released step is never edited; the next step follows it. Steps stand in `*Migrations.ts`, by
// what their tables hold, and import no rule that may change.
import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import {
  accounts,
  eventBegins,
  mailboxChanges,
  mailboxSince,
  passkeys,
  proofs,
  secondFactors,
  securityLog,
} from './accountMigrations.ts';
import { companies, consents, savedEstimates } from './companyMigrations.ts';
import { arrivals, callBookers, callBookersGo, calls, deskWork, leadMailboxes, leads } from './leadMigrations.ts';
import {
  outbox,
  outboxEnds,
  outboxHolders,
  outboxOldEnds,
  outboxReceivers,
  outboxReferences,
} from './messageMigrations.ts';
import { newsletter, views } from './newsMigrations.ts';
import { answers, arriving, networks, uploadsAndChecks } from './uploadMigrations.ts';
import type { Database } from './schema.ts';

/** Of the database itself. */
const identity: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('identity')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .execute();
    await sql`insert into identity (id) values (${randomBytes(16).toString('hex')})`.execute(db);
  },
};

const migrations: Record<string, Migration> = {
  '001-leads': leads,
  '002-outbox': outbox,
  '003-uploads-and-checks': uploadsAndChecks,
  '006-arriving-uploads': arriving,
  '007-desk-work': deskWork,
  '008-answers': answers,
  '010-accounts': accounts,
  '011-passkeys': passkeys,
  '013-security-log': securityLog,
  '014-outbox-holders': outboxHolders,
  '015-proofs': proofs,
  '016-second-factor': secondFactors,
  '017-networks': networks,
  '019-mailbox-changes': mailboxChanges,
  '020-consents': consents,
  '021-companies': companies,
  '022-views': views,
  '023-arrivals': arrivals,
  '024-calls': calls,
  '025-saved-estimates': savedEstimates,
  '026-newsletter': newsletter,
  '027-call-bookers': callBookers,
  '028-identity': identity,
  '029-outbox-references': outboxReferences,
  '030-outbox-receivers': outboxReceivers,
  '031-lead-mailboxes': leadMailboxes,
  '032-outbox-ends': outboxEnds,
  '033-call-bookers-go': callBookersGo,
  '034-event-begins': eventBegins,
  '035-outbox-old-ends': outboxOldEnds,
  '036-mailbox-since': mailboxSince,
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

/** Whether every step of this version has run, and no other among them. Most starts end here, and wait for nobody. */
export async function isMigrated(db: Database): Promise<boolean> {
  const { own } = await stepsOf(db);
  return own.join() === Object.keys(migrations).toSorted().join();
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
