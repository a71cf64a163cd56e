// The self-hosted check: the browser computes for a third of a second, the server compares one signature.
import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { checkLifetimeMs, type VerifyProof } from './HumanCheck.ts';

/** About 0.35 s on a phone of the middle class; the count varies so that the wait cannot be told from outside. */
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

export function proofOfWork(secret: string, clock: () => number) {
  const keyFor = (purpose: string): string => createHmac('sha256', secret).update(purpose).digest('hex');
  const secrets = {
    hmacSignatureSecret: keyFor('human check: challenge'),
    hmacKeySignatureSecret: keyFor('human check: solution'),
  };

  /** `times` as much work as usual. */
  const challenge = (times = 1): Promise<Challenge> =>
    createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: times * randomInt(mostRounds, fewestRounds),
      deriveKey,
      expiresAt: Math.floor((clock() + checkLifetimeMs) / 1000),
      ...secrets,
    });

  const verify: VerifyProof = async (proof) => {
    const submitted = read(proof);
    if (!submitted) return undefined;
    const { nonce, expiresAt } = submitted.challenge.parameters;
    if (expiresAt * 1000 < clock()) return undefined;
    const { verified } = await verifySolution({ ...submitted, deriveKey, ...secrets });
    return verified ? { key: `work ${nonce}`, expiresAt: expiresAt * 1000 } : undefined;
  };

  return { challenge, verify };
}
