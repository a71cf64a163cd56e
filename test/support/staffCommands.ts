// Runs staff commands on a test's database, all of a file in one child process, because starting one costs more than
// its work.
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { StoreOptions } from '../../src/server/store/openStore.ts';
import { root } from './app.ts';
import type { Call, Said } from './staffCommandsChild.ts';

let child: ChildProcess | undefined;
let asked = 0;
const waiting = new Map<number, (said: Said) => void>();

function started(): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const file = join(root, 'test/support/staffCommandsChild.ts');
  const own = fork(file, { cwd: root, env: { PATH, NODE_COMPILE_CACHE }, execArgv: ['--no-warnings'] });
  own.on('message', ({ id, said }: { id: number; said: Said }) => {
    waiting.get(id)?.(said);
    waiting.delete(id);
  });
  return own;
}
afterAll(() => child?.disconnect());

/** Throws like a failed process, with `code` and `stderr`. */
export async function runCommand(call: Call): Promise<string> {
  child ??= started();
  const id = (asked += 1);
  const answer = new Promise<Said>((resolve) => waiting.set(id, resolve));
  child.send({ id, call });
  const said = await answer;
  if (said.code !== 0) throw Object.assign(new Error(said.stderr), said);
  return said.stdout;
}

type Where = Pick<StoreOptions, 'dataDir' | 'databaseUrl'> & { apiBase?: string };

export function staffCommands({ dataDir, databaseUrl, apiBase = '' }: Where) {
  // With a database server, staff work on another machine, which has none of the site's files.
  const DATA_DIR = databaseUrl ? join(dataDir, 'elsewhere') : dataDir;
  const command =
    (name: string) =>
    (...words: string[]) =>
      runCommand({
        file: `src/server/cli/${name}.ts`,
        words,
        env: { DATA_DIR, DATABASE_URL: databaseUrl, API_BASE: apiBase },
      });
  return {
    DATA_DIR,
    articles: command('articles'),
    leads: command('leads'),
    outbox: command('outbox'),
    accounts: command('accounts'),
    agents: command('agents'),
    newsletter: command('newsletter'),
    backup: command('backup'),
    restore: command('restore'),
  };
}
