// Proof of work: challenges that a browser solves in a third of a second, and the check of its proof.
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { Purpose, Secrets } from '../../secrets.ts';
import { checkLifetimeMs, type VerifyProof } from './HumanCheck.ts';

/** About 0.35 s on a mid-range phone; the counter varies so that its value cannot be guessed from outside. */
const cost = 1_000;
const fewestRounds = 1_000;
const mostRounds = 2_000;

const payload = v.object({
  challenge: v.object({
    parameters: v.object({
      algorithm: v.string(),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      keySignature: v.string(),
      expiresAt: v.number(),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

function read(proof: string): v.InferOutput<typeof payload> | undefined {
  try {
    return v.parse(payload, JSON.parse(Buffer.from(proof, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

export function proofOfWork(secrets: Secrets, clock: () => number) {
  const hexOf = (purpose: Purpose): string[] => secrets.keys(purpose).map((key) => key.toString('hex'));
  const ring = hexOf('checkChallenge').map((hmacSignatureSecret, index) => ({
    hmacSignatureSecret,
    hmacKeySignatureSecret: hexOf('checkSolution')[index] ?? '',
  }));

  /** `times`: factor on the usual work. */
  const challenge = (times = 1): Promise<Challenge> =>
    createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: times * randomInt(mostRounds, fewestRounds),
      deriveKey,
      expiresAt: Math.floor((clock() + checkLifetimeMs) / 1000),
      ...ring[0],
    });

  const verify: VerifyProof = async (proof) => {
    const submitted = read(proof);
    if (!submitted) return undefined;
    const { nonce, expiresAt } = submitted.challenge.parameters;
    if (expiresAt * 1000 < clock()) return undefined;
    for (const keys of ring) {
      const { verified } = await verifySolution({ ...submitted, deriveKey, ...keys });
      if (verified) return { key: `work ${nonce}`, expiresAt: expiresAt * 1000 };
    }
    return undefined;
  };

  return { challenge, verify };
}
