// Encrypts what only this site may read again, with a key for each purpose, so that a stolen table reveals nothing; and so keeps
// recovery codes that were just made.
import type { SessionData } from 'express-session';
import { compactDecrypt, CompactEncrypt } from 'jose';
import type { Purpose, Secrets } from '../secrets.ts';
import { readJson } from '../ops/readJson.ts';
import { minuteMs } from '../../shared/i18n/times.ts';

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

/** Long enough to write them down, and for a page that a bad line delivers at the second attempt. */
const shownMs = 10 * minuteMs;

export type FreshCodes = {
  keep: (session: Partial<SessionData>, codes: readonly string[]) => Promise<void>;
  /** Undefined when there are none, or no longer. */
  of: (session: Partial<SessionData>) => Promise<readonly string[] | undefined>;
};

/**
 * Keeps recovery codes sealed in the session for ten minutes, so that the page can show them again. When they end is not sealed: the
 * store takes them out of sessions that nobody uses any more.
 */
export function freshCodes(secrets: Secrets, clock: () => number): FreshCodes {
  const { seal, open } = sealing(secrets, 'recoveryCodes');
  return {
    async keep(session, codes) {
      session.freshCodes = { sealed: await seal(JSON.stringify(codes)), until: clock() + shownMs };
    },
    async of(session) {
      const { sealed, until = 0 } = session.freshCodes ?? {};
      const text = sealed && until > clock() ? await open(sealed) : undefined;
      if (text) return readJson<readonly string[] | undefined>(text, () => undefined);
      delete session.freshCodes;
      return undefined;
    },
  };
}
