// A group of radio buttons or checkboxes.
import { useT } from '../../i18n/useT.ts';
import type { ChoiceField } from '../Form.ts';
import css from './fields.module.css';
import { useField } from './ShownForm.ts';

export function Choices({ field }: { field: ChoiceField }) {
  const { name, kind, required, options } = field;
  const t = useT('forms');
  const { id, value, error, describedBy } = useField(name);
  const remarks = [
    name === 'contactTime' && t('weekdays'),
    kind === 'checks' && required && t('atLeastOne'),
    !required && t('optional'),
  ];
  return (
    <fieldset
      className={css.choices}
      data-field={name}
      data-bad={error ? '' : undefined}
      aria-describedby={describedBy}
      aria-required={kind === 'radios' && required ? true : undefined}
      role={kind === 'radios' ? 'radiogroup' : undefined}
    >
      <legend className={css.legend}>
        {t(`fields.${name}.label`)}
        {remarks.filter(Boolean).map((remark) => (
          <span key={String(remark)} className={css.quiet}>
            {remark}
          </span>
        ))}
      </legend>
      <div className={css.options}>
        {options.map((option, index) => (
          <label key={option} className={css.option}>
            <input
              type={kind === 'radios' ? 'radio' : 'checkbox'}
              id={index === 0 ? id : undefined}
              name={name}
              value={option}
              defaultChecked={value === option || (Array.isArray(value) && value.includes(option))}
            />
            {t(`options.${name}.${option}`)}
          </label>
        ))}
      </div>
      {name === 'cloudVersion' && <p className={css.voucher}>{t('voucher')}</p>}
      {error && (
        <p className={css.error} id={`${id}-e`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
