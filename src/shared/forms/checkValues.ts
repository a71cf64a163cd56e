// Validates cleaned values against a form: the first fault of each field, in the order of the fields.
import type { LocaleCode } from '../i18n/locales.ts';
import {
  fieldsOf,
  type Fault,
  type Field,
  type FieldFault,
  type FieldSet,
  type FormLocale,
  type Values,
} from './Form.ts';

export function checkField(field: Field, value: string | readonly string[], locale: LocaleCode): Fault | undefined {
  if (value.length === 0) {
    if (!field.required) return undefined;
    // An empty message gets the same fault as a short one: how many characters are missing.
    if (field.kind === 'message') return field.rule('', locale);
    return { key: ('empty' in field && field.empty) || field.error };
  }
  return 'rule' in field && typeof value === 'string' ? field.rule(value, locale) : undefined;
}

/** A warning about a valid value that may be mistyped. */
export const adviceOn = (field: Field, value: string | readonly string[], locale: LocaleCode): Fault | undefined =>
  'advice' in field && typeof value === 'string' && value !== '' && !checkField(field, value, locale)
    ? field.advice?.(value, locale)
    : undefined;

/** Whether a required field is empty, as opposed to invalid. */
export const isIncomplete = (faults: readonly FieldFault[], values: Values): boolean =>
  faults.some(({ field }) => values[field]?.length === 0);

/** The fault that the rules over several fields report for one field. */
export const checkTogether = ({ rules = [] }: Pick<FieldSet, 'rules'>, name: string, values: Values) =>
  rules.flatMap((rule) => rule(values) ?? []).find(({ field }) => field === name);

export function checkValues(form: FieldSet, values: Values, locale: FormLocale): FieldFault[] {
  const faults = fieldsOf(form, locale).flatMap((field) => {
    const value = values[field.name] ?? '';
    if (value === '' && 'repeats' in field && field.repeats && !values[field.repeats]) return [];
    const fault = checkField(field, value, locale.code);
    return fault ? [{ ...fault, field: field.name }] : [];
  });
  const together = (form.rules ?? []).flatMap((rule) => rule(values) ?? []);
  return [...faults, ...together.filter(({ field }) => !faults.some((known) => known.field === field))];
}
