// The back end's session of a visitor, as ours keeps it: encrypted, so that a stolen table logs nobody in.
import type { IncomingHttpHeaders } from 'node:http';
import { compactDecrypt, CompactEncrypt } from 'jose';
import { kept } from '../../../shared/storage/kept.ts';
import { keyFor } from '../keyFor.ts';

const [alg, enc] = ['dir', 'A256GCM'];

export type Tokens = {
  seal: (token: string) => Promise<string>;
  /** Undefined for what was not sealed here. */
  open: (sealed: string) => Promise<string | undefined>;
};

export function tokensWith(secret: string): Tokens {
  const key = keyFor(secret, 'sessions of the back end');
  return {
    seal: (token) => new CompactEncrypt(Buffer.from(token)).setProtectedHeader({ alg, enc }).encrypt(key),
    open: (sealed) =>
      compactDecrypt(sealed, key, { keyManagementAlgorithms: [alg], contentEncryptionAlgorithms: [enc] }).then(
        ({ plaintext }) => Buffer.from(plaintext).toString(),
        () => undefined,
      ),
  };
}

const cookie = new RegExp(`^${kept.session.name}=([^;]+)`);

/** What a log-in has set. */
export const tokenIn = ({ 'set-cookie': lines = [] }: IncomingHttpHeaders): string | undefined =>
  lines.flatMap((line) => cookie.exec(line)?.[1] ?? []).at(-1);

export const tokenHeader = (token: string): Record<string, string> => ({ cookie: `${kept.session.name}=${token}` });
