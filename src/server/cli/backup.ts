// npm run backup: copies database and files of the site, running or not, into a new folder, named when complete.
import { existsSync } from 'node:fs';
import { chmod, copyFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { openFiles } from '../store/openFiles.ts';
import { makeFolder, writeWhole } from '../ops/dataFiles.ts';
import type { Store } from '../store/openStore.ts';
import { saveSqlite } from '../store/copySqlite.ts';
import { savePostgres } from '../store/copyPostgres.ts';
import { tableNames } from '../store/checkTables.ts';
import { print } from './print.ts';
import {
  asOwnDiskFault,
  backupFormat,
  type BackupManifest,
  hashesIn,
  manifestFile,
  type SavedFiles,
  saveFiles,
} from './backupFolder.ts';
import { withStore } from './withStore.ts';
import { StaffFault } from '../ops/faults.ts';

const usage = 'npm run backup -- <folder>    a folder that does not exist yet';

const kindOf = ({ DATABASE_URL }: Config): BackupManifest['store'] => (DATABASE_URL ? 'postgres' : 'sqlite');

async function write(draft: string, store: Store, config: Config): Promise<SavedFiles> {
  const { DATA_DIR, DATABASE_URL, S3_URL } = config;
  const at = new Date().toISOString();
  // The database first: a file is stored before the rows that name it, so every file named here exists by now.
  if (DATABASE_URL) await savePostgres(DATABASE_URL, tableNames, draft);
  else await saveSqlite(DATA_DIR, draft);
  const { reason, ...files } = await saveFiles(
    await openFiles(S3_URL, DATA_DIR),
    await store.fileKeys(),
    join(draft, 'files'),
  );
  const secret = join(DATA_DIR, 'secret');
  if (existsSync(secret)) {
    await copyFile(secret, join(draft, 'secret'));
    await chmod(join(draft, 'secret'), 0o600);
  }
  const manifest: BackupManifest = {
    format: backupFormat,
    at,
    store: kindOf(config),
    migrations: await store.migrations(),
    data: await hashesIn(draft),
    ...files,
  };
  await writeWhole(join(draft, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  return { reason, ...files };
}

await withStore(async (store, config) => {
  const [target, ...others] = process.argv.slice(2);
  if (!target || target.startsWith('--') || others.length > 0) throw new StaffFault(usage);
  const folder = resolve(target);
  if (existsSync(folder)) throw new StaffFault(`${folder} is there already`);
  const draft = `${folder}.unfinished`;
  if (existsSync(draft)) await rm(draft, { recursive: true });
  makeFolder(draft, 'The backup');

  const files = await write(draft, store, config).catch((error: unknown) => {
    throw asOwnDiskFault(error);
  });
  await rename(draft, folder);
  print(
    `${folder}: ${kindOf(config)}, ${files.files} files${files.missing.length > 0 ? `, ${files.missing.length} missing` : ''}`,
  );
  if (files.missing.length > 0)
    throw new StaffFault(
      `These files could not be read from the storage (the first: ${files.reason}): ${files.missing.join(' ')}`,
    );
});
