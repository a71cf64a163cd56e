// The commands of staff as they run them, as processes of their own, on the database of a test.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { StoreOptions } from '../../src/server/store/openStore.ts';

const run = promisify(execFile);

export function staffCommands({ dataDir, databaseUrl }: Pick<StoreOptions, 'dataDir' | 'databaseUrl'>) {
  // With a server as database staff sit at another machine, which holds no data of the site.
  const DATA_DIR = databaseUrl ? join(dataDir, 'elsewhere') : dataDir;
  // As `npm run leads` starts them, with what the time before has compiled.
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR, DATABASE_URL: databaseUrl };
  const command =
    (file: string) =>
    async (...words: string[]) => {
      const { stdout } = await run(process.execPath, [`src/server/cli/${file}.ts`, ...words], { env });
      return stdout;
    };
  return {
    DATA_DIR,
    leads: command('leads'),
    outbox: command('outbox'),
    accounts: command('accounts'),
    agents: command('agents'),
  };
}
