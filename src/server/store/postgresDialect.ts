// Kysely over PostgreSQL: large integers are read as numbers, waits are limited, and a lost server is told apart from our own mistakes.
import { Pool, types, type Client } from 'pg';
import { PostgresDialect } from 'kysely';
import type { Dialect, PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Log } from '../ops/log.ts';
import { errorDetails } from './errorDetails.ts';
import { InputFault, NeighbourFault, type NeighbourCode } from '../ops/faults.ts';

const longestWaitMs = 4_500;
/** For changes of tables: an index over many rows takes long, and other processes wait for the one that is at work. */
export const patientWaitMs = 600_000;
const connections = 10;

const socketFaults = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
];

function faultOfCode(code: string): NeighbourCode | undefined {
  if (socketFaults.includes(code) || /^(08|25006|28|57P|58|3D000|53300)/.test(code)) return 'unreachable';
  if (/^(55P03|57014|40P01)$/.test(code)) return 'busy';
  if (/^(53100|53200)$/.test(code)) return 'full';
  return /^(XX001|XX002)$/.test(code) ? 'corrupt' : undefined;
}

/** The driver has no code for a connection that ends or is not made in time, only these messages. */
const lostConnection =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/;

function asPostgresError(error: unknown): unknown {
  const { code, message } = errorDetails(error);
  // A NUL, which PostgreSQL keeps in no text: only a program sends it.
  if (code === '22021') return new InputFault('unreadable', `PostgreSQL: ${message}`);
  const fault = lostConnection.test(message) ? 'unreachable' : faultOfCode(code);
  return fault ? new NeighbourFault(fault, `PostgreSQL: ${message}`, error) : error;
}

function translatedClient(client: PostgresPoolClient): PostgresPoolClient {
  /** A query was never answered: whoever got this connection next would wait for it as well. */
  let isLost = false;
  async function translated<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      isLost ||= lostConnection.test(errorDetails(error).message);
      throw asPostgresError(error);
    }
  }
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(statement: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    return typeof statement === 'string' ? translated(client.query<R>(statement, parameters)) : client.query(statement);
  }
  return { query, release: (destroy) => client.release(destroy || isLost) };
}

export function postgresDialect(databaseUrl: string, log: Pick<Log, 'warn'>, waitMs = longestWaitMs): Dialect {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: longestWaitMs,
    statement_timeout: waitMs,
    lock_timeout: waitMs,
    // Longer than the server's own limit: this one ends the wait for a server that no longer answers.
    query_timeout: waitMs + 300,
    types: {
      getTypeParser: (type, format) => (type === types.builtins.INT8 ? Number : types.getTypeParser(type, format)),
    },
  });
  // Without listeners a connection that the server closes, idle or at work, would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn('postgres.connectionClosed', { error: String(error) }));
  });
  pool.on('error', () => {});

  const translatedPool: PostgresPool = {
    async connect() {
      try {
        return translatedClient(await pool.connect());
      } catch (error) {
        // Whatever keeps a connection from being made, such as a certificate that has expired, is no mistake in a query.
        throw new NeighbourFault('unreachable', `PostgreSQL: ${errorDetails(error).message}`, error);
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
  return new PostgresDialect({ pool: translatedPool });
}

/** Over one connection, which the caller opens and closes: for migrations inside a transaction of the caller. */
export function dialectOn(client: Client): Dialect {
  const one: PostgresPoolClient = { query: client.query.bind(client), release: () => {} };
  return new PostgresDialect({ pool: { connect: async () => one, end: async () => {}, options: {} } });
}
