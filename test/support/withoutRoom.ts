// A database of SQLite that writes nothing in one table while something is done, as when its disk is full.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A repeated event changes its row, and what is deleted is first written beside the database. */
const acts = ['INSERT', 'UPDATE', 'DELETE'];

export async function withoutRoom<Answer>(
  { dataDir, table }: { dataDir: string; table: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 5_000 });
  for (const act of acts)
    database.exec(`CREATE TRIGGER no_${act} BEFORE ${act} ON ${table} BEGIN SELECT RAISE(ABORT, 'no room'); END`);
  try {
    return await work();
  } finally {
    for (const act of acts) database.exec(`DROP TRIGGER no_${act}`);
    database.close();
  }
}
