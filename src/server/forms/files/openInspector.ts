// Has files looked at by a process of its own, one after the other: bounded in time, in memory, and in how many wait.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { InspectAnswer, Inspected, InspectWish } from './inspectChild.ts';
import { inTurn } from './inspectTurns.ts';
import { NeighbourFault } from '../../ops/faults.ts';

export type Inspector = {
  /** Rejects as `crowded` when more files wait than can be looked at soon. */
  inspect: (path: string, name: string) => Promise<Inspected>;
  close: () => void;
};

const mostWaiting = 16;
const longestMs = 20_000;

/** A process that has nothing to do gives its memory back. */
const idleMs = 10_000;

/** `childFile`: inspectChild, built or as it stands. */
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

  async function ask(wish: InspectWish): Promise<Inspected> {
    clearTimeout(idle);
    child ??= start();
    const asked = child;
    const over = new AbortController();
    const limit = setTimeout(() => asked.kill('SIGKILL'), longestMs);
    // It keeps nobody from leaving but while something is asked.
    asked.ref();
    asked.channel?.ref();
    try {
      const told = once(asked, 'message', { signal: over.signal }).then(([answer]) => answer as InspectAnswer);
      // Too much memory, too much time, or a decoder that fell over: to the visitor the file is damaged.
      const died = once(asked, 'exit', { signal: over.signal }).then(() => ({
        found: { reason: 'damaged' as const },
        spent: true,
      }));
      const answered = Promise.race([told, died]);
      asked.send(wish);
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
      const turn = last.then(() => inTurn(() => ask({ path, name })));
      last = turn.catch(() => undefined);
      return turn.finally(() => (waiting -= 1));
    },
    close: stop,
  };
}
