// State of a form's human check. Visitors who cannot use the slider or widget are asked a sum.
import { useRef, useState } from 'react';
import type { Needs } from '../app/needs.ts';
import type { FormState, Question } from '../forms/FormState.ts';
import type { FormBox } from './FormContext.ts';
import { hiddenIn } from './typedIn.ts';

type CheckStage = 'idle' | 'working' | 'passed';

/** `question`: the sum in the shared page. */
type Given = Pick<Needs['forms'], 'widget' | 'question'>;

export function useHumanCheck(box: FormBox, came: FormState | undefined, { widget, question: shared }: Given) {
  const [stage, setStage] = useState<CheckStage>('idle');
  const [question, ask] = useState<Question | undefined>(came?.question);
  /** Number of times the check had to be repeated. */
  const [round, setRound] = useState(0);
  const [touched, setTouched] = useState(false);
  const [proven, setProven] = useState(false);
  const asking = useRef<Question | undefined>(came?.question);
  const proof = () => hiddenIn(box, 'humanProof');
  const answered = (): boolean =>
    !proof() || Boolean(new FormData(box.element.current ?? undefined).get('humanAnswer'));

  return {
    stage,
    setStage,
    question,
    /** Asks the sum; returns true if it was not asked before. */
    ask(): boolean {
      const isNew = asking.current === undefined;
      asking.current ??= shared;
      ask(asking.current);
      return isNew;
    },
    round,
    /** The visitor has touched the form, so the check's data is loaded. */
    touched,
    touch: () => setTouched(true),
    untouch: () => setTouched(false),
    /** Message key for a form sent without the check. */
    missing: widget ? 'captcha' : 'slider',
    proof,
    /** Whether this code has put a proof into the form. */
    proven,
    prove(value: string) {
      const field = proof();
      if (field) field.value = value;
      setProven(value !== '');
    },
    /** Whether the form has an answer. A check passed in an earlier post has no field, and counts as answered. */
    answered,
    /** Whether the form has a proof or an answer. */
    passed: (): boolean => answered() || Boolean(proof()?.value),
    /** Call it when the proof was refused: a new proof, or an answer to the sum, is needed. */
    again(asked: Question | undefined) {
      const field = proof();
      if (field) field.value = '';
      setProven(false);
      setStage('idle');
      setRound((times) => times + 1);
      if (!asked || (!widget && asking.current === undefined)) return;
      asking.current = asked;
      ask(asked);
    },
  };
}

export type HumanCheck = ReturnType<typeof useHumanCheck>;
