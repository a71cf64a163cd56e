// The widget of a service in the place of the slider, fetched when the form is touched; when it cannot be had, the sum.
import { askCheck, offerQuestion } from './askCheck.ts';
import type { FormBox, Question } from './FormBox.ts';
import { showFault } from './showFaults.ts';

/** Answers how to begin anew; the question that comes along is asked besides, for when the service is away. */
export function widgetCheck(
  box: FormBox,
  proof: HTMLInputElement,
  place: HTMLElement,
): (question: Question | undefined) => void {
  const { element, t } = box;
  const prove = (token: string) => {
    proof.value = token;
    if (token) showFault(box, 'slider', undefined);
  };
  let begun = false;
  let reset = (): void => {};

  async function begin(): Promise<void> {
    if (begun) return;
    begun = true;
    try {
      const { challenge, question } = await askCheck();
      if (!('script' in challenge)) return;
      const giveUp = () => {
        if (!offerQuestion(box, question)) return;
        place.hidden = true;
        showFault(box, 'slider', t('check.failed'));
      };
      const { showWidget } = await import('./showWidget.ts');
      reset = await showWidget(challenge, { place, language: element.dataset['iso'] ?? '', prove, giveUp });
    } catch {
      // The line is gone: the next touch tries again.
      begun = false;
    }
  }

  for (const touch of ['focusin', 'pointerover', 'input']) element.addEventListener(touch, () => void begin());
  // It was a touch that brought this code, unless a draft did.
  if (element.matches(':hover,:focus-within')) void begin();

  return (question) => {
    proof.value = '';
    reset();
    if (question) offerQuestion(box, question);
  };
}
