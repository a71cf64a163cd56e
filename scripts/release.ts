// `npm run release` and `npm run rollback`: tries a build beside the running site, then switches the site to it worker
// by worker.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../src/server/config.ts';
import { isAlive } from '../src/server/ops/processes.ts';
import { lockFile } from '../src/server/ops/folderLock.ts';
import { runningFile, type Running } from '../src/server/start/running.ts';
import { buildsIn, currentBuild, pointTo } from './build/builds.ts';
import { startSite } from './startSite.ts';

const root = path.join(import.meta.dirname, '..');
const patienceMs = 10 * 60_000;
const tryMs = 2 * 60_000;
const back = process.argv.includes('--back');
/** All other settings are judged by the build that is tried out. */
const dataDir = path.resolve(loadConfig({ DATA_DIR: process.env['DATA_DIR'] }).DATA_DIR);

const say = (text: string): void => console.log(`release: ${text}`);
function stop(text: string): never {
  console.error(`release: ${text}`);
  process.exit(1);
}

/** After a crash or a boot the number may be that of another program, which a signal would end. */
function isSite(pid: number): boolean {
  const command = `/proc/${pid}/cmdline`;
  return isAlive(pid) && (!existsSync(command) || readFileSync(command, 'utf8').includes('start.cjs'));
}

function readRunning(): Running | undefined {
  const file = path.join(dataDir, runningFile);
  if (!existsSync(file)) return undefined;
  let running: Partial<Running>;
  try {
    running = (JSON.parse(readFileSync(file, 'utf8')) ?? {}) as Partial<Running>;
  } catch {
    running = {};
  }
  if (!Number.isInteger(running.pid))
    stop(`${file} is damaged, nothing has changed: restart the site, which writes it anew`);
  return isSite((running as Running).pid) ? (running as Running) : undefined;
}

/** Aborted by a signal, as when the line to the machine breaks: what is tried out must not stay behind, running. */
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ending.abort(signal));

/** Two at once would switch the site to a build that only the other has tried out. */
function alone(): void {
  if (!lockFile(path.join(root, 'builds', '.release-lock'), 'alone'))
    stop('another release or rollback is under way: run this again when it has ended');
}

/**
 * The build must start and answer a page, with its own data folder, before the site is switched to it. By its own folder: `dist`
 * is what a restart of the site meanwhile would take.
 */
async function tryOut(target: string): Promise<void> {
  const own = mkdtempSync(path.join(tmpdir(), 'site-release-'));
  const plain = { HOST: '127.0.0.1', WORKERS: '1', DATABASE_URL: '', SMTP_URL: '', SMS_URL: '', S3_URL: '' };
  const start = AbortSignal.any([ending.signal, AbortSignal.timeout(tryMs)]);
  try {
    const site = await startSite(
      path.join(root, 'builds', target),
      { ...plain, DATA_DIR: own },
      { start, stopMs: tryMs },
    );
    const status = await fetch(`http://127.0.0.1:${site.port}/`, { signal: start })
      .then((answer) => answer.status)
      .finally(site.stop);
    if (status !== 200) throw new Error(`the home page answers ${status}`);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

const others = process.argv.slice(2).filter((word) => word !== '--back');
if (others.length > 0)
  stop(`${back ? 'rollback goes back by one build' : 'release takes what is built'}, not to ${others.join(' ')}`);
const before = currentBuild(root);
if (!before) stop('dist is no build of `npm run build`; put the package before in its place and restart');
const running = readRunning();
const earlier = buildsIn(root).filter((name) => name < (running?.build ?? before));
const target = back ? (earlier.at(-1) ?? stop('there is no build before this one')) : before;
alone();
/** What the next start takes as long as the site has not taken the target. */
const kept = running?.build && buildsIn(root).includes(running.build) ? running.build : before;
try {
  await tryOut(target);
} catch (error) {
  pointTo(root, kept);
  if (ending.signal.aborted) stop(`ended by ${ending.signal.reason}, nothing has changed`);
  stop(`build ${target} does not work, nothing has changed: ${String(error)}`);
}
// Only now: whatever starts next takes it. A build that was made meanwhile has not been tried out.
pointTo(root, target);
say(`build ${target} starts and shows a page`);
if (!running) stop(`no site runs on ${dataDir}; the next start takes this build`);
if (running.workers === 1) stop('the site is one process (WORKERS=1): restart it to take this build');

process.kill(running.pid, 'SIGHUP');
const end = performance.now() + patienceMs;
for (;;) {
  const now = readRunning() ?? stop('the site has ended');
  if (now.reloads > running.reloads) {
    if (now.refused) {
      // The next start must not take it either; processes that are behind follow by themselves.
      if (now.build !== target) pointTo(root, kept);
      stop(`the site has not taken it: ${now.refused}`);
    }
    if (now.build === target) break;
  }
  if (ending.signal.aborted)
    stop(`ended by ${ending.signal.reason}; the site goes on with the switch, see ${runningFile}`);
  if (performance.now() > end) stop('the site has not taken it in time; see its log');
  await sleep(200);
}
say(`all ${running.workers} workers run ${target}; before: ${running.build}`);
