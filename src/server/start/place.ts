// One place among the workers: always filled, whoever dies, and filled anew without being empty in between.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../ops/log.ts';
import type { Release } from './release.ts';
import { startWorker, type RunningWorker } from './startWorker.ts';

export type Place = {
  /** A new worker first, then the old one goes. Rejects, with the old one still there, when the new one does not start. */
  renew: (release: Release) => Promise<void>;
  empty: () => Promise<void>;
};

const shortestPauseMs = 500;
const longestPauseMs = 30_000;
/** Who has served that long was no failed start: after a stall or a crash his place is filled at once. */
const wellAfterMs = 10_000;

/** `current`: what a worker is started with that takes the place of one that died. */
export function openPlace(current: () => Release, log: Log): Place {
  let holder: RunningWorker | undefined;
  let closed = false;
  let pauseMs = shortestPauseMs;

  function settle(worker: RunningWorker): void {
    const since = performance.now();
    holder = worker;
    void worker.gone.then(async () => {
      if (closed || holder !== worker) return;
      holder = undefined;
      log.error('worker.died', { pid: worker.pid });
      pauseMs = performance.now() - since > wellAfterMs ? shortestPauseMs : Math.min(pauseMs * 2, longestPauseMs);
      // A roll may have filled the place meanwhile.
      await sleep(pauseMs);
      if (!closed && !holder) settle(startWorker(current(), log));
    });
  }

  return {
    async renew(release) {
      const worker = startWorker(release, log);
      await worker.ready;
      const old = holder;
      if (closed) return worker.retire();
      settle(worker);
      await old?.retire();
    },
    async empty() {
      closed = true;
      await holder?.retire();
    },
  };
}
