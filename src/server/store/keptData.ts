// What a backup must know of the database besides its rows: which files they name, and which steps its tables have been through.
import { sql } from 'kysely';
import type { Database } from './schema.ts';

export async function fileKeysOf(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('lead_files').select('path').orderBy('path').execute();
  return rows.map(({ path }) => path);
}

export async function migrationsOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
