// Says where a run of the tests keeps what it makes.
import { readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/**
 * In memory where there is plenty of it, for on a disk hundreds of databases wait for
 * each of their commits, longest on a busy machine. Not where programs may not run from there: packed sites do.
 */
export function roomForLitter() {
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
