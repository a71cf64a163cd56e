// Requests the human check's task from the server. Separate from solve.ts, so that a service's widget does not load the solver.
import type { CheckTask } from '../forms/FormState.ts';

export type CheckAnswer = { challenge: CheckTask };

export async function askCheck(): Promise<CheckAnswer> {
  const response = await fetch('/webapi/check');
  if (!response.ok) throw new Error(`The check answered ${response.status}`);
  return ((await response.json()) as { result: CheckAnswer }).result;
}
