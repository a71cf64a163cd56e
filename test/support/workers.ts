// Observes the worker processes of a site from outside.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Running } from '../../src/server/start/running.ts';
import type { ServerProcess } from './serverProcess.ts';

/**
 * Leaves out the process that reads content (start/release.ts): it is also a child of the site, and may still be ending
 * when the site goes on.
 */
export const workersOf = ({ pid }: Pick<ServerProcess, 'pid'>): number[] =>
  spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .map((line) => line.trim().split(/ +/))
    .filter(([, parent, ...command]) => Number(parent) === pid && command.some((part) => part.endsWith('start.cjs')))
    .map(([own]) => Number(own));

export const runningOf = ({ dataDir }: Pick<ServerProcess, 'dataDir'>): Running =>
  JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as Running;

/** Tells the site to reload; resolves when it has done so or refused. */
export async function reloadOf(site: ServerProcess, patienceMs = 60_000): Promise<Running> {
  const { reloads } = runningOf(site);
  process.kill(site.pid, 'SIGHUP');
  const end = performance.now() + patienceMs;
  while (runningOf(site).reloads === reloads) {
    if (performance.now() > end) throw new Error(`It did not reload: ${site.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return runningOf(site);
}
