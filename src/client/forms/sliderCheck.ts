// The slider and the button beside it: both start the same computation, whose result goes with the form.
import { askCheck, offerQuestion, type Asked } from './askCheck.ts';
import { find, type FormBox } from './FormBox.ts';
import { showFault } from './showFaults.ts';

/** Where the dashed mark stands on the rail. */
const target = 88;

async function ask(): Promise<Asked> {
  const [asked] = await Promise.all([askCheck(), import('./solve.ts')]);
  return asked;
}

async function proofFor({ challenge }: Asked): Promise<string | undefined> {
  if (challenge.kind === 'off') return 'off';
  if (challenge.kind !== 'work') return undefined;
  const { solve } = await import('./solve.ts');
  return solve(challenge.work);
}

/** Answers how to begin anew. */
export function sliderCheck(box: FormBox, proof: HTMLInputElement, slider: HTMLInputElement): () => void {
  const { element, t } = box;
  const words = find(box, '[data-rail-text]');
  let working = false;
  // Asked for as soon as the visitor types, so that it can be solved when the line has gone since.
  let asking: Promise<Asked | undefined> | undefined;
  const prepare = () => (asking ??= ask().catch(() => undefined));

  const show = (text: string) => {
    if (words) words.textContent = text;
  };

  async function verify(): Promise<void> {
    if (working || proof.value) return;
    working = true;
    show(t('check.working'));
    try {
      const asked = (await prepare()) ?? (await ask());
      proof.value = (await proofFor(asked).catch(() => undefined)) ?? '';
      // Where the browser cannot compute, or the visitor's line cannot bring the task: the sum.
      if (!proof.value) offerQuestion(box, asked.question)?.focus();
      showFault(box, 'slider', proof.value ? undefined : t('check.failed'));
      show(proof.value ? t('check.verified') : t('check.slide'));
      if (proof.value) {
        slider.value = '100';
        slider.disabled = true;
      }
    } catch {
      show(t('check.slide'));
      showFault(box, 'slider', t('errors.captcha'));
    } finally {
      working = false;
      if (!proof.value) slider.value = '0';
    }
  }

  element.addEventListener('input', () => void prepare(), { once: true });
  slider.addEventListener('input', () => {
    if (Number(slider.value) >= target) void verify();
  });
  slider.addEventListener('change', () => {
    if (Number(slider.value) < target) slider.value = '0';
  });
  find(box, '[data-verify]')?.addEventListener('click', () => void verify());
  // Dragged before this code had come.
  if (Number(slider.value) >= target) void verify();

  return () => {
    proof.value = '';
    asking = undefined;
    slider.disabled = false;
    slider.value = '0';
    show(t('check.slide'));
  };
}
