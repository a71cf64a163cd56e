// Has files inspected in a child process, one at a time, with limits on time, memory and queue.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { InspectAnswer, Inspected, InspectRequest } from './inspectChild.ts';
import { inTurn } from './inspectTurns.ts';
import { NeighbourFault } from '../../ops/faults.ts';

export type Inspector = {
  /** Rejects as `crowded` when too many files are waiting. */
  inspect: (path: string, name: string) => Promise<Inspected>;
  close: () => void;
};

const mostWaiting = 16;
const longestMs = 20_000;

/** An idle child process is ended to free its memory. */
const idleMs = 10_000;

/** `childFile`: path of inspectChild, built or as source. */
export function openInspector(childFile: string): Inspector {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }

  function start(): ChildProcess {
    const made = fork(childFile, { execArgv: [], env: { PATH: process.env['PATH'], VIPS_CONCURRENCY: '1' } });
    const gone = () => void (child = child === made ? undefined : child);
    made.on('exit', gone).on('error', gone);
    return made;
  }

  async function ask(request: InspectRequest): Promise<Inspected> {
    clearTimeout(idle);
    child ??= start();
    const asked = child;
    const over = new AbortController();
    const limit = setTimeout(() => asked.kill('SIGKILL'), longestMs);
    // The child keeps our process alive only while a file is being inspected.
    asked.ref();
    asked.channel?.ref();
    try {
      const told = once(asked, 'message', { signal: over.signal }).then(([answer]) => answer as InspectAnswer);
      // If the child exits (memory, time limit, crash of a decoder), the visitor is told that the file is damaged.
      const died = once(asked, 'exit', { signal: over.signal }).then(() => ({
        found: { reason: 'damaged' as const },
        spent: true,
      }));
      const answered = Promise.race([told, died]);
      asked.send(request);
      const { found, spent } = await answered;
      if (spent) stop();
      return found;
    } finally {
      asked.unref();
      asked.channel?.unref();
      over.abort();
      clearTimeout(limit);
      idle = setTimeout(stop, idleMs).unref();
    }
  }

  return {
    async inspect(path, name) {
      if (waiting >= mostWaiting) throw new NeighbourFault('crowded', 'Too many files wait to be looked at');
      waiting += 1;
      const inspected = last.then(() => inTurn(() => ask({ path, name })));
      last = inspected.catch(() => undefined);
      return inspected.finally(() => (waiting -= 1));
    },
    close: stop,
  };
}
