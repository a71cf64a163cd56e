// Starts the built site as a process, as `npm start` does: with its own limits and log, and optionally through another
// program.
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
  /** Standard output and error so far. */
  output: () => string;
  /** Sends a form like a browser without script, or like our script. */
  post: (path: string, entries: Entries, accept?: string, headers?: Record<string, string>) => Promise<Response>;
  stop: () => Promise<void>;
};

/** `folder`: another project than this one. */
type Options = { env?: Record<string, string>; through?: readonly string[]; folder?: string };

/** Environment variables that npm's commands set for every process; nothing else of ours is passed on. */
const machine = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => name === 'PATH' || name === 'NODE_COMPILE_CACHE' || name.startsWith('MALLOC_'),
  ),
);
const settings = {
  CAPTCHA: 'off',
  FORM_LIMIT: '1000000',
  CALLS_AHEAD: '1000',
  LOG_LEVEL: 'error',
  METRICS_TOKEN: metricsToken,
};

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
  // Later than its exit: what it wrote last may still be on its way.
  const closed = once(child, 'close');
  // A test that fails before it stops the site must not leave it running, nor one that is broken off.
  const end = (): void => void child.kill('SIGKILL');
  const { running } = onceAWorker;
  running.add(end);
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
      await closed;
      process.off('exit', end);
      running.delete(end);
      if (own) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

// A project folder that a test owns: the built site, with builds and content that it may change.
export type OwnProject = {
  folder: string;
  /**
   * Leaves another build, as `npm run build` does; returns the name of the browser's entry, which only this build has.
   */
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
