// The frames around a field's control: labels, hints, and the messages below.
import type { ReactNode } from 'react';
import { useField, useForm } from './FormContext.ts';
import css from './fields.module.css';

/** A warning about the field's value, and its fault. */
export function FieldNotes({ name }: { name: string }) {
  const { id, error, advice } = useField(name);
  return (
    <>
      {advice && (
        <p key={advice} className={css.advice} id={`${id}-a`}>
          {advice}
        </p>
      )}
      {error && (
        <p key={error} className={css.error} id={`${id}-e`}>
          {error}
        </p>
      )}
    </>
  );
}

type LabelledProps = {
  name: string;
  required: boolean;
  hint?: boolean | string | undefined;
  half?: boolean | undefined;
  children: ReactNode;
};

/** For controls with one value, such as an input or a select. */
export function Labelled({ name, required, hint = false, half = false, children }: LabelledProps) {
  const { t } = useForm();
  const { id } = useField(name, hint);
  return (
    <div className={half ? css.field : `${css.field} ${css.wide}`}>
      <label className={css.label} htmlFor={id}>
        {t(`fields.${name}.label`)}
        {!required && <span className={css.quiet}>{t('optional')}</span>}
      </label>
      {children}
      {hint && (
        <p className={css.hint} id={`${id}-h`}>
          {t(`fields.${name}.${hint === true ? 'hint' : hint}`)}
        </p>
      )}
      <FieldNotes name={name} />
    </div>
  );
}

type TickProps = { name: string; required: boolean; children: ReactNode };

/** A checkbox; `children` link to the documents that it refers to. */
export function Tick({ name, required, children }: TickProps) {
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
