// What the fields of a form being shown know of its values, faults and files.
import { createContext, use } from 'react';
import { useT } from '../../i18n/useT.ts';
import { faultText } from '../faultText.ts';
import type { FormState } from '../FormState.ts';

type ShownForm = Pick<FormState, 'values' | 'faults' | 'files'>;

export const ShownFormContext = createContext<ShownForm>({ values: {}, faults: [], files: [] });

export const idOf = (name: string): string => `f-${name}`;

/** A field's value, the words of its fault, and the ids that describe it. */
export function useField(name: string, hint = false) {
  const { values, faults } = use(ShownFormContext);
  const t = useT('forms');
  const fault = faults.find(({ field }) => field === name);
  const id = idOf(name);
  const described = [hint && `${id}-h`, fault && `${id}-e`].filter(Boolean).join(' ');
  return {
    id,
    value: values[name] ?? '',
    error: fault && faultText(t, fault),
    describedBy: described || undefined,
  };
}
