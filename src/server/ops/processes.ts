// Which process holds something, so that the next one can tell whether that one is still alive.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const known = (read: () => string): string => {
  try {
    return read().trim();
  } catch {
    return '';
  }
};

/** Where numbers of processes mean the same: this boot of this machine, and this container of it. */
export const ownPlace = createHash('sha256')
  .update(hostname())
  .update(known(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')))
  .update(known(() => readlinkSync('/proc/self/ns/pid')))
  .digest('hex')
  .slice(0, 16);

/** Numbers come again; this does not. */
const life = randomBytes(8).toString('hex');

export const ownProcess = `${ownPlace} ${process.pid} ${life}`;

/** True only when it is certain: a process of another machine may be alive, whatever its number says here. */
export function isGone(holder: string): boolean {
  const [where, number, born] = holder.split(' ');
  if (where !== ownPlace) return false;
  if (Number(number) === process.pid) return born !== life;
  try {
    process.kill(Number(number), 0);
    return false;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ESRCH';
  }
}
