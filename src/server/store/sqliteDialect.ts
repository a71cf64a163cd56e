// Kysely over the SQLite that is built into Node: one file, one connection, every commit on disk before it is acknowledged.
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { closeToOthers } from '../ops/dataFiles.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { asSqliteError, damagedFile, sqliteFault } from './sqliteFault.ts';

const longestWaitMs = 5_000;
const statementsKept = 200;

function asInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`The store cannot keep a ${typeof value}`);
}

/** The one connection to the SQLite file: runs statements, and waits for a lock without blocking the event loop. */
class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #file: string;
  readonly #statements = new Map<string, StatementSync>();
  #lockedSince: number | undefined;

  constructor(database: DatabaseSync, file: string) {
    this.#database = database;
    this.#file = file;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return this.#whenUnlocked(() => this.#run<R>(sql, parameters));
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The store reads whole results only');
  }

  #run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const statement = this.#prepare(sql);
    const inputs = parameters.map(asInput);
    // The query builder has inferred the row type of this statement; the driver cannot check it.
    if (statement.columns().length > 0) return { rows: statement.all(...inputs) as R[] };
    const { changes } = statement.run(...inputs);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= statementsKept) this.#statements.clear();
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** All callers share one wait: once it has run out, further ones fail at once instead of queueing for minutes. */
  async #whenUnlocked<T>(run: () => T): Promise<T> {
    for (;;) {
      try {
        const result = run();
        this.#lockedSince = undefined;
        return result;
      } catch (error) {
        if (sqliteFault(error) !== 'busy') throw asSqliteError(error, this.#file);
        this.#lockedSince ??= performance.now();
        if (performance.now() - this.#lockedSince > longestWaitMs) throw asSqliteError(error, this.#file);
        await sleep(5 + Math.random() * 20);
      }
    }
  }
}

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
