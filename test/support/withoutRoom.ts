// A database of SQLite that takes no row in one table while something is done, as when its disk is full.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export async function withoutRoom<Answer>(
  { dataDir, table }: { dataDir: string; table: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 5_000 });
  // A repeated event changes its row.
  for (const act of ['INSERT', 'UPDATE'])
    database.exec(`CREATE TRIGGER no_${act} BEFORE ${act} ON ${table} BEGIN SELECT RAISE(ABORT, 'no room'); END`);
  try {
    return await work();
  } finally {
    for (const act of ['INSERT', 'UPDATE']) database.exec(`DROP TRIGGER no_${act}`);
    database.close();
  }
}
