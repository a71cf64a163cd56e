// Requests the human check's task from the server. Separate from solve.ts, so that a service's widget does not load the solver.
import type { Challenge } from 'altcha-lib';

type Task =
  | { kind: 'work'; work: Challenge }
  | { kind: 'turnstile' | 'recaptcha'; siteKey: string; script: string }
  | { kind: 'off' };
export type Asked = { challenge: Task };

export async function askCheck(): Promise<Asked> {
  const response = await fetch('/webapi/check');
  if (!response.ok) throw new Error(`The check answered ${response.status}`);
  return ((await response.json()) as { result: Asked }).result;
}
