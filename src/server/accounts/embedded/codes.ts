// Six-digit codes: made by chance, known at rest only by a keyed hash, so that a stolen table cannot be tried out.
import { randomInt } from 'node:crypto';
import type { Secrets } from '../../secrets.ts';
import { emailKey } from '../../store/accounts.ts';
import type { CodeWish } from '../AccountService.ts';

export type Codes = {
  make: () => string;
  hash: (account: string, purpose: string, code: string) => string;
  /** Of a mailbox or of the phone of its account, whether or not it has one: counted, and not kept. */
  receiver: (email: string, method: CodeWish['method']) => string;
};

const digits = 6;

/** Full-width digits and the blanks of a pasted code count as they are meant. */
export const typedCode = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

export const codesOf = (secrets: Secrets): Codes => ({
  make: () => String(randomInt(10 ** digits)).padStart(digits, '0'),
  hash: (account, purpose, code) => secrets.sign('codes', `${account} ${purpose} ${code}`),
  receiver: (email, method) => secrets.sign('codes', `receiver ${method} ${emailKey(email)}`),
});
