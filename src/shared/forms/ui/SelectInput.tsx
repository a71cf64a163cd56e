// One of several, folded into a menu; the first entry is nothing.
import type { ChoiceField } from '../Form.ts';
import { useField, useForm } from '../live/FormContext.ts';
import { optionText } from '../optionText.ts';
import css from './fields.module.css';
import { Labelled } from './Labelled.tsx';

export function SelectInput({ field }: { field: ChoiceField }) {
  const { name, required, hint, half, options } = field;
  const { t, locale } = useForm();
  const { id, value, error, describedBy } = useField(name, hint);
  return (
    <Labelled name={name} required={required} hint={hint} half={half}>
      <select
        className={css.input}
        id={id}
        name={name}
        required={required}
        defaultValue={String(value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      >
        <option value="">{t('choose')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {optionText(t, locale, name, option)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
