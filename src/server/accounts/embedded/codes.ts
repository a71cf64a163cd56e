// Makes six-digit codes and the keyed hashes that are stored: without the key a stolen table reveals no code.
import { randomInt } from 'node:crypto';
import type { Secrets } from '../../secrets.ts';
import { emailKey } from '../../store/emailKey.ts';
import type { CodeRequest } from '../AccountService.ts';

export type Codes = {
  make: () => string;
  hash: (account: string, purpose: string, code: string) => string;
  /** Keyed hash of a mailbox, or of the phone of its account, for counting: the address is not stored, and need not have an account. */
  receiver: (email: string, method: CodeRequest['method']) => string;
};

const digits = 6;

/** Accepts full-width digits, and blanks in a pasted code. */
export const typedCode = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

export const codesOf = (secrets: Secrets): Codes => ({
  make: () => String(randomInt(10 ** digits)).padStart(digits, '0'),
  hash: (account, purpose, code) => secrets.sign('codes', `${account} ${purpose} ${code}`),
  receiver: (email, method) => secrets.sign('codes', `receiver ${method} ${emailKey(email)}`),
});
