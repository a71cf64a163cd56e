// Solves the challenge that a remote back end requires with every form, so that it need not know or trust us.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';

/** A hundred times the cost of our own challenges. */
const mostCost = 100_000;

const remoteWork = v.looseObject({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.pipe(v.number(), v.maxValue(mostCost)),
    keyLength: v.number(),
    keyPrefix: v.string(),
  }),
});
const remoteCheck = v.object({
  code: v.literal(0),
  result: v.object({ challenge: v.object({ work: remoteWork }) }),
});

/** `answer`: the response of GET /webapi/check. Undefined when it contains no work, or too much. */
export async function solveCheck(answer: unknown, patienceMs: number): Promise<string | undefined> {
  const check = v.safeParse(remoteCheck, answer);
  if (!check.success) return undefined;
  const challenge = check.output.result.challenge.work;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: patienceMs });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
