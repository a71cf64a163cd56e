// Finds the running build, the project folder and the newest build.
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

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
export function newestBuild(): string | undefined {
  const dist = path.join(root, 'dist');
  return existsSync(path.join(dist, 'server', 'start.cjs')) ? realpathSync(dist) : undefined;
}
