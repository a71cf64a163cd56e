// Rate limits: one table, counted once for all brands and processes of a machine, under short keys that reveal no address.
import cluster from 'node:cluster';
import { createHash } from 'node:crypto';
import { RateLimiterCluster, RateLimiterClusterMaster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientKeys } from './clientKey.ts';
import type { Log } from './log.ts';

/** What is counted together: requests from one network (`address`), about one thing (`of`), or both. */
export type Counted = { address?: string; of?: string };

export type Limit = {
  /** Counts one more. Undefined when it is allowed, otherwise the seconds to wait. */
  take: (counted: Counted) => Promise<number | undefined>;
  /** Counts one more and resolves to the new count. */
  count: (counted: Counted) => Promise<number>;
  /** Takes back one that was counted. */
  giveBack: (counted: Counted) => Promise<void>;
  forget: (counted: Counted) => Promise<void>;
};

type Rule = { most: number; seconds: number };
type LimitLog = Pick<Log, 'warn'>;

const minute = 60;
const hour = 60 * minute;
const patienceMs = 1_000;

/** docs/security.md lists them, too; a test compares both. */
export const rulesWith = ({ formLimit, callsAhead }: { formLimit: number; callsAhead: number }) =>
  ({
    /** The same form from one address. */
    forms: { most: formLimit, seconds: 10 * minute },
    /** Calls booked from one address: behind it may be the customers of a whole carrier, so it is a pace, not what is still ahead. */
    calls: { most: 5 * callsAhead, seconds: 24 * hour },
    /** Challenges of the human check that one address asks for: nobody is refused, the work grows. */
    challenges: { most: Number.MAX_SAFE_INTEGER, seconds: 10 * minute },
    /** Wrong passwords of one account from one address. */
    guesses: { most: 5, seconds: 15 * minute },
    /** Wrong passwords of one account from anywhere; beyond it `lastGuess` holds as well. */
    guessedAccount: { most: 30, seconds: hour },
    /** Tries of one address at an account over that limit: the owner needs one. */
    lastGuess: { most: 1, seconds: 15 * minute },
    /** Wrong passwords and passkeys from one address. */
    guessingAddress: { most: 60, seconds: 15 * minute },
    /** Messages sent at the request of one address. */
    messages: { most: 10, seconds: hour },
    registrations: { most: 10, seconds: hour },
    /** Invitations to companies, which go to mailboxes of others. */
    invitations: { most: 40, seconds: 24 * hour },
  }) satisfies Record<string, Rule>;

type LimitName = keyof ReturnType<typeof rulesWith>;
export type Limits = Readonly<Record<LimitName, Limit>>;

/** For the supervisor: its counts outlive the workers. */
export const countForWorkers = (): RateLimiterClusterMaster => new RateLimiterClusterMaster();

/** Short however long the input is, and a dump of memory does not reveal it. */
const keyOf = (of: string, client: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([of, client]))
    .digest('base64url')
    .slice(0, 22);

/** Where an address counts: for itself, and with its IPv6 network, because one customer has up to 65,536 lines. */
const keysOf = ({ address, of = '' }: Counted): string[] =>
  address === undefined ? [keyOf(of, null)] : clientKeys(address).map((client) => keyOf(of, client));

/** How many times the most of one address a whole network has. */
const networkTimes = 4;

/** One counter; `openLimit` has one for lines and one for networks. */
function openCounter(name: string, { most, seconds }: Rule, log: LimitLog) {
  const options = { keyPrefix: name, points: most, duration: seconds };
  // Workers count together, in their supervisor.
  const limiter = cluster.isWorker
    ? new RateLimiterCluster({ ...options, timeoutMs: patienceMs })
    : new RateLimiterMemory(options);
  // If counting fails, the request is allowed.
  const uncounted = (error: unknown): undefined => {
    log.warn('limit.unknown', { error: String(error) });
    return undefined;
  };
  // Its timers are right, but `msBeforeNext` follows the time of day, which may have been set.
  const waitOf = ({ msBeforeNext }: RateLimiterRes): number =>
    Math.min(seconds, Math.max(1, Math.ceil(msBeforeNext / 1000)));
  async function giveBack(key: string): Promise<void> {
    // Without this check, a count that has expired meanwhile would begin again with one too many.
    const known = await limiter.get(key).catch(uncounted);
    if (known) await limiter.reward(key).catch(uncounted);
  }
  return {
    take: (key: string): Promise<number | undefined> =>
      limiter.consume(key).then(
        () => undefined,
        async (refused: unknown) => {
          if (!(refused instanceof RateLimiterRes)) return uncounted(refused);
          // The library has counted what it refuses: what another gives back would not be free.
          await giveBack(key);
          return waitOf(refused);
        },
      ),
    count: (key: string): Promise<number> =>
      limiter.consume(key).then(
        ({ consumedPoints }) => consumedPoints,
        (error: unknown) => uncounted(error) ?? 0,
      ),
    giveBack,
    forget: async (key: string): Promise<void> => void (await limiter.delete(key).catch(uncounted)),
  };
}

export function openLimit(name: string, { most, seconds }: Rule, log: LimitLog): Limit {
  const line = openCounter(name, { most, seconds }, log);
  const wide = Math.min(most * networkTimes, Number.MAX_SAFE_INTEGER);
  const network = openCounter(`${name} network`, { most: wide, seconds }, log);
  /** Each key with its counter: the line first. */
  const placesOf = (counted: Counted) =>
    keysOf(counted).map((key, at) => ({ key, counter: at === 0 ? line : network }));
  return {
    async take(counted) {
      const taken: { key: string; counter: typeof line }[] = [];
      for (const place of placesOf(counted)) {
        const wait = await place.counter.take(place.key);
        if (wait === undefined) {
          taken.push(place);
          continue;
        }
        // What a network refuses does not use up its line, nor the other way round.
        for (const { key, counter } of taken) await counter.giveBack(key);
        return wait;
      }
      return undefined;
    },
    async count(counted) {
      const [ofLine = 0, ofNetwork = 0] = await Promise.all(
        placesOf(counted).map(({ key, counter }) => counter.count(key)),
      );
      return Math.max(ofLine, Math.floor(ofNetwork / networkTimes));
    },
    async giveBack(counted) {
      await Promise.all(placesOf(counted).map(({ key, counter }) => counter.giveBack(key)));
    },
    async forget(counted) {
      await Promise.all(placesOf(counted).map(({ key, counter }) => counter.forget(key)));
    },
  };
}

export function openLimits(settings: Parameters<typeof rulesWith>[0], log: LimitLog): Limits {
  const rules: Record<LimitName, Rule> = rulesWith(settings);
  const names = Object.keys(rules) as LimitName[];
  return Object.fromEntries(names.map((name) => [name, openLimit(name, rules[name], log)])) as Limits;
}

export type LimitUse = readonly [Limit, Counted];

/** Takes one of each limit, or none: a refusal by the last does not use up the others. */
export async function takeAll(uses: readonly LimitUse[]): Promise<number | undefined> {
  for (const [at, [limit, counted]] of uses.entries()) {
    const wait = await limit.take(counted);
    if (wait === undefined) continue;
    await Promise.all(uses.slice(0, at).map(([taken, of]) => taken.giveBack(of)));
    return wait;
  }
  return undefined;
}

/** An office requests fewer challenges. Beyond that a proof takes twice as long, then four times, at most about ten seconds. */
const usualChallenges = 20;
const mostTimes = 32;

/** The work of the next proof after so many challenges, as a multiple of the usual work. */
export const timesTheWork = (challenges: number): number =>
  Math.min(mostTimes, 2 ** Math.floor(challenges / usualChallenges));
