// What the parts of a form know of it: whose form it is, what stands in it, and what is wrong with it.
import { createContext, use, type RefObject } from 'react';
import type { LocaleRow } from '../i18n/locales.ts';
import type { Translate } from '../i18n/useT.ts';
import { faultText } from '../forms/faultText.ts';
import type { Fault, FieldFault, FieldSet, Values } from '../forms/Form.ts';

/** What everything that a form does is done with. */
export type FormBox<F extends FieldSet = FieldSet> = {
  form: F;
  /** Of the ids of its fields. */
  prefix: string;
  locale: Pick<LocaleRow, 'code' | 'iso'>;
  t: Translate;
  element: RefObject<HTMLFormElement | null>;
};

/** `words`: as the server said it, which may know more than the key. */
export type ShownFault = FieldFault & { words?: string };

export type ShownForm = Omit<FormBox, 'element'> & {
  /** With which the form was rendered; what has been typed since stands in the fields alone. */
  values: Values;
  faults: readonly ShownFault[];
  advice: Readonly<Record<string, Fault>>;
  counts: Readonly<Record<string, number>>;
  /** Says what is wrong with a field, or that nothing is any more. */
  show: (name: string, fault: ShownFault | undefined) => void;
};

/** Outside a form the first read fails by itself; a sentence about it would travel to every visitor. */
export const FormContext = createContext<ShownForm>(undefined as never);

export const useForm = (): ShownForm => use(FormContext);

/** Two forms may stand on a page: its own, and a dialog's. */
export const idOf = ({ prefix }: Pick<FormBox, 'prefix'>, name: string): string => `${prefix}-${name}`;

export const wordsOf = (t: Translate, fault: ShownFault): string => fault.words ?? faultText(t, fault);

/** A field's value, the words of its fault, and the ids that describe it. */
export function useField(name: string, hint = false) {
  const shown = useForm();
  const { values, faults, advice, t } = shown;
  const fault = faults.find(({ field }) => field === name);
  const remark = advice[name];
  const id = idOf(shown, name);
  const described = [hint && `${id}-h`, fault && `${id}-e`, remark && `${id}-a`].filter(Boolean).join(' ');
  return {
    id,
    value: values[name] ?? '',
    error: fault && wordsOf(t, fault),
    advice: remark && faultText(t, remark),
    describedBy: described || undefined,
  };
}
