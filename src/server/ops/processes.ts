// Names the process that holds something, so that another can tell whether it is still alive.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const textOrNone = (read: () => string): string => {
  try {
    return read().trim();
  } catch {
    return '';
  }
};

/** Where a process id is unique: in this boot of this machine, and in this container. */
export const ownPlace = createHash('sha256')
  .update(hostname())
  .update(textOrNone(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')))
  .update(textOrNone(() => readlinkSync('/proc/self/ns/pid')))
  .digest('hex')
  .slice(0, 16);

/** Process ids are reused; this is not. */
const life = randomBytes(8).toString('hex');

export const ownProcess = `${ownPlace} ${process.pid} ${life}`;

/** Also a process that we may not signal, as one of another user, is alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(typeof error === 'object' && error !== null && 'code' in error && error.code === 'ESRCH');
  }
}

/** True only when it is certain: a process of another machine may be alive, whatever its id means here. */
export function isGone(holder: string): boolean {
  const [where, number, born] = holder.split(' ');
  if (where !== ownPlace) return false;
  if (Number(number) === process.pid) return born !== life;
  return !isAlive(Number(number));
}
