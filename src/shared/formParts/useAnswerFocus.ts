// Where the answer to a form is what the address leads to, the keyboard and the screen reader are led there, too.
import { useEffect } from 'react';
import { answerPlace } from '../forms/Form.ts';

/** Unless the visitor has gone on already. */
export function useAnswerFocus(): void {
  useEffect(() => {
    if (location.hash === `#${answerPlace}` && document.activeElement === document.body)
      document.getElementById(answerPlace)?.focus();
  }, []);
}
