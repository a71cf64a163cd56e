// How hard the next proof of work is: as ever for people, doubling with each score that one address asks for in ten minutes.
import cluster from 'node:cluster';
import { RateLimiterCluster, RateLimiterMemory } from 'rate-limiter-flexible';

const windowSeconds = 600;
const patienceMs = 1_000;

/** An office asks for less; beyond it a proof takes twice as long, then four times, at most about ten seconds. */
const asEver = 20;
const most = 32;

/** Times the usual work. */
export type Effort = (owner: string) => Promise<number>;

export function openEffort(): Effort {
  const options = { points: Number.MAX_SAFE_INTEGER, duration: windowSeconds, keyPrefix: 'asked' };
  const asked = cluster.isWorker
    ? new RateLimiterCluster({ ...options, timeoutMs: patienceMs })
    : new RateLimiterMemory(options);
  return async (owner) => {
    // If nobody counts, nobody has to work harder for it.
    const count = await asked.consume(owner).then(
      ({ consumedPoints }) => consumedPoints,
      () => 0,
    );
    return Math.min(most, 2 ** Math.floor(count / asEver));
  };
}
