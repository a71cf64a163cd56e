// Checks a field when the visitor leaves it, again while he mends it, and counts what he types.
import { adviceOn, checkField } from '../../shared/forms/checkValues.ts';
import { faultText } from '../../shared/forms/faultText.ts';
import { fieldsOf, type Field } from '../../shared/forms/Form.ts';
import { readValues } from '../../shared/forms/readValues.ts';
import { lengthOf } from '../../shared/forms/rules.ts';
import { find, sentIn, wrapperOf, type FormBox } from './FormBox.ts';
import { showAdvice, showFault } from './showFaults.ts';

export function checkWhileTyping(box: FormBox): void {
  const { element, form, locale, t } = box;
  const fields = fieldsOf(form, locale);

  const valueOf = ({ name }: Field) => readValues(form, locale, sentIn(box))[name] ?? '';
  const fieldAt = ({ target }: Event): Field | undefined => {
    const wrapper = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
    return fields.find(({ name }) => name === wrapper?.dataset['field']);
  };
  const check = (field: Field) => {
    const fault = checkField(field, valueOf(field), locale);
    showFault(box, field.name, fault && faultText(t, fault));
  };
  const advise = (field: Field) => {
    if (!('advice' in field)) return;
    const advice = adviceOn(field, valueOf(field), locale);
    showAdvice(box, field.name, advice && faultText(t, advice));
  };
  const count = (field: Field) => {
    const counter = wrapperOf(box, field.name)?.querySelector('[data-counter]');
    if (!counter || !('most' in field) || !field.most) return;
    counter.textContent = t('counter', { count: lengthOf(String(valueOf(field))), max: field.most });
  };

  element.addEventListener('input', (event) => {
    const field = fieldAt(event);
    if (!field) return;
    count(field);
    if (wrapperOf(box, field.name)?.hasAttribute('data-bad') && field.kind !== 'files') check(field);
    if (find(box, `#f-${field.name}-a`)) advise(field);
  });
  element.addEventListener('focusout', (event) => {
    const field = fieldAt(event);
    // An empty field that is only passed on the way is not yet a mistake.
    if (!field || field.kind === 'files') return;
    if (valueOf(field).length > 0) check(field);
    advise(field);
  });
  for (const field of fields) count(field);
  find(box, '[data-summary]')?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = link && document.getElementById(link.hash.slice(1));
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView({ block: 'center' });
  });
}
