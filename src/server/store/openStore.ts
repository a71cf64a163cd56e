// Opens the database, migrates its tables and makes the repositories; `reachStore` does so when the store is first needed.
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Log } from '../ops/log.ts';
import type { Backlog } from '../ops/metrics.ts';
import { countsRepository, smsOfDay } from './counts.ts';
import { type Database, openStates } from './schema.ts';
import { sumsRepository } from './sums.ts';
import { arrivingRepository } from './arriving.ts';
import { codesRepository } from './accountCodes.ts';
import { linksRepository } from './accountLinks.ts';
import { accountsRepository } from './accounts.ts';
import { agentsRepository } from './agents.ts';
import { callsRepository } from './calls.ts';
import { checkTables } from './checkTables.ts';
import { companiesRepository } from './companies.ts';
import { savedEstimatesRepository } from './savedEstimates.ts';
import { endWaysIn, identityRepository } from './identity.ts';
import { fillKeys } from './fillKeys.ts';
import { errorDetails } from './errorDetails.ts';
import { deskRepository } from './desk.ts';
import { erasureRepository, leadsRepository } from './leads.ts';
import { mailboxChangesRepository } from './mailboxChanges.ts';
import { accountMessages, type Receiver } from './accountMessages.ts';
import { isMigrated, migrate, stepsOf } from './migrations.ts';
import { outboxRepository } from './outbox.ts';
import { consentsRepository, ownDataRepository } from './ownData.ts';
import { passkeysRepository } from './passkeys.ts';
import { securityLogRepository } from './securityLog.ts';
import { secondFactorRepository } from './secondFactor.ts';
import { sessionsRepository } from './sessions.ts';
import { spentRepository } from './spent.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { newsletterRepository } from './newsletter.ts';
import { newsletterEditionsRepository } from './newsletterEditions.ts';
import { NeighbourFault } from '../ops/faults.ts';
import { RepeatingKysely } from './transactions.ts';
import { takeTurn, turnsRepository } from './turns.ts';
import { uploadsRepository } from './uploads.ts';
import { viewsRepository } from './views.ts';

export type StoreOptions = {
  dataDir: string;
  /** Empty: the SQLite file `site.db` in dataDir. */
  databaseUrl: string;
  clock: () => number;
  log: Pick<Log, 'warn'>;
};

export type Store = Awaited<ReturnType<typeof openStore>>;

const durable = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** Warns when PostgreSQL is set so that a power failure could lose an acknowledged lead. */
async function warnUnlessDurable(db: Database, log: Pick<Log, 'warn'>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where setting = 'off' and name in (${sql.join(durable)}) order by name
  `.execute(db);
  if (rows.length > 0) log.warn('postgres.notDurable', { off: rows.map(({ name }) => name) });
}

/** Keys of the leads' files in the file storage. */
async function fileKeysOf(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('lead_files').select('path').orderBy('path').execute();
  return rows.map(({ path }) => path);
}

/** Rejects with a NeighbourFault when the file is damaged or the server does not answer. */
export async function openStore({ dataDir, databaseUrl, clock, log }: StoreOptions) {
  const usesPostgres = databaseUrl !== '';
  const postgres = usesPostgres ? await import('./postgresDialect.ts') : undefined;
  const dialect = postgres ? postgres.postgresDialect(databaseUrl, log) : sqliteDialect(join(dataDir, 'site.db'));
  const db = new RepeatingKysely({ dialect });
  try {
    if (!(await isMigrated(db))) {
      const patient =
        postgres &&
        new RepeatingKysely({ dialect: postgres.postgresDialect(databaseUrl, log, postgres.patientWaitMs) });
      await migrate(patient ?? db).finally(() => patient?.destroy());
    }
    await checkTables(db);
    if (usesPostgres) await warnUnlessDurable(db, log);
  } catch (error) {
    await db.destroy();
    if (error instanceof NeighbourFault) throw error;
    throw new NeighbourFault(
      'corrupt',
      `The tables are not those of this version (${errorDetails(error).message})`,
      error,
    );
  }
  return {
    leads: leadsRepository(db, clock),
    desk: deskRepository(db, clock),
    calls: callsRepository(db, clock),
    erasure: erasureRepository(db, clock),
    outbox: outboxRepository(db, clock, usesPostgres),
    uploads: uploadsRepository(db, clock),
    arriving: arrivingRepository(db, clock),
    turns: turnsRepository(db, clock),
    spent: spentRepository(db, clock),
    sums: sumsRepository(db, clock),
    accounts: accountsRepository(db, clock),
    accountLinks: linksRepository(db, clock),
    accountCodes: codesRepository(db, clock),
    ownData: ownDataRepository(db, clock),
    mailboxChanges: mailboxChangesRepository(db, clock),
    companies: companiesRepository(db, clock),
    savedEstimates: savedEstimatesRepository(db, clock),
    consents: consentsRepository(db, clock),
    counts: countsRepository(db, clock),
    secondFactor: secondFactorRepository(db, clock),
    agents: agentsRepository(db, clock),
    sessions: sessionsRepository(db, clock),
    passkeys: passkeysRepository(db, clock),
    securityLog: securityLogRepository(db, clock),
    views: viewsRepository(db, clock),
    newsletter: newsletterRepository(db, clock),
    newsletterEditions: newsletterEditionsRepository(db, clock),
    /** Resolves when the tables can be read and written to; rejects with a NeighbourFault otherwise, as when the disk is full. */
    async ping(): Promise<void> {
      await checkTables(db);
      await db.transaction().execute((change) => takeTurn(change, 'ping', clock()));
    },
    identity: identityRepository(db, clock),
    accountMessages: (receiver: Receiver) => accountMessages(db, receiver),
    endWaysIn: () => endWaysIn(db, clock()),
    fillKeys: () => fillKeys(db),
    fileKeys: () => fileKeysOf(db),
    /** Names of this version's migrations that have run, for backups. */
    migrations: async () => (await stepsOf(db)).own,
    backlog: () => backlogOf(db, clock()),
    close: (): Promise<void> => db.destroy(),
  };
}

export type ReachStore = {
  /** Rejects with a NeighbourFault while the store cannot be opened. */
  use: () => Promise<Store>;
  close: () => Promise<void>;
};

/** For this long after a failure forms fail at once, instead of waiting for another connection. */
const pauseMs = 2_000;

/** Opens the store when it is first needed and tries again after a failure, so that pages are served without it. */
export function reachStore(open: () => Promise<Store>): ReachStore {
  let opening: Promise<Store> | undefined;
  let failedAt: number | undefined;
  let closed = false;
  return {
    use() {
      if (closed) return Promise.reject(new NeighbourFault('unreachable', 'The site is closing'));
      if (failedAt !== undefined && performance.now() - failedAt > pauseMs) opening = undefined;
      if (!opening) {
        failedAt = undefined;
        opening = open();
        opening.catch(() => {
          failedAt = performance.now();
        });
      }
      return opening;
    },
    async close() {
      closed = true;
      const store = await opening?.catch(() => undefined);
      await store?.close();
    },
  };
}

async function backlogOf(db: Database, now: number): Promise<Backlog> {
  const waiting = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('next_at', 'is', null).as('refused'),
      fn.min('created_at').as('oldest'),
    ])
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  const overdue = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', openStates)
    .where('due_at', '<', now)
    .executeTakeFirstOrThrow();
  const sms = await db
    .selectFrom('counts')
    .select('count')
    .where('key', '=', smsOfDay)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return {
    outboxWaiting: waiting.count,
    outboxRefused: waiting.refused,
    outboxOldestSeconds: waiting.count > 0 ? Math.max(0, (now - waiting.oldest) / 1000) : 0,
    leadsOverdue: overdue.count,
    smsOfDay: sms?.count ?? 0,
  };
}
