// The human check's computation, loaded only when a form is being filled in.
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CheckAnswer } from './askCheck.ts';

export { askCheck } from './askCheck.ts';

/** Undefined when the browser cannot compute it. */
export async function solve(challenge: Challenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}

export async function proofFor({ challenge: task }: CheckAnswer): Promise<string | undefined> {
  if (task.kind === 'off') return 'off';
  return task.kind === 'work' ? solve(task.work) : undefined;
}
