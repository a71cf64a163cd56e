// The release that workers run: a build, and the content as that build has read it, both from the moment the supervisor took them.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '../ops/log.ts';
import { newestBuild, ownBuild, root } from './folders.ts';
import { readElsewhere } from './readElsewhere.ts';
import { runningFile, type Running } from './running.ts';

/** `kept`: the folder of that content; if empty, the build looks for it itself. */
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

type Told = Omit<Running, 'pid'>;

function tellRunning(dataDir: string, running: Told): void {
  const file = path.join(dataDir, runningFile);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.draft`, `${JSON.stringify({ pid: process.pid, ...running })}\n`, { mode: 0o600 });
  renameSync(`${file}.draft`, file);
}

/** A full disk must not end the site: it is tried again until it succeeds, or until there is something newer to tell. */
export function runningTeller(dataDir: string, log: Log): (running: Told) => void {
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
