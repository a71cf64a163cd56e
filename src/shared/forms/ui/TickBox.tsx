// One box to tick, with its words.
import { useField, useForm } from '../live/FormContext.ts';
import css from './fields.module.css';

export function TickBox({ name, required }: { name: string; required: boolean }) {
  const { t } = useForm();
  const { id, value, error, describedBy } = useField(name);
  return (
    <label className={css.option}>
      <input
        type="checkbox"
        id={id}
        name={name}
        value="yes"
        required={required}
        defaultChecked={value === 'yes'}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
      {t(`fields.${name}.label`)}
    </label>
  );
}
