// How often one address may send one form: far above what people do, far below what programs do.
import cluster from 'node:cluster';
import { RateLimiterCluster, RateLimiterClusterMaster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../ops/log.ts';

const windowSeconds = 600;
const patienceMs = 1_000;

/** Undefined: go on; otherwise the seconds to wait. */
export type RateLimit = (address: string, form: string) => Promise<number | undefined>;

/** For the supervisor: what it counts outlives each of the workers. */
export const countForWorkers = (): RateLimiterClusterMaster => new RateLimiterClusterMaster();

export function rateLimit(most: number, log: Pick<Log, 'warn'>): RateLimit {
  const options = { points: most, duration: windowSeconds, keyPrefix: 'forms' };
  // Several processes count together, in their supervisor.
  const limiter = cluster.isWorker
    ? new RateLimiterCluster({ ...options, timeoutMs: patienceMs })
    : new RateLimiterMemory(options);
  return async (address, form) => {
    try {
      await limiter.consume(`${form} ${address}`);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) {
        // Its timers run by themselves; what it says about them is by the time of day, which may have been set.
        return Math.min(windowSeconds, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
      }
      // Nobody is turned away because nobody counts.
      log.warn('limit.unknown', { error: String(refused) });
    }
    return undefined;
  };
}
