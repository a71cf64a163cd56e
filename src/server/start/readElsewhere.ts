// Has content read by a process of its own, which ends when it has: ten thousand articles take half a minute, in which pages are answered.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ReadAnswer } from '../content/readChild.ts';

/** The folder in which a build keeps the content of `dir` as it stands now. Rejects with what is wrong in it. */
export async function readElsewhere(build: string, dir: string, dataDir: string): Promise<string> {
  const program = path.join(build, 'server', 'readContent.cjs');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = fork(program, [dir, build, path.resolve(dataDir)], {
    execArgv: [],
    env: { PATH, NODE_COMPILE_CACHE },
  });
  const over = new AbortController();
  try {
    const told = once(child, 'message', { signal: over.signal }).then(([answer]) => answer as ReadAnswer);
    const ended = once(child, 'exit', { signal: over.signal }).then(([code]) => {
      throw new Error(`Reading content ended with ${code}`);
    });
    const answer = await Promise.race([told, ended]);
    if ('faults' in answer) throw new Error(answer.faults);
    return answer.folder;
  } finally {
    over.abort();
  }
}
