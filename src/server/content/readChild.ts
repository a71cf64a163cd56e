// The process that reads content while another one answers: it looks at all files, reads those that have changed, and names the folder where what it found is kept.
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { StaffFault } from '../ops/faults.ts';
import { contentFile } from './keptFiles.ts';
import { keepCurrent, type ContentBuild } from './openContent.ts';

/** `faults`: in words for staff. */
export type ReadAnswer = { folder: string } | { faults: string };

/** Pages first: this process gets what they leave of the processor. */
setPriority(10);

const [dir = '', root = '', dataDir = ''] = process.argv.slice(2);

async function answer(): Promise<ReadAnswer> {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
  const build = { root, manifest: read('manifest.json'), content: read(contentFile) } as ContentBuild;
  try {
    return { folder: await keepCurrent(dir, build, dataDir) };
  } catch (error) {
    if (!(error instanceof StaffFault)) throw error;
    return { faults: error.message };
  }
}

void answer().then((found) => process.send?.(found, () => process.disconnect?.()));
process.on('disconnect', () => process.exit());
