// A group of radio buttons or checkboxes.
import type { ChoiceField } from '../Form.ts';
import { useField, useForm } from '../live/FormContext.ts';
import { FieldNotes } from './FieldNotes.tsx';
import css from './fields.module.css';

export function Choices({ field }: { field: ChoiceField }) {
  const { name, kind, required, options, hint } = field;
  const { t } = useForm();
  const { id, value, error, describedBy } = useField(name);
  const remarks = [
    name === 'contactTime' && t('weekdays'),
    kind === 'checks' && required && t('atLeastOne'),
    !required && t('optional'),
  ];
  return (
    <fieldset
      className={css.choices}
      aria-describedby={describedBy}
      aria-required={kind === 'radios' && required ? true : undefined}
      role={kind === 'radios' ? 'radiogroup' : undefined}
      aria-invalid={kind === 'radios' && error ? true : undefined}
    >
      <legend className={css.legend}>
        {t(`fields.${name}.label`)}
        {remarks.filter(Boolean).map((remark) => (
          <span key={String(remark)} className={css.quiet}>
            {remark}
          </span>
        ))}
      </legend>
      <div className={hint ? css.hinted : css.options}>
        {options.map((option, index) => (
          <label key={option} className={css.option}>
            <input
              type={kind === 'radios' ? 'radio' : 'checkbox'}
              id={index === 0 ? id : undefined}
              name={name}
              value={option}
              aria-invalid={kind === 'checks' && error ? true : undefined}
              defaultChecked={value === option || (Array.isArray(value) && value.includes(option))}
            />
            {t(`options.${name}.${option}`)}
            {hint && <small>{t(`fields.${name}.${option}`)}</small>}
          </label>
        ))}
      </div>
      {name === 'cloudVersion' && <p className={css.voucher}>{t('voucher')}</p>}
      <FieldNotes name={name} />
    </fieldset>
  );
}
