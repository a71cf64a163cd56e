// Runs the same tests on SQLite and on PostgreSQL: each test opens a store of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store, type StoreOptions } from '../../src/server/store/openStore.ts';
import { startPostgres, type Postgres } from './postgres.ts';

export const databaseNames = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseName = (typeof databaseNames)[number];

export type Databases = {
  /** Where an empty database is, for openStore here or in another process. */
  address(): Promise<Pick<StoreOptions, 'dataDir' | 'databaseUrl'>>;
  /** A store on an empty database, closed after the test. */
  open(clock?: () => number): Promise<Store>;
};

export const quietLog = { info: () => {}, warn: () => {}, error: () => {} };

/** Call it inside a describe block: it registers the hooks that start and clean up. */
export function useDatabase(name: DatabaseName): Databases {
  const folders: string[] = [];
  const open: Store[] = [];
  let postgres: Postgres | undefined;

  beforeAll(async () => {
    if (name === 'PostgreSQL') postgres = await startPostgres();
  }, 60_000);

  afterEach(async () => {
    await Promise.all(open.splice(0).map((store) => store.close()));
  });

  afterAll(async () => {
    await postgres?.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  async function address() {
    const dataDir = mkdtempSync(join(tmpdir(), 'site-store-'));
    folders.push(dataDir);
    return { dataDir, databaseUrl: postgres ? await postgres.createDatabase() : '' };
  }

  return {
    address,
    async open(clock = Date.now) {
      const store = await openStore({ ...(await address()), clock, log: quietLog });
      open.push(store);
      return store;
    },
  };
}
