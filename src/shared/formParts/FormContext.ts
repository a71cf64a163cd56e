// What the parts of a form share: the form's definition, its values, and its faults.
import { createContext, use, type RefObject } from 'react';
import type { AlwaysGiven } from '../i18n/useT.ts';
import type { LocaleRow } from '../i18n/locales.ts';
import type { Translate } from '../i18n/useT.ts';
import { faultText } from '../forms/formTexts.ts';
import type { Fault, FieldFault, FieldSet, Values } from '../forms/Form.ts';

/** A form and its element, for the hooks that work on them. */
export type FormBox<F extends FieldSet = FieldSet> = {
  form: F;
  /** Prefix of its fields' ids. */
  prefix: string;
  locale: Pick<LocaleRow, 'code' | 'iso'>;
  t: Translate;
  element: RefObject<HTMLFormElement | null>;
};

/** `words`: the server's own message, which may say more than the text of the key. */
export type ShownFault = FieldFault & { words?: string };

type ShownForm = Omit<FormBox, 'element'> & {
  /** The values the form was rendered with; later input is in the DOM only. */
  values: Values;
  faults: readonly ShownFault[];
  advice: Readonly<Record<string, Fault>>;
  counts: Readonly<Record<string, number>>;
  /** Shows the fault of a field, or removes it. */
  show: (name: string, fault: ShownFault | undefined) => void;
};

export const FormContext = createContext<ShownForm>(undefined as AlwaysGiven);

export const useForm = (): ShownForm => use(FormContext);

/** A page may have two forms, its own and a dialog's, so ids have a prefix. */
export const idOf = ({ prefix }: Pick<FormBox, 'prefix'>, name: string): string => `${prefix}-${name}`;

export const wordsOf = (t: Translate, fault: ShownFault): string => fault.words ?? faultText(t, fault);

/** A field's value, its messages, and the ids of the elements that describe it. */
export function useField(name: string, hint: boolean | string = false) {
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
