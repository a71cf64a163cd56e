// Runs the same tests on SQLite and on PostgreSQL: each test opens a store of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { openStore, type Store, type StoreOptions } from '../../src/server/store/openStore.ts';
import { postgresDialect } from '../../src/server/store/postgresDialect.ts';
import type { Tables } from '../../src/server/store/schema.ts';
import { sqliteDialect } from '../../src/server/store/sqliteDialect.ts';

export const databaseNames = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseName = (typeof databaseNames)[number];

export type Databases = {
  /** The location of an empty database, for openStore here or in another process. */
  address(): Promise<Pick<StoreOptions, 'dataDir' | 'databaseUrl'>>;
  /** A store on a database without rows, or at that address; it is closed after the test. */
  open(clock?: () => number, at?: Pick<StoreOptions, 'dataDir' | 'databaseUrl'>): Promise<Store>;
};

export const quietLog = { info: () => {}, warn: () => {}, error: () => {} };

/** The tables themselves, for what no version of the store does any more. */
export const tablesAt = ({ dataDir, databaseUrl }: Pick<StoreOptions, 'dataDir' | 'databaseUrl'>): Kysely<Tables> =>
  new Kysely({
    dialect: databaseUrl ? postgresDialect(databaseUrl, quietLog) : sqliteDialect(join(dataDir, 'site.db')),
  });

/** The address of an empty database in the PostgreSQL that all files of a worker share. */
export const emptyPostgres = async (): Promise<string> => (await onceAWorker.postgres()).createDatabase();

/** Creates the tables of a store. On PostgreSQL that takes longer than most tests, so it is done once a worker. */
async function makeTables(databaseUrl: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-store-'));
  await (await openStore({ dataDir, databaseUrl, clock: Date.now, log: quietLog })).close();
  rmSync(dataDir, { recursive: true });
}

/** Call it inside a describe block: it registers the hooks that start and clean up. */
export function useDatabase(name: DatabaseName): Databases {
  const folders: string[] = [];
  const open: Store[] = [];

  afterEach(async () => {
    await Promise.all(open.splice(0).map((store) => store.close()));
  });

  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  async function address(fill?: (databaseUrl: string) => Promise<void>) {
    const dataDir = mkdtempSync(join(tmpdir(), 'site-store-'));
    folders.push(dataDir);
    const databaseUrl = name === 'PostgreSQL' ? await (await onceAWorker.postgres()).createDatabase(fill) : '';
    return { dataDir, databaseUrl };
  }

  return {
    address: () => address(),
    async open(clock = Date.now, at) {
      const store = await openStore({ ...(at ?? (await address(makeTables))), clock, log: quietLog });
      open.push(store);
      return store;
    },
  };
}
