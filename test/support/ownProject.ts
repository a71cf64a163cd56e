// A project folder of a test's own: the site as built, with builds and content that it may change.
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
import path from 'node:path';
import { adoptBuild, draftFolder } from '../../scripts/build/builds.ts';
import { root } from './app.ts';

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
    cpSync(source, draft, { recursive: true });
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
