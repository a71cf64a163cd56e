// Tickets that log a visitor in to the customer console: signed, valid for a minute; anybody may fetch the public keys.
import { createPrivateKey, createPublicKey, randomUUID, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, SignJWT, type JWK } from 'jose';
import type { Secrets } from '../../secrets.ts';
import type { Account } from '../../store/accounts.ts';

export type ConsoleTickets = {
  exist: boolean;
  /** Address in the console that takes the ticket; undefined when there is no console. */
  addressFor: (account: Account, origin: string) => Promise<string | undefined>;
  /** Public keys with which the console checks tickets. */
  keys: () => Promise<{ keys: JWK[] }>;
};

const lifetime = '60s';

/** RFC 8410: the DER bytes in front of the 32 bytes of an Ed25519 key. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derived from the site's secret, so that all machines that share it sign with the same key. */
const signingKey = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });

async function publicKey(key: KeyObject): Promise<JWK> {
  const jwk = await exportJWK(createPublicKey(key));
  return { ...jwk, alg: 'EdDSA', use: 'sig', kid: await calculateJwkThumbprint(jwk) };
}

export function consoleTickets(secrets: Secrets, consoleUrl: string, clock: () => number): ConsoleTickets {
  const [seed, ...older] = secrets.keys('consoleTickets');
  const key = signingKey(seed);
  return {
    exist: consoleUrl !== '',
    async addressFor({ id, userName, email, emailVerified, phoneVerified, locale }, origin) {
      if (consoleUrl === '') return undefined;
      const { kid = '' } = await publicKey(key);
      const proofs = { email_verified: emailVerified, phone_number_verified: phoneVerified };
      const ticket = await new SignJWT({ name: userName, email, ...proofs, locale })
        .setProtectedHeader({ alg: 'EdDSA', kid })
        .setIssuer(origin)
        .setAudience(new URL(consoleUrl).origin)
        .setSubject(id)
        .setJti(randomUUID())
        .setIssuedAt(new Date(clock()))
        .setExpirationTime(lifetime)
        .sign(key);
      const address = new URL(consoleUrl);
      address.searchParams.set('ticket', ticket);
      return address.href;
    },
    keys: async () => ({ keys: await Promise.all([key, ...older.map(signingKey)].map(publicKey)) }),
  };
}
