// Lowers the priority of this process, so that those that serve pages go first.
import { setPriority } from 'node:os';

/** Where the machine forbids it, as a filter of system calls may, the process works at the same priority. */
export function giveWay(niceness: number): void {
  try {
    setPriority(niceness);
  } catch {
    return;
  }
}
