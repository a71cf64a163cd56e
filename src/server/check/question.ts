// The check for visitors without script: a small sum, signed, that takes a person a few seconds and holds once.
import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { checkLifetimeMs, type CheckOnce, type Question } from './HumanCheck.ts';

/** Nobody reads a form and answers faster than this. */
const shortestMs = 3_000;

export function questions(secret: string, clock: () => number) {
  // The sum is inside the signature only: the token alone does not tell it.
  const sign = (asked: string, sum: number): Buffer =>
    createHmac('sha256', secret).update(`human check: ${asked} ${sum}`).digest();

  function ask(): Question {
    const a = randomInt(1, 10);
    const b = randomInt(1, 10);
    const asked = `${clock()}.${randomUUID()}`;
    return { a, b, token: `${asked}.${sign(asked, a + b).toString('base64url')}` };
  }

  function verify(token: string, answer: string): CheckOnce | undefined {
    const [time = '', id = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    // Full-width digits are what a Chinese or Japanese keyboard may send.
    const typed = answer.normalize('NFKC').trim();
    const wanted = sign(`${time}.${id}`, /^\d{1,2}$/.test(typed) ? Number(typed) : Number.NaN);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
    const age = clock() - Number(time);
    return age >= shortestMs && age <= checkLifetimeMs
      ? { key: `question ${id}`, expiresAt: Number(time) + checkLifetimeMs }
      : undefined;
  }

  return { ask, verify };
}
