// Marks the build that this process runs as in use: some of its files are read only when somebody asks for them.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownBuild } from './folders.ts';
import { runMark } from './running.ts';

export function holdBuild(): void {
  const mark = path.join(ownBuild, `${runMark}${process.pid}`);
  try {
    writeFileSync(mark, '');
  } catch {
    // Read only, or somebody else's: nobody builds here then, and the last builds are kept in any case.
    return;
  }
  process.once('exit', () => rmSync(mark, { force: true }));
}
