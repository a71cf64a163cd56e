// Encrypts what only this site may read again, with a key for each purpose, so that a stolen table reveals nothing.
import { compactDecrypt, CompactEncrypt } from 'jose';
import type { Purpose, Secrets } from '../secrets.ts';

const [alg, enc] = ['dir', 'A256GCM'];

export type Sealing = {
  seal: (text: string) => Promise<string>;
  /** Undefined when it was not sealed with one of our keys. */
  open: (sealed: string) => Promise<string | undefined>;
};

export function sealing(secrets: Secrets, purpose: Purpose): Sealing {
  const keys = secrets.keys(purpose);
  return {
    seal: (text) => new CompactEncrypt(Buffer.from(text)).setProtectedHeader({ alg, enc }).encrypt(keys[0]),
    open: (sealed) =>
      Promise.any(
        keys.map((key) =>
          compactDecrypt(sealed, key, { keyManagementAlgorithms: [alg], contentEncryptionAlgorithms: [enc] }),
        ),
      ).then(
        ({ plaintext }) => Buffer.from(plaintext).toString(),
        () => undefined,
      ),
  };
}
