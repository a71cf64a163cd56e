// Loads a server from the second core, with wrk where it is installed, and measures the cost of a request.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { cpuSeconds } from './processes.ts';
import { pinned } from './startTarget.ts';

const run = promisify(execFile);

export type Load = { requests: number; perSecond: number; p99: number; failed: number; cpuMicros: number };
type Counted = Omit<Load, 'cpuMicros'>;
type Asked = { url: string; seconds: number; coding: string; connections?: number };

const hasWrk = ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'].some((file) => existsSync(file));
export const generator = hasWrk ? 'wrk' : 'bench/measure/ownLoad.ts';

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function readWrk(output: string): Counted {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? NaN);
  const [, value, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(output) ?? [];
  const socketErrors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  return {
    requests: number(/(\d+) requests in/),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(value) * (milliseconds[unit] ?? NaN),
    failed: refused + socketErrors.reduce((sum, count) => sum + Number(count), 0),
  };
}

export async function load(pid: number, { url, seconds, coding, connections = 32 }: Asked): Promise<Load> {
  const header = coding ? ['-H', `Accept-Encoding: ${coding}`] : [];
  const wrk = ['wrk', '-t1', '-c', String(connections), '-d', `${seconds}s`, '--latency', ...header, url];
  const own = [
    process.execPath,
    path.join(import.meta.dirname, 'ownLoad.ts'),
    url,
    String(connections),
    String(seconds),
    coding,
  ];
  const before = cpuSeconds(pid);
  const { stdout } = await run(...pinned(1, hasWrk ? wrk : own));
  const spent = cpuSeconds(pid) - before;
  const counted = hasWrk ? readWrk(stdout) : (JSON.parse(stdout) as Counted);
  return { ...counted, cpuMicros: (spent / counted.requests) * 1e6 };
}
