// The release that runs: a build (the running or the newest one), and the content as that build has read it, both from the
// moment the supervisor took them; and the file that tells staff's commands which one it is.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReadAnswer } from '../content/readChild.ts';
import type { Log } from '../ops/log.ts';
import { runningFile, type Running } from './running.ts';

/** The build that this file belongs to: dist/ may point to another one by now. */
export const ownBuild = path.resolve(__dirname, '..');

function folderAbove(folder: string): string {
  if (existsSync(path.join(folder, 'content', 'site.yaml'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error(`There is no folder content/ above ${ownBuild}`);
  return folderAbove(parent);
}

/** The project: the nearest folder above with content/ in it. */
export const root = folderAbove(ownBuild);

/** The build that is to run from now on; undefined when dist/ is being replaced or has never been made. */
function newestBuild(): string | undefined {
  const dist = path.join(root, 'dist');
  return existsSync(path.join(dist, 'server', 'start.cjs')) ? realpathSync(dist) : undefined;
}

/**
 * Reads content in a child process: ten thousand articles take half a minute, in which this process goes on answering pages.
 * Resolves to the folder in which the build keeps the current content of `dir`. Rejects with the mistakes in it.
 */
export async function readElsewhere(build: string, dir: string, dataDir: string): Promise<string> {
  const program = path.join(build, 'server', 'readContent.cjs');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = fork(program, [dir, build, path.resolve(dataDir)], {
    execArgv: [],
    env: { PATH, NODE_COMPILE_CACHE },
  });
  const over = new AbortController();
  try {
    const told = once(child, 'message', { signal: over.signal }).then(([answer]) => answer as ReadAnswer);
    const ended = once(child, 'exit', { signal: over.signal }).then(([code]) => {
      throw new Error(`Reading content ended with ${code}`);
    });
    const answer = await Promise.race([told, ended]);
    if ('faults' in answer) throw new Error(answer.faults);
    return answer.folder;
  } finally {
    over.abort();
  }
}

/** What workers run. `kept`: the folder of that content; if empty, the build looks for it itself. */
export type Release = { program: string; kept: string };

const programOf = (build: string): string => path.join(build, 'server', 'start.cjs');

/** Staff go on editing content/, so a copy is kept as read: a worker that replaces another starts with the same content. */
export async function takeRelease(dataDir: string): Promise<Release> {
  const build = newestBuild() ?? ownBuild;
  return {
    program: programOf(build),
    kept: await readElsewhere(build, path.join(root, 'content'), dataDir),
  };
}

/** Falls back to the newest build when somebody has removed the release by hand. */
export const stillThere = (release: Release): Release =>
  existsSync(release.program) && existsSync(release.kept)
    ? release
    : { program: programOf(newestBuild() ?? ownBuild), kept: '' };

export const buildName = ({ program }: Release): string => path.basename(path.resolve(program, '../..'));
export const ownBuildName = path.basename(ownBuild);

/** Writes to the data folder which process runs which build, for the commands that release and roll back. */
const retellMs = 10_000;

type RunningBuild = Omit<Running, 'pid'>;

function tellRunning(dataDir: string, running: RunningBuild): void {
  const file = path.join(dataDir, runningFile);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.draft`, `${JSON.stringify({ pid: process.pid, ...running })}\n`, { mode: 0o600 });
  renameSync(`${file}.draft`, file);
}

/** A full disk must not end the site: it is tried again until it succeeds, or until there is something newer to tell. */
export function runningTeller(dataDir: string, log: Log): (running: RunningBuild) => void {
  let retry: NodeJS.Timeout | undefined;
  return function tell(running) {
    clearTimeout(retry);
    try {
      tellRunning(dataDir, running);
    } catch (error) {
      log.error('running.untold', { error: String(error) });
      retry = setTimeout(() => tell(running), retellMs).unref();
    }
  };
}
