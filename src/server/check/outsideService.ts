// Asks Turnstile or reCAPTCHA whether a token is good; both have the same interface.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Log } from '../ops/log.ts';
import type { CheckOnce, VerifyProof } from './HumanCheck.ts';

const addresses = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
} as const;

export type OutsideKind = keyof typeof addresses;

const timeoutMs = 3_000;
const tokenLifetimeMs = 5 * 60_000;
const longestToken = 4_096;
const answer = v.object({ success: v.boolean() });

export function outsideService(
  kind: OutsideKind,
  secret: string,
  clock: () => number,
  log: Pick<Log, 'warn'>,
): VerifyProof {
  // The service takes a token once; a double click brings the same one again and must get the same answer.
  const asked = new LRUCache<string, Promise<CheckOnce | undefined>>({ max: 10_000, ttl: tokenLifetimeMs });

  async function ask(token: string, key: string, remoteAddress: string): Promise<CheckOnce | undefined> {
    try {
      const response = await fetch(addresses[kind], {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        body: new URLSearchParams({ secret, response: token, remoteip: remoteAddress }),
      });
      const { success } = v.parse(answer, await response.json());
      return success ? { key, expiresAt: clock() + tokenLifetimeMs } : undefined;
    } catch (error) {
      // The form then offers the question, so an outage of the service loses nobody.
      log.warn('check.serviceDown', { error: String(error), kind });
      asked.delete(key);
      return undefined;
    }
  }

  return async (token, remoteAddress) => {
    if (token.length > longestToken) return undefined;
    const key = `${kind} ${createHash('sha256').update(token).digest('base64url')}`;
    const verdict = asked.get(key) ?? ask(token, key, remoteAddress);
    asked.set(key, verdict);
    return verdict;
  };
}
