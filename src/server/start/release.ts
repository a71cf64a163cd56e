// What workers run: one build, and the content as that build has read it, both as they were when the supervisor was told to take them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { newestBuild, ownBuild, root } from './folders.ts';
import { readElsewhere } from './readElsewhere.ts';

/** `kept`: the folder of that content; empty: the build looks for it itself. */
export type Release = { program: string; kept: string };

const programOf = (build: string): string => path.join(build, 'server', 'start.cjs');

/** Staff go on editing content/: what has been read stays, so that a worker that has to be replaced finds what it had. */
export async function takeRelease(dataDir: string): Promise<Release> {
  const build = newestBuild() ?? ownBuild;
  return {
    program: programOf(build),
    kept: await readElsewhere(build, path.join(root, 'content'), dataDir),
  };
}

/** What has been removed by hand cannot be started again; then the newest build has to do. */
export const stillThere = (release: Release): Release =>
  existsSync(release.program) && existsSync(release.kept)
    ? release
    : { program: programOf(newestBuild() ?? ownBuild), kept: '' };
