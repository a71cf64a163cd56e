// The builds there are, each in a folder of its own under builds/, and dist, which points to the one that is to run.
import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { runMark } from '../../src/server/start/running.ts';

/** Tabs may be open on the last three that ran; others may have been built in between and never ran. */
const buildsKept = 8;

const folderOf = (root: string) => path.join(root, 'builds');

/** Oldest first: names begin with the time. */
export const buildsIn = (root: string): string[] =>
  existsSync(folderOf(root))
    ? readdirSync(folderOf(root))
        .filter((name) => !name.startsWith('.'))
        .sort()
    : [];

/** For copies of a build: marks of sites that run it are not its own, and come and go while one copies. */
export const isOfBuild = (file: string): boolean => !path.basename(file).startsWith(runMark);

/** Name of the build that dist points to; undefined without one of ours. */
export function currentBuild(root: string): string | undefined {
  const dist = path.join(root, 'dist');
  if (!existsSync(dist) || !lstatSync(dist).isSymbolicLink()) return undefined;
  return path.basename(realpathSync(dist));
}

/** An empty folder to build in, where nobody looks. */
export function draftFolder(root: string): string {
  const draft = path.join(folderOf(root), `.draft-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  return draft;
}

/** In one step: whoever reads dist finds the build before or this one, whole. */
export function pointTo(root: string, name: string): void {
  const dist = path.join(root, 'dist');
  const link = path.join(root, `.dist-${process.pid}`);
  rmSync(link, { force: true });
  // Windows knows links to folders only as junctions; elsewhere the kind means nothing.
  symlinkSync(path.join('builds', name), link, 'junction');
  // A folder was unpacked here, or links cannot be replaced in one step.
  if (existsSync(dist) && (process.platform === 'win32' || !lstatSync(dist).isSymbolicLink()))
    rmSync(dist, { recursive: true, force: true });
  renameSync(link, dist);
}

const stamp = (now: Date): string =>
  now
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replace(/[-:]/g, '')
    .replace('T', '-');

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const isRun = (folder: string): boolean =>
  readdirSync(folder).some((name) => name.startsWith(runMark) && isAlive(Number(name.slice(runMark.length))));

/** Gives a finished build its name, points dist to it, and forgets builds that nobody has open or runs any more. */
export function adoptBuild(root: string, draft: string, buildId: string, now = new Date()): string {
  const name = `${stamp(now)}-${buildId}`;
  const folder = path.join(folderOf(root), name);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  pointTo(root, name);
  const old = buildsIn(root).slice(0, -buildsKept);
  for (const folder of old.map((each) => path.join(folderOf(root), each)))
    if (!isRun(folder)) rmSync(folder, { recursive: true });
  return name;
}
