// The release that workers run: a build, and the content as that build has read it, both from the moment the supervisor took them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { newestBuild, ownBuild, root } from './folders.ts';
import { readElsewhere } from './readElsewhere.ts';

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
