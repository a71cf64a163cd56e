// Asks the server what to prove, and puts its sum beside the check for who cannot prove it otherwise.
import type { Challenge } from 'altcha-lib';
import { find, type FormBox, type Question } from './FormBox.ts';

type Task =
  | { kind: 'work'; work: Challenge }
  | { kind: 'turnstile' | 'recaptcha'; siteKey: string; script: string }
  | { kind: 'off' };
export type Asked = { challenge: Task; question: Question };

export async function askCheck(): Promise<Asked> {
  const response = await fetch('/webapi/check');
  if (!response.ok) throw new Error(`The check answered ${response.status}`);
  return ((await response.json()) as { result: Asked }).result;
}

/** Answers the field for the sum; undefined when the sum is there already. */
export function offerQuestion(box: FormBox, { a, b, token }: Question): HTMLElement | undefined {
  const rail = find(box, '[data-check]');
  if (!rail || find(box, '[data-question]')) return undefined;
  // The one for visitors without script: a form takes one answer.
  find(box, '[data-sum]')?.remove();
  const place = document.createElement('div');
  place.dataset['question'] = '';
  const label = document.createElement('label');
  const answer = document.createElement('input');
  const asked = document.createElement('input');
  label.textContent = `${box.t('check.noscript', { a, b })} `;
  Object.assign(answer, { name: 'humanAnswer', inputMode: 'numeric', autocomplete: 'off', maxLength: 4, size: 4 });
  Object.assign(asked, { type: 'hidden', name: 'humanQuestion', value: token });
  label.append(answer);
  place.append(label, asked);
  rail.append(place);
  return answer;
}
