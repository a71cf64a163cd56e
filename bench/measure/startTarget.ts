// Starts a server pinned to the first core, waits for its first complete response, and stops it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot, urlOf, type Target } from './Target.ts';

export type Started = { pid: number; startMs: number; stop: () => Promise<void> };

const longestStart = 180_000;
export const canPin = existsSync('/usr/bin/taskset');

/** The command pinned to one core; without taskset the system decides. */
export const pinned = (core: number, command: string[]): [string, string[]] => {
  const [file = '', ...args] = canPin ? ['taskset', '-c', String(core), ...command] : command;
  return [file, args];
};

const answers = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = http.get(url, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode === 200));
    });
    request.on('error', () => resolve(false));
  });

function parsed(cmd: string): { env: Record<string, string>; command: string[] } {
  const words = cmd.split(' ');
  const first = words.findIndex((word) => !/^\w+=/.test(word));
  const settings = words.slice(0, first).map((word) => word.split(/=(.*)/).slice(0, 2) as [string, string]);
  const [program = '', ...rest] = words.slice(first);
  return { env: Object.fromEntries(settings), command: [program === 'node' ? process.execPath : program, ...rest] };
}

/** Lets the benchmark read the metrics of a measured site. */
export const metricsToken = 'told to who measures here, and to nobody else';

export async function startTarget(
  target: Target,
  dataDir: string,
  where: 'pinned' | 'anywhere' = 'pinned',
): Promise<Started> {
  const { env, command } = parsed(target.cmd);
  if (await answers(urlOf(target, target.path))) throw new Error(`Somebody else answers on port ${target.port}`);
  const began = performance.now();
  const [file = '', ...args] = command;
  const child = spawn(...(where === 'pinned' ? pinned(0, command) : ([file, args] as const)), {
    cwd: path.resolve(projectRoot, target.cwd),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: path.resolve(projectRoot, dataDir),
      PORT: String(target.port),
      METRICS_TOKEN: metricsToken,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(urlOf(target, target.path)))) {
    if (child.exitCode !== null || child.signalCode !== null || performance.now() - began > longestStart) {
      child.kill('SIGKILL');
      throw new Error(`${target.name} did not start`);
    }
    await sleep(4);
  }
  const startMs = performance.now() - began;
  return {
    pid: child.pid ?? 0,
    startMs,
    stop: async () => {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 2000);
      await ended;
      clearTimeout(late);
    },
  };
}
