// What workers run: one build and one copy of the content, both as they were when the supervisor was told to take them.
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fingerprintOf } from '../content/keptFiles.ts';
import { newestBuild, ownBuild, root } from './folders.ts';

export type Release = { program: string; content: string };

/** Staff go on editing content/: workers read a copy, so that one that has to be replaced finds what it had. */
export function takeRelease(dataDir: string): Release {
  const source = path.join(root, 'content');
  const copies = path.resolve(dataDir, 'content');
  const content = path.join(copies, fingerprintOf(source));
  if (!existsSync(content)) {
    const draft = path.join(copies, `.draft-${process.pid}`);
    mkdirSync(copies, { recursive: true, mode: 0o700 });
    rmSync(draft, { recursive: true, force: true });
    cpSync(source, draft, { recursive: true });
    renameSync(draft, content);
  }
  return { program: path.join(newestBuild() ?? ownBuild, 'server', 'start.cjs'), content };
}

/** Copies that nobody is going to start with any more. */
export function forgetOthers({ content }: Release): void {
  const copies = path.dirname(content);
  for (const name of readdirSync(copies))
    if (name !== path.basename(content)) rmSync(path.join(copies, name), { recursive: true, force: true });
}
