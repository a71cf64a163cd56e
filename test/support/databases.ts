// Runs the same tests on SQLite and on PostgreSQL: each test opens a store of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store, type StoreOptions } from '../../src/server/store/openStore.ts';

export const databaseNames = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseName = (typeof databaseNames)[number];

export type Databases = {
  /** Where an empty database is, for openStore here or in another process. */
  address(): Promise<Pick<StoreOptions, 'dataDir' | 'databaseUrl'>>;
  /** A store on an empty database, closed after the test. */
  open(clock?: () => number): Promise<Store>;
};

export const quietLog = { info: () => {}, warn: () => {}, error: () => {} };

/** The address of an empty database in the PostgreSQL that all files share. */
export const emptyPostgres = async (): Promise<string> => (await onceAWorker.postgres()).createDatabase();

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

  async function address() {
    const dataDir = mkdtempSync(join(tmpdir(), 'site-store-'));
    folders.push(dataDir);
    return { dataDir, databaseUrl: name === 'PostgreSQL' ? await emptyPostgres() : '' };
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
