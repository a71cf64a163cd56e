// The files by which a running site is known to the commands that build, release, roll back and restore.

/** In the data folder. */
export const runningFile = 'running.json';

/** In the data folder: locked by every site that runs on it together, and by a restore alone. */
export const useFile = '.in-use';

/** In the data folder while a restore is under way: until the new database has its name, and all earlier sessions and links have ended. */
export const restoreNote = 'restoring-database';

/** In the folder of its build, followed by the process id. */
export const runMark = '.run-by-';

export type Running = {
  pid: number;
  workers: number;
  /** Name of the folder of the build. */
  build: string;
  /** How often it has been told to reload. */
  reloads: number;
  /** Why the last reload was refused, or how many processes are behind; empty when all run this build. */
  refused: string;
};
