// npm run restore: replaces database and files of the site, which must not be running, with a backup.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { SecurityEvent } from '../../shared/facts/securityEvents.ts';
import type { Config } from '../config.ts';
import { openFiles } from '../store/openFiles.ts';
import { restoreNote, runningFile, useFile, type Running } from '../start/running.ts';
import { isAlive } from '../ops/processes.ts';
import { lockFile } from '../ops/folderLock.ts';
import { makeDataDir, replacedFolder, writeWhole } from '../ops/dataFiles.ts';
import { hasSqlite, restoreSqlite } from '../store/copySqlite.ts';
import { hasTables, restorePostgres } from '../store/copyPostgres.ts';
import { tableNames } from '../store/checkTables.ts';
import { openStore } from '../store/openStore.ts';
import { type BackupManifest, checkData, readManifest, restoreFiles } from './backupFolder.ts';
import { print } from './print.ts';
import { staffLogOf } from './staffLog.ts';
import { log, withSettings } from './withStore.ts';
import { StaffFault } from '../ops/faults.ts';

const usage = `npm run restore -- <folder>              into an empty site
npm run restore -- <folder> --replace    what is there is moved aside (SQLite) or removed (PostgreSQL)`;

/** Kinds of `account.event` by which members took something away, which the backup gives back. */
const takenAway: readonly SecurityEvent[] = [
  'notMe',
  'reset',
  'emailChanged',
  'mobileChanged',
  'passkeyRemoved',
  'secondFactorOn',
  'companyRemoved',
  'companyLeft',
  'erase',
];

const afterwards = (
  at: string,
  messages: number,
  staffLog: string,
): string => `Ended: every session, and every link, code and invitation of accounts.
Given up: ${messages} messages that were to carry such a link or code. All others in the outbox are sent at the start.
As they were at ${at}: passwords, mailboxes, numbers, passkeys, second factors, members of companies, disabled and erased
accounts, and what was erased. Before the start do again
what staff's commands have taken away since then: ${staffLog} of each machine on which they ran;
what members have: account.event in the site's log (npm run accounts) of the kinds ${takenAway.join(', ')}`;

function pidIn(file: string): number | undefined {
  try {
    const { pid } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Running>;
    return Number.isInteger(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Rows under a running site must not be replaced. */
function refuseWhileRunning(dataDir: string): void {
  const file = join(dataDir, runningFile);
  if (!existsSync(file)) return;
  const pid = pidIn(file);
  if (pid === undefined)
    throw new StaffFault(`${file} is damaged. Make sure that the site does not run, remove the file, and repeat this`);
  // After a crash the number may be another program's.
  if (isAlive(pid))
    throw new StaffFault(
      `Stop the site first: ${file} names process ${pid}. If that is another program, remove the file, and repeat this`,
    );
}

/** The name of the database that is replaced, which owns the file storage; undefined when there is none, or none that opens. */
async function identityOf({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }: Config): Promise<string | undefined> {
  if (databaseUrl ? !(await hasTables(databaseUrl)) : !hasSqlite(dataDir)) return undefined;
  const store = await openStore({ dataDir, databaseUrl, clock: Date.now, log }).catch(() => undefined);
  const identity = await store?.identity.read().catch(() => undefined);
  await store?.close();
  return identity;
}

async function restoreRows(
  folder: string,
  { store, migrations }: BackupManifest,
  config: Config,
  { replace, aside }: { replace: boolean; aside: string },
) {
  const { DATA_DIR, DATABASE_URL } = config;
  if ((store === 'postgres') !== (DATABASE_URL !== ''))
    throw new StaffFault(`This is a backup of ${store}; DATABASE_URL says otherwise`);
  const isThere = DATABASE_URL ? await hasTables(DATABASE_URL) : hasSqlite(DATA_DIR);
  if (isThere && !replace) throw new StaffFault(`There is a site already.\n${usage}`);
  if (!DATABASE_URL) return restoreSqlite(folder, DATA_DIR, aside);
  // Restores the tables as of the backup; later migrations are applied afterwards, as at a start.
  await restorePostgres(DATABASE_URL, { tables: tableNames, folder, upTo: migrations.at(-1) });
}

/**
 * Returns the name that the database will have: that of the replaced one, or a new one, for the backup's own may be that of
 * a site which still runs and shares the storage. Noted in `note` meanwhile: an interrupted restore leaves the backup's own.
 */
async function replaceRows(note: string, restore: () => Promise<void>, replaced: () => Promise<string | undefined>) {
  if (existsSync(note)) {
    await restore();
    return readFileSync(note, 'utf8').trim();
  }
  const name = (await replaced()) ?? randomBytes(16).toString('hex');
  await writeWhole(note, `${name}\n`);
  try {
    await restore();
  } catch (error) {
    // All is as it was.
    await rm(note);
    throw error;
  }
  return name;
}

/** The key of the database that is replaced goes aside with it: nothing that was sealed or signed there can be read without. */
async function restoreKey(from: string, key: string, aside: string): Promise<void> {
  if (!existsSync(from)) return;
  if (existsSync(key) && !readFileSync(key).equals(readFileSync(from))) {
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await rename(key, join(aside, 'secret'));
  }
  await copyFile(from, key);
  await chmod(key, 0o600);
}

async function restoreSite(folder: string, manifest: BackupManifest, config: Config, replace: boolean): Promise<void> {
  const { DATA_DIR, DATABASE_URL, S3_URL } = config;
  const note = join(DATA_DIR, restoreNote);
  const aside = replacedFolder(DATA_DIR, Date.now());
  const name = await replaceRows(
    note,
    () => restoreRows(folder, manifest, config, { replace, aside }),
    async () => (replace ? identityOf(config) : undefined),
  );
  // Before the files, whose storage may fail: no start may find the backup's name, and ways in that were ended since.
  const store = await openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, clock: Date.now, log });
  await store.identity.change(name);
  // A version before the keys may have written the backup: only messages that are known to be an account's are given up.
  await store.fillKeys();
  const messages = await store.endWaysIn();
  await rm(note);
  const files = await restoreFiles(await openFiles(S3_URL, DATA_DIR), join(folder, 'files'));
  await restoreKey(join(folder, 'secret'), join(DATA_DIR, 'secret'), aside);
  const leads = await store.leads.count();
  await store.close();
  print(`Restored as of ${manifest.at}: ${leads} enquiries, ${files} files`);
  print(afterwards(manifest.at, messages, staffLogOf(config)));
}

await withSettings(async (config) => {
  const [source, option, ...others] = process.argv.slice(2);
  if (!source || others.length > 0 || (option !== undefined && option !== '--replace')) throw new StaffFault(usage);
  const folder = resolve(source);
  if (!existsSync(join(folder, 'backup.json'))) throw new StaffFault(`${folder} is no whole backup`);
  const { DATA_DIR } = config;
  refuseWhileRunning(DATA_DIR);
  const manifest = readManifest(folder);
  await checkData(folder, manifest);
  makeDataDir(DATA_DIR);
  const free = lockFile(join(DATA_DIR, useFile), 'alone');
  if (!free) throw new StaffFault(`Stop the site first: a site uses ${DATA_DIR}, or another restore does`);
  try {
    await restoreSite(folder, manifest, config, option === '--replace');
  } finally {
    free();
  }
});
