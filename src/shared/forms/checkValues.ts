// Validates cleaned values against a form: the first fault of each field, in the order in which the fields stand.
import type { LocaleCode } from '../i18n/locales.ts';
import { fieldsOf, type Fault, type Field, type FieldFault, type FieldSet, type Values } from './Form.ts';

export function checkField(field: Field, value: string | readonly string[], locale: LocaleCode): Fault | undefined {
  if (value.length === 0) {
    if (!field.required) return undefined;
    // An empty message is told how much is missing, like every other one that is too short.
    if (field.kind === 'message') return field.rule('', locale);
    return { key: ('empty' in field && field.empty) || field.error };
  }
  return 'rule' in field && typeof value === 'string' ? field.rule(value, locale) : undefined;
}

/** What to look at again in a value that is fine by the rules. */
export const adviceOn = (field: Field, value: string | readonly string[], locale: LocaleCode): Fault | undefined =>
  'advice' in field && typeof value === 'string' && value !== '' && !checkField(field, value, locale)
    ? field.advice?.(value, locale)
    : undefined;

/** Whether a required field is empty, rather than filled in wrongly. */
export const isIncomplete = (faults: readonly FieldFault[], values: Values): boolean =>
  faults.some(({ field }) => values[field]?.length === 0);

/** What several fields say together about one of them. */
export const checkTogether = ({ rules = [] }: Pick<FieldSet, 'rules'>, name: string, values: Values) =>
  rules.flatMap((rule) => rule(values) ?? []).find(({ field }) => field === name);

export function checkValues(form: FieldSet, values: Values, locale: LocaleCode): FieldFault[] {
  const faults = fieldsOf(form, locale).flatMap((field) => {
    const value = values[field.name] ?? '';
    if (value === '' && 'repeats' in field && field.repeats && !values[field.repeats]) return [];
    const fault = checkField(field, value, locale);
    return fault ? [{ ...fault, field: field.name }] : [];
  });
  const together = (form.rules ?? []).flatMap((rule) => rule(values) ?? []);
  return [...faults, ...together.filter(({ field }) => !faults.some((known) => known.field === field))];
}
