// Verifies the token of an outside human check with Turnstile or reCAPTCHA; both have the same interface.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { minuteMs } from '../../../shared/i18n/times.ts';
import type { Log } from '../../ops/log.ts';
import type { Store } from '../../store/openStore.ts';
import type { CheckOnce, VerifyProof } from './HumanCheck.ts';

const timeoutMs = 3_000;
const tokenLifetimeMs = 5 * minuteMs;
const longestToken = 4_096;
const answer = v.object({ success: v.boolean() });

type Options = {
  kind: string;
  address: string;
  secret: string;
  store: () => Promise<Pick<Store, 'spent'>>;
  clock: () => number;
  log: Pick<Log, 'warn'>;
};

export function outsideService({ kind, address, secret, store, clock, log }: Options): VerifyProof {
  // The service accepts a token once; a double click sends the same one, a corrected form does so later, maybe to another process.
  const asked = new LRUCache<string, Promise<CheckOnce | undefined>>({ max: 10_000, ttl: tokenLifetimeMs });

  /** While the database is unavailable a verdict counts as well, but other processes do not know it. */
  const inStore = (act: (spent: Store['spent']) => Promise<boolean>): Promise<boolean> =>
    store()
      .then(({ spent }) => act(spent))
      .catch(() => false);

  async function ask(token: string, key: string, remoteAddress: string): Promise<CheckOnce | undefined> {
    const once = { key, expiresAt: clock() + tokenLifetimeMs };
    const passed = { ...once, key: `${key} passed` };
    try {
      if (await inStore((spent) => spent.isSpent(passed.key))) return once;
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        body: new URLSearchParams({ secret, response: token, remoteip: remoteAddress }),
      });
      if (!response.ok) throw new Error(`The service answered ${response.status}`);
      const { success } = v.parse(answer, await response.json());
      if (!success) return undefined;
      await inStore((spent) => spent.spend(passed));
      return once;
    } catch (error) {
      // The form then shows the sum, so no visitor is lost when the service is down.
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
