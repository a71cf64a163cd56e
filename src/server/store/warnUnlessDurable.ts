// Says in the log when PostgreSQL is set so that an acknowledged lead could be lost with the power.
import { sql } from 'kysely';
import type { Log } from '../ops/log.ts';
import type { Database } from './schema.ts';

const settings = ['fsync', 'full_page_writes', 'synchronous_commit'];

export async function warnUnlessDurable(db: Database, log: Pick<Log, 'warn'>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where setting = 'off' and name in (${sql.join(settings)}) order by name
  `.execute(db);
  if (rows.length > 0) log.warn('postgres.notDurable', { off: rows.map(({ name }) => name) });
}
