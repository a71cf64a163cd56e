// Follows in the browser how far a registration has come, from what stands in its fields: also in what was done before this code had come.
import { useEffect, useEffectEvent, useState } from 'react';
import type { Values } from '../Form.ts';
import type { FormState } from '../FormState.ts';
import type { FormBox } from '../live/FormContext.ts';
import { typedIn } from '../live/typedIn.ts';
import type { HumanCheck } from '../live/useHumanCheck.ts';
import { stageStates, type StageState } from './stageStates.ts';

type Stages = { states: readonly StageState[]; look: () => void };

const agreedIn = ({ agreement }: Values): boolean => agreement === 'yes';

/** `came`: the form as the server gave it back. */
export function useStages(box: FormBox, check: HumanCheck, values: Values, came: FormState | undefined): Stages {
  const [answered, setAnswered] = useState(came?.passed !== undefined);
  const [agreed, setAgreed] = useState(agreedIn(values));
  const look = () => {
    setAnswered(check.answered());
    setAgreed(agreedIn(typedIn(box)));
  };
  const lookNow = useEffectEvent(look);
  useEffect(() => lookNow(), []);
  return { states: stageStates([check.proven || answered, agreed]), look };
}
