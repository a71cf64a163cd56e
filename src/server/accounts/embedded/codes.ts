// Six-digit codes: made by chance, known at rest only by a keyed hash, so that a stolen table cannot be tried out.
import { createHmac, randomInt } from 'node:crypto';
import { keyFor } from '../keyFor.ts';

export type Codes = { make: () => string; hash: (account: string, purpose: string, code: string) => string };

const digits = 6;

/** Full-width digits and the blanks of a pasted code count as they are meant. */
export const typedCode = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

export function codesOf(secret: string): Codes {
  const key = keyFor(secret, 'account codes');
  return {
    make: () => String(randomInt(10 ** digits)).padStart(digits, '0'),
    hash: (account, purpose, code) =>
      createHmac('sha256', key).update(`${account} ${purpose} ${code}`).digest('base64url'),
  };
}
