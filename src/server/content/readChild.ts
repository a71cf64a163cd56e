// Child process that re-reads changed content while another process serves, and reports the folder with the result.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { StaffFault } from '../ops/faults.ts';
import { giveWay } from '../ops/giveWay.ts';
import { contentFile } from './keptFiles.ts';
import { keepCurrent, type ContentBuild } from './openContent.ts';

/** `faults`: a message for staff. */
export type ReadAnswer = { folder: string } | { faults: string };

giveWay(10);

const [dir = '', root = '', dataDir = ''] = process.argv.slice(2);

async function answer(): Promise<ReadAnswer> {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
  const build = { root, manifest: read('manifest.json'), content: read(contentFile) } as ContentBuild;
  try {
    return { folder: await keepCurrent(dir, build, dataDir) };
  } catch (error) {
    if (error instanceof StaffFault) return { faults: error.message };
    // No mistake in content: the disk is full, or may not be written to.
    if (error instanceof Error && 'code' in error) return { faults: `Content cannot be kept: ${error.message}` };
    throw error;
  }
}

void answer().then((found) => process.send?.(found, () => process.disconnect?.()));
process.on('disconnect', () => process.exit());
