// The separate consent that mainland China's law requires before data leaves the country. The owner decides whether forms ask for it.
import type { Field, FieldSet } from './Form.ts';

const dataAbroad: Field = { name: 'dataAbroad', kind: 'tick', required: true, error: 'dataAbroad', onlyIn: 'zh_CN' };

/** Adds the consent as the last field, beside the button. */
export function withConsent<F extends FieldSet>(form: F, isAsked: boolean): F {
  const last = form.groups[form.groups.length - 1] ?? [];
  return isAsked ? { ...form, groups: [...form.groups.slice(0, -1), [...last, dataAbroad]] } : form;
}
