// Reads the servers to measure from bench/targets.json.
import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Target = {
  name: string;
  /** Folder to start in, relative to the project's root. */
  cwd: string;
  /** The command; leading words such as NAME=value are environment variables. */
  cmd: string;
  port: number;
  path: string;
};

export const projectRoot = path.join(import.meta.dirname, '../..');

export const readTargets = (): Target[] =>
  JSON.parse(readFileSync(path.join(projectRoot, 'bench/targets.json'), 'utf8')) as Target[];

export const urlOf = ({ port }: Target, page: string): string => `http://127.0.0.1:${port}${page}`;
