// The entry point: starts one process, or a supervisor with workers. A failed start prints one sentence.
import cluster from 'node:cluster';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig, settings } from './config.ts';
import { StaffFault } from './ops/faults.ts';
import { makeDataDir, ownerOnly } from './ops/dataFiles.ts';
import { lockFile } from './ops/folderLock.ts';
import { tellSupervisor } from './start/messages.ts';
import { restoreNote, useFile } from './start/running.ts';
import { serve } from './start/serve.ts';
import { supervise } from './start/supervise.ts';

// Until the site can reload: by default the signal would end the process, as after `systemctl start` and at once `reload`.
process.on('SIGHUP', () => {});

/** What Node, its libraries and the system read. */
const foreign = /^(NODE_|UV_|LC_|PG|AWS_|SSL_|MALLOC_|TZ$|LANG$|HTTPS?_PROXY$|NO_PROXY$)/;

/** None of a file that is absent, or that only the system's manager may read. */
function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** A misspelt name would leave the default in force without a word. */
function nameUnknown(file: string): void {
  for (const [at, line] of linesOf(file).entries()) {
    const name = /^(?:export )?(\w+) *=/.exec(line.trim())?.[1];
    if (name !== undefined && !Object.hasOwn(settings, name) && !foreign.test(name))
      console.error(`${file}, line ${at + 1}: ${name} is no setting of the site`);
  }
}

/** A restore sees by it that a site runs: `running.json` names only the one that started last. */
function keepFromRestores(dataDir: string): void {
  if (lockFile(join(dataDir, useFile), 'together')) return;
  throw new StaffFault(`DATA_DIR: a restore into ${dataDir} is under way; start again when it has ended`);
}

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  makeDataDir(config.DATA_DIR);
  if (!cluster.isWorker) keepFromRestores(config.DATA_DIR);
  // Its sessions and links may have been ended since the backup, and its name may be that of the site that it was copied from.
  const note = join(config.DATA_DIR, restoreNote);
  if (existsSync(note))
    throw new StaffFault(
      `A restore was interrupted: run it again with --replace. If the site has served visitors since, delete ${note} instead`,
    );
  ownerOnly(config.DATA_DIR);
  if (cluster.isWorker) await serve(config, { release: process.argv[2] ?? '', clockAhead: Number(process.argv[3]) });
  else {
    nameUnknown('.env');
    await (config.WORKERS > 1 ? supervise(config) : serve(config));
  }
}

const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error));

start().catch((error: unknown) => {
  tellSupervisor({ kind: 'failed', reason: inWords(error) });
  // The supervisor prints it for its workers.
  if (!cluster.isWorker) console.error(inWords(error));
  process.exit(1);
});
