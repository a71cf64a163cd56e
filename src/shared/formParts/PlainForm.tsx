// A form without any script, for static parts: the usual fields, and a sum as its human check.
import type { ReactNode } from 'react';
import { usePage } from '../app/PageContext.ts';
import { answerPlace, groupsOf, type FieldFault, type FieldSet, type Values } from '../forms/Form.ts';
import type { FormState, Question } from '../forms/FormState.ts';
import { useT, type Translate } from '../i18n/useT.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldNotes } from './FieldFrame.tsx';
import { FieldView } from './FieldView.tsx';
import { FormContext, useField, useForm } from './FormContext.ts';
import { HiddenValue } from './HiddenValue.tsx';
import css from './FormView.module.css';
import check from './HumanCheckView.module.css';
import { SumQuestion } from './HumanCheckView.tsx';

type Props = {
  form: FieldSet;
  values: Values;
  faults: readonly FieldFault[];
  /** The form's own texts; missing keys fall back to the general form texts. */
  words: Translate;
  /** Content below the fields: human check, consent and button. */
  children: ReactNode;
};

const nothing = {};

export function PlainForm({ form, values, faults, words, children }: Props) {
  const ofForms = useT('forms');
  const t: Translate = (key, given) => {
    const own = words(key, given);
    return own === key ? ofForms(key, given) : own;
  };
  const { locale, path } = usePage();
  return (
    <FormContext
      value={{ form, prefix: 'f', locale, t, values, faults, advice: nothing, counts: nothing, show: () => undefined }}
    >
      <form className={css.form} method="post" action={`${path}#${answerPlace}`} noValidate>
        <ErrorSummary id={answerPlace} faults={faults} values={values} told={0} failed={t('summary.failed')} />
        {groupsOf(form, locale).map((group) => (
          <div key={group[0]?.name} className={css.group}>
            {group.map((field) => (
              <FieldView key={field.name} field={field} />
            ))}
          </div>
        ))}
        {children}
      </form>
    </FormContext>
  );
}

/** `question`: undefined where the check asks nothing. */
export function PlainCheck({ question, passed }: { question: Question | undefined; passed: FormState['passed'] }) {
  const { t } = useForm();
  const { id } = useField('slider');
  if (passed)
    return (
      <p className={`${check.check} ${check.verified}`} id={id} tabIndex={-1}>
        {t('check.verified')}
        {Object.entries(passed).map(([name, value]) => (
          <HiddenValue key={name} name={name} first={value} />
        ))}
      </p>
    );
  return (
    <div className={check.check}>
      {question && <SumQuestion question={question} id={id} />}
      <FieldNotes name="slider" />
      <div className={check.trap} aria-hidden="true">
        <label htmlFor={`${id}-w`}>Website</label>
        <input id={`${id}-w`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  );
}
