// Writes to the data folder which process runs which build, for the commands that release and roll back.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownBuild } from './folders.ts';
import type { Release } from './release.ts';
import { runningFile, type Running } from './running.ts';

export const buildName = ({ program }: Release): string => path.basename(path.resolve(program, '../..'));
export const ownBuildName = path.basename(ownBuild);

export function tellRunning(dataDir: string, running: Omit<Running, 'pid'>): void {
  const file = path.join(dataDir, runningFile);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.draft`, `${JSON.stringify({ pid: process.pid, ...running })}\n`, { mode: 0o600 });
  renameSync(`${file}.draft`, file);
}
