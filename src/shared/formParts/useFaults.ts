// Checks a field when the visitor leaves it and again while they correct it, and counts characters.
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type SyntheticEvent,
} from 'react';
import { adviceOn, checkField, checkTogether } from '../forms/checkValues.ts';
import { fieldsOf, type Fault, type Field, type Values } from '../forms/Form.ts';
import { faultyTitle } from '../forms/formTexts.ts';
import { lengthOf } from '../forms/rules.ts';
import type { FormBox, ShownFault } from './FormContext.ts';
import { typedIn } from './typedIn.ts';

type First = { values: Values; faults: readonly ShownFault[] };

const countOf = (field: Field, values: Values): [name: string, count: number][] =>
  'most' in field && field.most ? [[field.name, lengthOf(String(values[field.name] ?? ''))]] : [];

/** No mouseup follows a drag, nor a press whose menu or whose other window takes the release. */
const pressEnds = ['mouseup', 'dragstart', 'contextmenu', 'blur'];

let isPressed = false;
let afterwards: (() => void)[] = [];
const notePress = ({ button }: MouseEvent): void => {
  isPressed ||= button === 0;
};
const noteEnd = (): void => {
  isPressed = false;
  for (const act of afterwards) setTimeout(act);
  afterwards = [];
};

/**
 * Runs at once, or after the press under way. A message moves what is below it: if it came while a button is pressed, the control
 * under the pointer would move away before the button is released, and the click would be lost.
 */
function afterPress(act: () => void): void {
  if (isPressed) afterwards.push(act);
  else act();
}

export function useFaults(box: FormBox, first: First) {
  const { form, locale, t, element } = box;
  const fields = fieldsOf(form, locale);
  const adviceIn = (values: Values): Record<string, Fault> =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const fault = adviceOn(field, values[field.name] ?? '', locale.code);
        return fault ? [[field.name, fault]] : [];
      }),
    );
  const countsIn = (values: Values) => Object.fromEntries(fields.flatMap((field) => countOf(field, values)));

  const [faults, setFaults] = useState(first.faults);
  const [advice, setAdvice] = useState(() => adviceIn(first.values));
  const [counts, setCounts] = useState(() => countsIn(first.values));
  /** Content of the error summary, and how often it was set: each time it gets the focus. */
  const [summary, setSummary] = useState({ faults: first.faults, values: first.values, told: 0 });

  /** True while all values have been checked, here or by the server, and nothing was typed since. */
  const judged = useRef(first.faults.length > 0);
  const look = () => {
    const values = typedIn(box);
    setCounts(countsIn(values));
    setAdvice(adviceIn(values));
  };
  const title = useRef('');
  const take = useEffectEvent(() => {
    addEventListener('mousedown', notePress);
    for (const end of pressEnds) addEventListener(end, noteEnd);
    title.current = document.title.replace(faultyTitle(t, '', first.faults), '');
    // For input from before this code was loaded.
    look();
  });
  useEffect(() => take(), []);

  useLayoutEffect(() => {
    if (summary.told === 0) return;
    document.title = faultyTitle(t, title.current, summary.faults);
    if (summary.faults.length > 0) element.current?.querySelector<HTMLElement>('[role=alert]')?.focus();
  }, [summary, t, element]);

  const show = (name: string, fault: ShownFault | undefined) =>
    setFaults((known) => {
      const others = known.filter(({ field }) => field !== name);
      return fault || others.length < known.length ? [...others, ...(fault ? [fault] : [])] : known;
    });
  const check = (field: Field, values: Values) => {
    const fault = checkField(field, values[field.name] ?? '', locale.code) ?? checkTogether(form, field.name, values);
    show(field.name, fault && { ...fault, field: field.name });
  };
  const fieldAt = ({ target }: SyntheticEvent): Field | undefined =>
    'name' in target ? fields.find(({ name }) => name === target.name) : undefined;

  return {
    faults,
    advice,
    counts,
    summary,
    /** Sets or removes the fault of a field. */
    show,
    /** Fills the error summary and focuses it; an empty list hides it. */
    tell: (wrong: readonly ShownFault[]) => {
      const values = typedIn(box);
      judged.current = true;
      setFaults(wrong);
      setSummary(({ told }) => ({ faults: wrong, values, told: told + 1 }));
    },
    /** Call it after code has changed the fields. */
    look,
    onInput: (event: FormEvent) => {
      const field = fieldAt(event);
      if (!field || field.kind === 'files') return;
      judged.current = false;
      const values = typedIn(box);
      if ('most' in field) setCounts(countsIn(values));
      // A fault of two fields may be mended in either; what the server said of another stays.
      for (const one of fields)
        if (faults.some(({ field: name, words }) => name === one.name && (one === field || !words))) check(one, values);
      if (advice[field.name]) setAdvice(adviceIn(values));
    },
    onBlur: (event: FocusEvent) => {
      const field = fieldAt(event);
      if (!field || field.kind === 'files') return;
      afterPress(() => {
        // The focus may leave for the error summary: a fault from there must stay.
        if (judged.current) return;
        const values = typedIn(box);
        // An empty field that the focus only passes is not yet a fault.
        if (values[field.name]?.length) check(field, values);
        if ('advice' in field) setAdvice(adviceIn(values));
      });
    },
  };
}

export type Faults = ReturnType<typeof useFaults>;
