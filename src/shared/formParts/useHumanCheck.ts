// The human check of a form: whoever cannot use the slider or the service's widget is asked a sum.
import { useRef, useState } from 'react';
import type { Needs } from '../app/needs.ts';
import type { FormState, Question } from '../forms/FormState.ts';
import type { FormBox } from './FormContext.ts';
import { hiddenIn } from './typedIn.ts';

export type CheckStage = 'idle' | 'working' | 'passed';

/** `question`: the sum that stands on the page for everybody. */
type Given = Pick<Needs['forms'], 'widget' | 'question'>;

export function useHumanCheck(box: FormBox, came: FormState | undefined, { widget, question: shared }: Given) {
  const [stage, setStage] = useState<CheckStage>('idle');
  const [question, ask] = useState<Question | undefined>(came?.question);
  /** Counts how often it has to be done anew. */
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
    /** True when it was not asked before. */
    ask(): boolean {
      const isNew = asking.current === undefined;
      asking.current ??= shared;
      ask(asking.current);
      return isNew;
    },
    round,
    /** The visitor is at the form: what the check needs is fetched. */
    touched,
    touch: () => setTouched(true),
    untouch: () => setTouched(false),
    /** Message for a form that is sent without it. */
    missing: widget ? 'captcha' : 'slider',
    proof,
    /** The form carries a proof, as far as this code has put it there. */
    proven,
    prove(value: string) {
      const field = proof();
      if (field) field.value = value;
      setProven(value !== '');
    },
    /** Whether the form carries an answer; one that was passed before has no field for it. */
    answered,
    /** Whether it carries a proof or an answer. */
    passed: (): boolean => answered() || Boolean(proof()?.value),
    /** The proof was not accepted: another one is needed, or an answer to the question. */
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
