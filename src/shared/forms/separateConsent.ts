// The consent that the law of mainland China wants for itself before data leaves it; whether it is asked, the owner says.
import type { Field, FieldSet } from './Form.ts';

const dataAbroad: Field = { name: 'dataAbroad', kind: 'tick', required: true, error: 'dataAbroad', onlyIn: 'zh_CN' };

/** The form as it is asked: the consent comes last, beside the button. */
export function withConsent<F extends FieldSet>(form: F, isAsked: boolean): F {
  const last = form.groups[form.groups.length - 1] ?? [];
  return isAsked ? { ...form, groups: [...form.groups.slice(0, -1), [...last, dataAbroad]] } : form;
}
