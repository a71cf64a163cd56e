// Reads CPU time and memory of a process and its children from /proc.
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in /proc; Linux has always reported 100 to user space. */
const ticks = 100;

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

const withChildren = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(withChildren)];

export const processCount = (pid: number): number => withChildren(pid).length;

function sumOver(pid: number, valueOf: (each: number) => number): number {
  let sum = 0;
  for (const each of withChildren(pid)) {
    try {
      sum += valueOf(each);
    } catch {
      // The process has just ended.
    }
  }
  return sum;
}

export const cpuSeconds = (pid: number): number =>
  sumOver(pid, (each) => {
    const fields = (readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  });

export const memoryMb = (pid: number): number =>
  sumOver(pid, (each) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1] ?? 0) / 1024);
