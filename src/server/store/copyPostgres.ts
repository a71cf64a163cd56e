// Saves all PostgreSQL tables as of one moment, as one file of JSON lines for each table, and restores them.
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely } from 'kysely';
import { Client } from 'pg';
import { migrate, stepsOf } from './migrations.ts';
import { dialectOn } from './postgresDialect.ts';
import type { Tables } from './schema.ts';
import { StaffFault } from '../ops/faults.ts';
import { rowsAtOnce } from './inPages.ts';

const connectMs = 5_000;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function connected<T>(databaseUrl: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectMs });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Each row as PostgreSQL itself puts it into JSON, read through a cursor: a table may be larger than our memory. */
async function* rowsOf(client: Client, table: string): AsyncIterable<string> {
  await client.query(
    `declare rows_of_table no scroll cursor for select to_json(t)::text as row from ${quoted(table)} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from rows_of_table`);
    if (rows.length === 0) break;
    for (const { row } of rows) yield `${row}\n`;
  }
  await client.query('close rows_of_table');
}

export async function savePostgres(databaseUrl: string, tables: readonly string[], folder: string): Promise<void> {
  await connected(databaseUrl, async (client) => {
    // All statements see the database as it was at the first one.
    await client.query('begin isolation level repeatable read read only');
    for (const table of tables) {
      const target = createWriteStream(join(folder, `${table}.jsonl`), { flush: true, mode: 0o600 });
      await pipeline(Readable.from(rowsOf(client, table)), target);
    }
    await client.query('commit');
  });
}

async function hasTable(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>('select to_regclass($1)::text as found', [
    quoted(table),
  ]);
  return rows[0]?.found !== null;
}

export const hasTables = (databaseUrl: string): Promise<boolean> =>
  connected(databaseUrl, (client) => hasTable(client, 'leads'));

/** Replaces all tables by empty ones, as the version of the backup had them. */
async function makeTables(client: Client, tables: readonly string[], upTo: string | undefined): Promise<void> {
  const db = new Kysely<Tables>({ dialect: dialectOn(client) });
  const { later } = await stepsOf(db);
  // Its tables would be left, and in its way when it is released again.
  if (later.length > 0)
    throw new StaffFault(
      `A later version has made tables here (${later.join(', ')}); nothing was changed. Restore with that version, or into an empty database`,
    );
  const old = [...tables.toReversed(), 'kysely_migration', 'kysely_migration_lock'];
  for (const table of old) await client.query(`drop table if exists ${quoted(table)} cascade`);
  await migrate(db, upTo, true);
}

/** Only at line feeds: PostgreSQL writes the other line ends, which visitors may paste, as they are. */
async function* linesOf(file: string): AsyncIterable<string> {
  let rest = '';
  for await (const piece of createReadStream(file, 'utf8')) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  // A row that is cut: its table is refused, and nothing changed.
  if (rest) yield rest;
}

async function fillTable(client: Client, table: string, file: string): Promise<void> {
  const insert = async (lines: readonly string[]): Promise<void> => {
    const name = quoted(table);
    const rows = `[${lines.join(',')}]`;
    await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`, [rows]);
  };
  // What a migration wrote into its new table.
  await client.query(`delete from ${quoted(table)}`);
  let lines: string[] = [];
  for await (const line of linesOf(file)) {
    lines.push(line);
    if (lines.length < rowsAtOnce) continue;
    await insert(lines);
    lines = [];
  }
  if (lines.length > 0) await insert(lines);
}

type Backup = { tables: readonly string[]; folder: string; upTo: string | undefined };

/**
 * `tables`: in an order in which rows refer to earlier tables only. All in one transaction: after a fault everything is as before.
 * A table that was added later is not in the backup; one that the backup's version had must be.
 */
export async function restorePostgres(databaseUrl: string, { tables, folder, upTo }: Backup): Promise<void> {
  await connected(databaseUrl, async (client) => {
    await client.query('begin');
    await makeTables(client, tables, upTo);
    for (const table of tables) {
      const file = join(folder, `${table}.jsonl`);
      if (existsSync(file)) await fillTable(client, table, file);
      else if (await hasTable(client, table))
        throw new StaffFault(`The backup lacks ${table}.jsonl; nothing was changed`);
    }
    await client.query('commit');
  });
}
