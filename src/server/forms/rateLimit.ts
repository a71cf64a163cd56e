// How often one address may send one form: far above what people do, far below what programs do.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const windowSeconds = 600;

/** Undefined: go on; otherwise the seconds to wait. */
export type RateLimit = (address: string, form: string) => Promise<number | undefined>;

export function rateLimit(most: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: most, duration: windowSeconds });
  return async (address, form) => {
    try {
      await limiter.consume(`${form} ${address}`);
      return undefined;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw refused;
    }
  };
}
