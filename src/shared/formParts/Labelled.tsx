// The frame of every single-value field: label, optional mark, hint and messages.
import type { ReactNode } from 'react';
import { useField, useForm } from './FormContext.ts';
import css from './fields.module.css';
import { FieldNotes } from './FieldNotes.tsx';

type Props = {
  name: string;
  required: boolean;
  hint?: boolean | undefined;
  half?: boolean | undefined;
  children: ReactNode;
};

export function Labelled({ name, required, hint = false, half = false, children }: Props) {
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
          {t(`fields.${name}.hint`)}
        </p>
      )}
      <FieldNotes name={name} />
    </div>
  );
}
