// The built site as a process of its own, as `npm start` runs it: with its own limits, its log and, if wanted, through another program.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path, { join } from 'node:path';
import { root } from './app.ts';
import { metricsToken } from './metricsToken.ts';
import { encoded, type Entries } from './formEntries.ts';
import { freePort } from '../../scripts/freePort.ts';
import { adoptBuild, draftFolder, isOfBuild } from '../../scripts/build/builds.ts';

export type ServerProcess = {
  base: string;
  dataDir: string;
  pid: number;
  /** Everything it has written to its standard output and error so far. */
  output: () => string;
  /** A form as a browser without script sends it, or as our script does. */
  post: (path: string, entries: Entries, accept?: string, headers?: Record<string, string>) => Promise<Response>;
  stop: () => Promise<void>;
};

/** `folder`: a project other than this one. */
type Options = { env?: Record<string, string>; through?: readonly string[]; folder?: string };

/** What every command of the project sets, and nothing else of ours. */
const machine = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => name === 'PATH' || name === 'NODE_COMPILE_CACHE' || name.startsWith('MALLOC_'),
  ),
);
const settings = { CAPTCHA: 'off', FORM_LIMIT: '1000000', LOG_LEVEL: 'error', METRICS_TOKEN: metricsToken };

export async function startServer({ env = {}, through = [], folder = root }: Options = {}): Promise<ServerProcess> {
  const own = env['DATA_DIR'] === undefined;
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'site-process-'));
  const port = Number(env['PORT'] ?? (await freePort()));
  const [program, ...words] = [...through, process.execPath, join(folder, 'dist/server/start.cjs')];
  const child = spawn(program, words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...machine, ...settings, PORT: String(port), DATA_DIR: dataDir, ...env },
  });
  const exited = once(child, 'exit');
  // A test that fails before it stops the site must not leave it running.
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  let output = '';
  const base = `http://127.0.0.1:${port}`;
  await new Promise<void>((resolve, reject) => {
    const read = (piece: Buffer): void => {
      output += piece.toString();
      if (output.includes('ready: ')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => reject(new Error(`The site did not start: ${output}`)), reject);
  });
  return {
    base,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    post: (path, entries, accept = 'text/html', headers = {}) =>
      fetch(base + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...headers, Accept: accept, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: encoded(entries),
      }),
    async stop() {
      child.kill('SIGTERM');
      await exited;
      process.off('exit', end);
      if (own) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

// A project folder of a test's own: the site as built, with builds and content that it may change.
export type OwnProject = {
  folder: string;
  /** As `npm run build` leaves another build: the browser's entry has a name that only this build knows. Answers it. */
  build: () => string;
  remove: () => void;
};

const entryOf = (dist: string): string =>
  globSync('client.*.js', { cwd: path.join(dist, 'assets') })[0]?.split('.')[1] ?? '';

export function ownProject(): OwnProject {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-project-'));
  const source = realpathSync(path.join(root, 'dist'));
  const before = entryOf(source);
  let count = 0;
  cpSync(path.join(root, 'content'), path.join(folder, 'content'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  function build(): string {
    count += 1;
    const entry = count.toString(16).padStart(8, '0');
    const draft = draftFolder(folder);
    cpSync(source, draft, { recursive: true, filter: isOfBuild });
    for (const file of globSync(`client.${before}.js*`, { cwd: path.join(draft, 'assets') }))
      renameSync(path.join(draft, 'assets', file), path.join(draft, 'assets', file.replace(before, entry)));
    const stats = path.join(draft, 'loadable-stats.json');
    writeFileSync(stats, readFileSync(stats, 'utf8').replaceAll(before, entry));
    adoptBuild(folder, draft, entry, new Date(Date.UTC(2026, 0, 1) + count * 1000));
    return `/assets/client.${entry}.js`;
  }
  build();
  return { folder, build, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
