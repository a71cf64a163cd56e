// A consent, with the policy that it refers to.
import type { Field } from '../Form.ts';
import { useField, useForm } from '../live/FormContext.ts';
import css from './fields.module.css';
import { FieldNotes } from './FieldNotes.tsx';
import { PolicyLink } from './PolicyLink.static.tsx';

export function Tick({ field: { name, required } }: { field: Field }) {
  const { t } = useForm();
  const { id, value, error, describedBy } = useField(name);
  return (
    <div className={css.tick}>
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
      <PolicyLink />
      <FieldNotes name={name} />
    </div>
  );
}
