// Makes the folder in which a run of the tests keeps what it makes.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

/**
 * In memory where there is plenty of it, for on a disk hundreds of databases wait for
 * each of their commits, longest on a busy machine. Not where programs may not run from there: packed sites do.
 */
function roomiest() {
  const memory = '/dev/shm';
  const plenty = 12 * 2 ** 30;
  try {
    const { bavail, bsize } = statfsSync(memory);
    const mounted = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === memory);
    const runsPrograms = mounted !== undefined && !mounted.split(' ')[3].split(',').includes('noexec');
    const free = Math.min(bavail * bsize, process.availableMemory?.() ?? freemem());
    return runsPrograms && free > plenty ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** The folder is removed, with all that is in it, when this process ends. */
export function roomForLitter() {
  const litter = mkdtempSync(path.join(roomiest(), 'site-tests-'));
  // nginx reads files in it as its own user.
  chmodSync(litter, 0o711);
  process.once('exit', () => rmSync(litter, { recursive: true, force: true, maxRetries: 3 }));
  return litter;
}
