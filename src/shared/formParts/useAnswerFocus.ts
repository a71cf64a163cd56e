// Moves the focus to a form's answer when the address leads to it, for keyboards and screen readers.
import { useEffect } from 'react';
import { answerPlace } from '../forms/Form.ts';

/** Does nothing if the visitor has already focused something else. */
export function useAnswerFocus(): void {
  useEffect(() => {
    if (location.hash === `#${answerPlace}` && document.activeElement === document.body)
      document.getElementById(answerPlace)?.focus();
  }, []);
}
