// How often one may try: per account and address together, so that a guesser waits while the owner gets in.
import cluster from 'node:cluster';
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes, type IRateLimiterOptions } from 'rate-limiter-flexible';
import type { Log } from '../../ops/log.ts';

/** Undefined: go on; otherwise the seconds to wait. */
export type Limit = {
  take: (key: string) => Promise<number | undefined>;
  /** Without counting. */
  left: (key: string) => Promise<number | undefined>;
  forget: (key: string) => Promise<void>;
};

export type Limits = {
  /** Wrong passwords of one account from one address. */
  guesses: Limit;
  /** Wrong passwords of one account from anywhere: beyond it every address has one try, which the owner needs. */
  guessedAccount: Limit;
  /** Wrong passwords from one address. */
  guessingAddress: Limit;
  /** Questions whose answer says whether an address has an account. */
  lookups: Limit;
  /** Messages that one address has us send. */
  messages: Limit;
  /** Messages to one receiver. */
  received: Limit;
  registrations: Limit;
};

const hour = 3600;
const patienceMs = 1000;

function limit(log: Pick<Log, 'warn'>, options: IRateLimiterOptions): Limit {
  // Several processes count together, in their supervisor.
  const limiter = cluster.isWorker
    ? new RateLimiterCluster({ ...options, timeoutMs: patienceMs })
    : new RateLimiterMemory(options);
  const seconds = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return seconds(refused);
        // Nobody is turned away because nobody counts.
        log.warn('limit.unknown', { error: String(refused) });
      }
      return undefined;
    },
    async left(key) {
      const known = await limiter.get(key).catch(() => null);
      return known && known.consumedPoints >= options.points ? seconds(known) : undefined;
    },
    forget: async (key) => void (await limiter.delete(key).catch(() => undefined)),
  };
}

export function openLimits(log: Pick<Log, 'warn'>): Limits {
  const of = (keyPrefix: string, points: number, duration: number): Limit =>
    limit(log, { keyPrefix: `account ${keyPrefix}`, points, duration });
  return {
    guesses: of('guesses', 5, hour / 4),
    guessedAccount: of('guessed account', 30, hour),
    guessingAddress: of('guessing address', 60, hour / 4),
    lookups: of('lookups', 5, hour),
    messages: of('messages', 10, hour),
    received: of('received', 5, hour),
    registrations: of('registrations', 10, hour),
  };
}
