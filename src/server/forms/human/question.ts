// The check for visitors without script: a small sum, signed, that takes a person a few seconds and holds once.
import { randomInt, randomUUID } from 'node:crypto';
import { clientKey } from '../../ops/clientKey.ts';
import type { Secrets } from '../../secrets.ts';
import { checkLifetimeMs, type CheckOnce, type Question } from './HumanCheck.ts';

/** Nobody reads a form and answers faster than this. */
const shortestMs = 3_000;

/** Pages that are the same for everybody carry the sum of the hour; a ready page may be shown long after it was made. */
const hourMs = 60 * 60_000;
const sharedLifetimeMs = 48 * hourMs;
const everybody = 'everybody';

export function questions(secrets: Secrets, clock: () => number) {
  const keyed = (text: string): string => secrets.sign('checkSum', text);
  // The sum is inside the signature only: the token alone does not tell it.
  const asking = (asked: string, a: number, b: number): Question => ({
    a,
    b,
    token: `${asked}.${keyed(`${asked} ${a + b}`)}`,
  });

  const ask = (): Question => asking(`${clock()}.${randomUUID()}`, randomInt(1, 10), randomInt(1, 10));

  function askEverybody(): Question {
    const hour = Math.floor(clock() / hourMs) * hourMs;
    const [one = 0, two = 0] = Buffer.from(keyed(`sum of ${hour}`), 'base64url');
    return asking(`${hour}.${everybody}`, 1 + (one % 9), 1 + (two % 9));
  }

  function verify(token: string, answer: string, remoteAddress: string): CheckOnce | undefined {
    const [time = '', id = '', signature = ''] = token.split('.');
    // Full-width digits are what a Chinese or Japanese keyboard may send.
    const typed = answer.normalize('NFKC').trim();
    const sum = /^\d{1,2}$/.test(typed) ? Number(typed) : Number.NaN;
    if (!secrets.isSigned('checkSum', `${time}.${id} ${sum}`, signature)) return undefined;
    if (id === everybody) {
      // Once an address: whoever comes second from the same office is asked a sum of his own.
      const who = keyed(`address ${clientKey(remoteAddress)}`);
      const expiresAt = Number(time) + sharedLifetimeMs;
      return clock() <= expiresAt ? { key: `question ${time} ${who}`, expiresAt, askedAt: Number(time) } : undefined;
    }
    const age = clock() - Number(time);
    return age >= shortestMs && age <= checkLifetimeMs
      ? { key: `question ${id}`, expiresAt: Number(time) + checkLifetimeMs, askedAt: Number(time) }
      : undefined;
  }

  return { ask, askEverybody, verify };
}
