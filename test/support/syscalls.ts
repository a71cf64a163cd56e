// Reads what strace wrote: which system calls were made on which file, in the order in which they began and ended.
import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** `done` is the line on which the call had returned: a later one when other threads got in between. */
export type Syscall = { name: string; path: string; text: string; begun: number; done: number };

export const hasStrace = spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status === 0;

/** Traces as a grandchild, so that the traced program is ours to stop. */
export const straceTo = (file: string): string[] => [
  'strace',
  '-Dfy',
  '--string-limit=20000',
  `--output=${file}`,
  '--trace=write,writev,pwrite64,sendto,sendmsg,fsync,fdatasync',
];

const begins = /^(\d+) +(\w+)\(\d+<([^>]*)>(.*)$/;
const resumes = /^(\d+) +<\.\.\. \w+ resumed>/;

export async function syscallsIn(file: string): Promise<Syscall[]> {
  while (!existsSync(file) || !/\+\+\+ (exited|killed)[^\n]*\n$/.test(readFileSync(file, 'utf8'))) await sleep(50);
  const calls: Syscall[] = [];
  const open = new Map<string, Syscall>();
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const [, pid = '', name = '', path = '', text = ''] = begins.exec(line) ?? [];
    if (name) {
      const call = { name, path, text, begun: at, done: at };
      calls.push(call);
      if (!text.endsWith('<unfinished ...>')) continue;
      call.done = Number.POSITIVE_INFINITY;
      open.set(pid, call);
      continue;
    }
    const resumed = open.get(resumes.exec(line)?.[1] ?? '');
    if (resumed) resumed.done = at;
  }
  return calls;
}
