// The slider and the button beside it: both start the same computation, whose result goes with the form.
import type { Challenge } from 'altcha-lib';
import { find, hidden, type FormBox } from './FormBox.ts';
import { showFault } from './showFaults.ts';

type Question = { a: number; b: number; token: string };
type Asked = { challenge: { kind: string; work?: Challenge }; question: Question };

/** Where the dashed mark stands on the rail. */
const target = 88;

async function ask(): Promise<Asked> {
  const [response] = await Promise.all([fetch('/webapi/check'), import('./solve.ts')]);
  if (!response.ok) throw new Error(`The check answered ${response.status}`);
  return ((await response.json()) as { result: Asked }).result;
}

async function proofFor({ challenge }: Asked): Promise<string | undefined> {
  if (challenge.kind === 'off') return 'off';
  if (!challenge.work) return undefined;
  const { solve } = await import('./solve.ts');
  return solve(challenge.work);
}

export type HumanCheck = {
  /** Whether the form carries a proof or an answer. */
  passed: () => boolean;
  /** The proof was not accepted: another one is needed. */
  again: () => void;
};

export function humanCheck(box: FormBox): HumanCheck {
  const { element, t } = box;
  const proof = hidden(box, 'humanProof');
  const slider = find<HTMLInputElement>(box, '[data-slider]');
  const words = find(box, '[data-rail-text]');
  let working = false;
  // Asked for as soon as the visitor types, so that it can be solved when the line has gone since.
  let asking: Promise<Asked | undefined> | undefined;
  const prepare = () => (asking ??= ask().catch(() => undefined));

  const show = (text: string) => {
    if (words) words.textContent = text;
  };

  /** Where the browser cannot compute, or the visitor's line cannot bring the task: the sum. */
  function offerQuestion({ a, b, token }: Question): void {
    const rail = slider?.closest<HTMLElement>('[data-check]');
    if (!rail || find(box, '[data-question]')) return;
    const place = document.createElement('div');
    place.dataset['question'] = '';
    const label = document.createElement('label');
    const answer = document.createElement('input');
    const asked = document.createElement('input');
    label.textContent = `${t('check.noscript', { a, b })} `;
    Object.assign(answer, { name: 'humanAnswer', inputMode: 'numeric', autocomplete: 'off', maxLength: 4, size: 4 });
    Object.assign(asked, { type: 'hidden', name: 'humanQuestion', value: token });
    label.append(answer);
    place.append(label, asked);
    rail.append(place);
    answer.focus();
  }

  async function verify(): Promise<void> {
    if (working || !proof || proof.value) return;
    working = true;
    show(t('check.working'));
    try {
      const asked = (await prepare()) ?? (await ask());
      proof.value = (await proofFor(asked).catch(() => undefined)) ?? '';
      if (!proof.value) offerQuestion(asked.question);
      showFault(box, 'slider', proof.value ? undefined : t('check.failed'));
      show(proof.value ? t('check.verified') : t('check.slide'));
      if (slider && proof.value) {
        slider.value = '100';
        slider.disabled = true;
      }
    } catch {
      show(t('check.slide'));
      showFault(box, 'slider', t('errors.captcha'));
    } finally {
      working = false;
      if (slider && !proof.value) slider.value = '0';
    }
  }

  element.addEventListener('input', () => void prepare(), { once: true });
  slider?.addEventListener('input', () => {
    if (Number(slider.value) >= target) void verify();
  });
  slider?.addEventListener('change', () => {
    if (Number(slider.value) < target) slider.value = '0';
  });
  find(box, '[data-verify]')?.addEventListener('click', () => void verify());
  // Dragged before this code had come.
  if (slider && Number(slider.value) >= target) void verify();

  return {
    passed: () => !slider || Boolean(proof?.value) || Boolean(new FormData(element).get('humanAnswer')),
    again() {
      if (proof) proof.value = '';
      asking = undefined;
      if (slider) {
        slider.disabled = false;
        slider.value = '0';
      }
      show(t('check.slide'));
    },
  };
}
