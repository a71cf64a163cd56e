// Saves all PostgreSQL tables as of one moment, as one file of JSON lines for each table, and restores them.
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely } from 'kysely';
import { Client } from 'pg';
import { migrate } from './migrations.ts';
import { postgresDialect } from './postgresDialect.ts';
import type { Tables } from './schema.ts';

const rowsAtOnce = 500;
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

export const hasTables = (databaseUrl: string): Promise<boolean> =>
  connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ leads: string | null }>("select to_regclass('leads')::text as leads");
    return rows[0]?.leads !== null;
  });

/** Replaces all tables by empty ones, as the version of the backup had them. */
async function makeTables(databaseUrl: string, tables: readonly string[], upTo: string | undefined): Promise<void> {
  const old = [...tables.toReversed(), 'kysely_migration', 'kysely_migration_lock'];
  await connected(databaseUrl, async (client) => {
    for (const table of old) await client.query(`drop table if exists ${quoted(table)} cascade`);
  });
  const db = new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, { warn: () => {} }) });
  try {
    await migrate(db, upTo);
  } finally {
    await db.destroy();
  }
}

type Backup = { tables: readonly string[]; folder: string; upTo: string | undefined };

/** `tables`: in an order in which rows refer to earlier tables only. A table that was added later is not in the backup. */
export async function restorePostgres(databaseUrl: string, { tables, folder, upTo }: Backup): Promise<void> {
  await makeTables(databaseUrl, tables, upTo);
  await connected(databaseUrl, async (client) => {
    await client.query('begin');
    for (const table of tables.filter((one) => existsSync(join(folder, `${one}.jsonl`)))) {
      const insert = async (lines: readonly string[]): Promise<void> => {
        const name = quoted(table);
        const rows = `[${lines.join(',')}]`;
        await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`, [
          rows,
        ]);
      };
      let lines: string[] = [];
      for await (const line of createInterface({ input: createReadStream(join(folder, `${table}.jsonl`)) })) {
        lines.push(line);
        if (lines.length < rowsAtOnce) continue;
        await insert(lines);
        lines = [];
      }
      if (lines.length > 0) await insert(lines);
    }
    await client.query('commit');
  });
}
