// Shared by fault tests: small and full counts, processes to kill, and one table row a result.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const isFull = process.env['FULL'] === '1';

/** The everyday count, or with FULL=1 the promised one. */
export const counts = <T>(everyday: T, full: T): T => (isFull ? full : everyday);

/**
 * Limits on time, memory and throughput depend on the machine: they are checked only at full counts, when it has no
 * other work.
 */
export const atFullCounts = (check: () => void): void => {
  if (isFull) check();
};

export const faultTimeoutMs = counts(300_000, 3_600_000);

export type FaultLine = {
  /** Row in the list of threats and faults; undefined for a promise made elsewhere. */
  row?: number;
  fault: string;
  promise: string;
  count: string;
  result: string;
  lost: number;
};

let since = performance.now();

/** `npm run faults` collects the rows of all suites in the file FAULTS_TABLE. */
export function report(line: FaultLine): void {
  const now = performance.now();
  const seconds = Math.round((now - since) / 1_000);
  since = now;
  const table = process.env['FAULTS_TABLE'];
  if (table) appendFileSync(table, `${JSON.stringify({ ...line, seconds })}\n`);
  else process.stdout.write(`${line.fault}: ${line.count}: ${line.result}, lost ${line.lost}, ${seconds} s\n`);
}

export type Child = {
  lines: string[];
  /** Resolves when the child has written that many lines. */
  wrote(count: number): Promise<void>;
  kill(): Promise<void>;
};

export function startChild(file: string, words: readonly string[]): Child {
  const child: ChildProcess = spawn(process.execPath, [file, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'] },
  });
  const exited = once(child, 'exit');
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  if (!child.stdout) throw new Error('The child has no output');
  const reader = createInterface(child.stdout);
  const ended = once(reader, 'close');
  reader.on('line', (line) => {
    lines.push(line);
    for (const check of waiting) check();
  });
  return {
    lines,
    wrote: (count) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          if (lines.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
        void exited.then(() => reject(new Error('The child ended too early')));
      }),
    async kill() {
      child.kill('SIGKILL');
      await exited;
      await ended;
    },
  };
}
