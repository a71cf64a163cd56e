// The one connection to the SQLite file: runs statements, and waits for a lock without stopping the event loop.
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { asSqliteError, sqliteFault } from './sqliteFault.ts';

const longestWaitMs = 5_000;
const statementsKept = 200;

function asInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`The store cannot keep a ${typeof value}`);
}

export class SqliteConnection implements DatabaseConnection {
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
    // The driver's contract: the row type is what the query builder worked out for this statement.
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

  /** All callers share one wait: whoever comes after it has run out is told at once instead of queueing for minutes. */
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
