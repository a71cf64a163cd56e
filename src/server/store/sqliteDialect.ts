// Kysely over the SQLite that is built into Node: one file, one connection, every commit on disk before it is acknowledged.
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { closeToOthers } from '../ops/ownerOnly.ts';
import { SqliteConnection } from './sqliteConnection.ts';
import { asSqliteError, damagedFile } from './sqliteFault.ts';

/** Short, because it blocks the event loop; the longer wait is asynchronous, in SqliteConnection. */
const blockingWaitMs = 20;

function openChecked(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: blockingWaitMs, enableForeignKeyConstraints: true });
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full');
    const verdict = database.prepare('pragma integrity_check(1)').get()?.['integrity_check'];
    if (verdict === 'ok') return database;
    throw damagedFile(file, String(verdict));
  } catch (error) {
    database.close();
    throw error;
  }
}

function openFile(file: string): DatabaseSync {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // SQLite gives the files beside it the mode of this one, at the moment when it makes them.
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    for (const suffix of ['', '-wal', '-shm']) closeToOthers(`${file}${suffix}`);
    return openChecked(file);
  } catch (error) {
    throw asSqliteError(error, file);
  }
}

class SqliteFileDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: SqliteConnection;

  constructor(database: DatabaseSync, file: string) {
    this.#database = database;
    this.#connection = new SqliteConnection(database, file);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  /** Takes the write lock at once: a transaction that first reads could otherwise fail half-way. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** A full disk ends the transaction by itself; then there is nothing left to roll back. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#database.close();
  }
}

/** Lets migrations run inside one transaction, so that two processes starting together do not both run them. */
class SqliteFileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export function sqliteDialect(file: string): Dialect {
  const database = openFile(file);
  return {
    createDriver: () => new SqliteFileDriver(database, file),
    createAdapter: () => new SqliteFileAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
