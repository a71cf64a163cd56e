// What surrounds every single-value field: its label with what is optional, its hint above and its fault below.
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import css from './fields.module.css';
import { useField } from './ShownForm.ts';

type Props = {
  name: string;
  required: boolean;
  hint?: boolean | undefined;
  half?: boolean | undefined;
  advice?: string | undefined;
  children: ReactNode;
};

export function Labelled({ name, required, hint = false, half = false, advice, children }: Props) {
  const t = useT('forms');
  const { id, error } = useField(name, hint);
  return (
    <div className={css.field} data-field={name} data-bad={error ? '' : undefined} data-wide={half ? undefined : ''}>
      <label className={css.label} htmlFor={id}>
        {t(`fields.${name}.label`)}
        {!required && <span className={css.quiet}>{t('optional')}</span>}
      </label>
      {hint && (
        <p className={css.hint} id={`${id}-h`}>
          {t(`fields.${name}.hint`)}
        </p>
      )}
      {children}
      {advice && (
        <p className={css.advice} id={`${id}-a`}>
          {advice}
        </p>
      )}
      {error && (
        <p className={css.error} id={`${id}-e`}>
          {error}
        </p>
      )}
    </div>
  );
}
