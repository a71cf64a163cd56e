// The human check of a form: our slider, or the widget of a service; whoever cannot use it is asked a sum.
import { find, hidden, type FormBox, type Question } from './FormBox.ts';
import { sliderCheck } from './sliderCheck.ts';
import { widgetCheck } from './widgetCheck.ts';

export type HumanCheck = {
  /** Message for a form that is sent without it. */
  missing: 'slider' | 'captcha';
  /** Whether the form carries a proof or an answer. */
  passed: () => boolean;
  /** The proof was not accepted: another one is needed, or an answer to the question. */
  again: (question: Question | undefined) => void;
};

export function humanCheck(box: FormBox): HumanCheck {
  const proof = hidden(box, 'humanProof');
  const slider = find<HTMLInputElement>(box, '[data-slider]');
  const widget = find(box, '[data-widget]');
  const passed = () => !proof || Boolean(proof.value) || Boolean(new FormData(box.element).get('humanAnswer'));
  if (proof && slider) return { missing: 'slider', passed, again: sliderCheck(box, proof, slider) };
  if (proof && widget) return { missing: 'captcha', passed, again: widgetCheck(box, proof, widget) };
  // It was passed with an earlier try.
  return { missing: 'captcha', passed: () => true, again: () => undefined };
}
