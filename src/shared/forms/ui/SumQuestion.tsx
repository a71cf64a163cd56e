// A small sum instead of the slider; unless it was asked for, it is there for visitors without script only.
import type { Question } from '../FormState.ts';
import { useField, useForm } from '../live/FormContext.ts';
import fields from './fields.module.css';
import { HiddenValue } from './HiddenValue.tsx';
import css from './HumanCheckView.module.css';

/** `id`: the summary of what is wrong leads here. */
type Props = { question: Question; id: string | undefined };

export function SumQuestion({ question: { a, b, token }, id }: Props) {
  const { t } = useForm();
  const { id: field, describedBy } = useField('slider');
  const own = id ?? `${field}-s`;
  return (
    <div className={id ? css.question : `${css.question} ${css.unscripted}`}>
      <label className={fields.label} htmlFor={own}>
        {t('check.noscript', { a, b })}
      </label>
      <input
        className={`${fields.input} ${css.answer}`}
        id={own}
        name="humanAnswer"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-describedby={describedBy}
      />
      <HiddenValue name="humanQuestion" first={token} />
    </div>
  );
}
