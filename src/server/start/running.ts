// What a running site says of itself in its data folder, for the commands that release, roll back and restore.

export const runningFile = 'running.json';

export type Running = {
  pid: number;
  workers: number;
  /** Name of the folder of the build. */
  build: string;
  /** How often it has been told to reload, and why it did not the last time. */
  reloads: number;
  refused: string;
};
