// What a running site says of itself, for the commands that build, release, roll back and restore.

/** In the data folder. */
export const runningFile = 'running.json';

/** With its process id, in the folder of its build. */
export const runMark = '.run-by-';

export type Running = {
  pid: number;
  workers: number;
  /** Name of the folder of the build. */
  build: string;
  /** How often it has been told to reload, and why it did not the last time. */
  reloads: number;
  refused: string;
};
