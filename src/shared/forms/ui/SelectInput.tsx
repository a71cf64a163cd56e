// One of several, folded into a menu; the first entry is nothing.
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import type { ChoiceField } from '../Form.ts';
import { optionText } from '../optionText.ts';
import css from './fields.module.css';
import { Labelled } from './Labelled.tsx';
import { useField } from './ShownForm.ts';

export function SelectInput({ field }: { field: ChoiceField }) {
  const { name, required, hint, half, options } = field;
  const t = useT('forms');
  const { locale } = usePage();
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
