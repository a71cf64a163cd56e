// Reads content in a child process: ten thousand articles take half a minute, in which this process goes on answering pages.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ReadAnswer } from '../content/readChild.ts';

/** Resolves to the folder in which the build keeps the current content of `dir`. Rejects with the mistakes in it. */
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
