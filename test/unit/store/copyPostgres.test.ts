// A backup of PostgreSQL gives back what visitors wrote, also where it holds line ends of other kinds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableNames } from '../../../src/server/store/checkTables.ts';
import { restorePostgres, savePostgres } from '../../../src/server/store/copyPostgres.ts';
import { openStore } from '../../../src/server/store/openStore.ts';
import { emptyPostgres, quietLog } from '../../support/databases.ts';
import { newLead } from '../../support/newLead.ts';

test('line separators that a visitor pasted come back as they were', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-backup-'));
  const message = 'First line\u2028second line\u2029third\r\nfourth';
  const [from, to] = [await emptyPostgres(), await emptyPostgres()];
  const open = (databaseUrl: string) => openStore({ dataDir: '', databaseUrl, clock: Date.now, log: quietLog });
  const store = await open(from);
  await store.leads.create(newLead({ values: { message } }));
  const migrations = await store.migrations();
  await store.close();
  await savePostgres(from, tableNames, folder);
  await restorePostgres(to, { tables: tableNames, folder, upTo: migrations.at(-1) });
  const restored = await open(to);
  expect((await restored.leads.list()).map(({ values }) => values['message'])).toEqual([message]);
  await restored.close();
  rmSync(folder, { recursive: true });
});
