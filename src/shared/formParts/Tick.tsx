// A checkbox with its label and links to the documents that it refers to.
import type { ReactNode } from 'react';
import { useField, useForm } from './FormContext.ts';
import css from './fields.module.css';
import { FieldNotes } from './FieldNotes.tsx';

type Props = { name: string; required: boolean; children: ReactNode };

export function Tick({ name, required, children }: Props) {
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
      {children}
      <FieldNotes name={name} />
    </div>
  );
}
