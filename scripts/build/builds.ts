// Manages the folders under builds/, one a build, and the link dist, which points to the build to run.
import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../../src/server/ops/processes.ts';
import { runMark } from '../../src/server/start/running.ts';

/** Browser tabs may be open on the last three builds that ran; builds in between may never have run. */
const buildsKept = 8;

const folderOf = (root: string) => path.join(root, 'builds');

/** Oldest first: names begin with the build time. */
export const buildsIn = (root: string): string[] =>
  existsSync(folderOf(root))
    ? readdirSync(folderOf(root))
        .filter((name) => !name.startsWith('.'))
        .sort()
    : [];

/** False for the marks of running sites: they do not belong to a copy of a build, and may vanish while it is copied. */
export const isOfBuild = (file: string): boolean => !path.basename(file).startsWith(runMark);

/** Name of the build that dist points to; undefined when dist is missing or is no link. */
export function currentBuild(root: string): string | undefined {
  const dist = path.join(root, 'dist');
  if (!existsSync(dist) || !lstatSync(dist).isSymbolicLink()) return undefined;
  return path.basename(realpathSync(dist));
}

const draftMark = '.draft-';

/** An empty folder to build in; the leading dot hides it from buildsIn. What builds that failed or were ended have left goes. */
export function draftFolder(root: string): string {
  const all = folderOf(root);
  const draft = path.join(all, `${draftMark}${process.pid}`);
  mkdirSync(all, { recursive: true });
  for (const name of readdirSync(all).filter((each) => each.startsWith(draftMark)))
    if (!isAlive(Number(name.slice(draftMark.length)))) rmSync(path.join(all, name), { recursive: true, force: true });
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  return draft;
}

/** Switches dist in one step: a reader finds either the old or the new build, complete. */
export function pointTo(root: string, name: string): void {
  const dist = path.join(root, 'dist');
  const link = path.join(root, `.dist-${process.pid}`);
  rmSync(link, { force: true });
  // Windows links folders without special rights only as junctions; other systems ignore the type.
  symlinkSync(path.join('builds', name), link, 'junction');
  // dist may be a folder from an unpacked archive, and Windows cannot replace a link by rename.
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

const isRun = (folder: string): boolean =>
  readdirSync(folder).some((name) => name.startsWith(runMark) && isAlive(Number(name.slice(runMark.length))));

/** Gives a finished build its name, points dist to it, and deletes old builds that no site runs. */
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
