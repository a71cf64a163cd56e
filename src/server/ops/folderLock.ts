// The use of a folder, by several processes together or by one alone: the lock is the system's, so one that is killed leaves none
// behind, and the number of another program is never taken for it.
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** SQLITE_BUSY. */
const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === 5;

/** SQLite locks a database by its use: many may read together, who writes is alone. */
const locks = { together: 'begin; select count(*) from sqlite_schema', alone: 'begin exclusive' } as const;

/**
 * Locks the file, which stays empty, until this process ends or calls what is returned. Undefined while another process has it and lets
 * nobody else. Where the system gives no locks, as on a disk that may only be read, nobody is kept out.
 */
export function lockFile(file: string, use: keyof typeof locks): (() => void) | undefined {
  let lock: DatabaseSync | undefined;
  try {
    closeSync(openSync(file, 'a', 0o600));
    const open = new DatabaseSync(file);
    lock = open;
    open.exec(locks[use]);
    const free = () => open.close();
    // Also keeps a reference: without one the garbage collector would close the lock.
    process.once('exit', free);
    return () => {
      process.off('exit', free);
      free();
    };
  } catch (error) {
    lock?.close();
    return isBusy(error) ? undefined : () => undefined;
  }
}
