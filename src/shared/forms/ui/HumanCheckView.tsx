// The human check: for script a slider with a button, or a service's widget; a sum for everybody who cannot use them.
import type { FormState, Question } from '../FormState.ts';
import { useField, useForm } from '../live/FormContext.ts';
import type { HumanCheck } from '../live/useHumanCheck.ts';
import { FieldNotes } from './FieldNotes.tsx';
import fields from './fields.module.css';
import css from './HumanCheckView.module.css';
import { HiddenValue } from './HiddenValue.tsx';
import { Slider } from './Slider.tsx';
import { SumQuestion } from './SumQuestion.tsx';
import { Widget } from './Widget.tsx';

type Props = {
  check: HumanCheck;
  /** On the page that everybody gets, for who has no script. */
  shared: Question | undefined;
  widget: boolean;
  passed: FormState['passed'];
};

export function HumanCheckView({ check, shared, widget, passed }: Props) {
  const { t } = useForm();
  const { id } = useField('slider');
  if (passed) {
    return (
      <p className={`${css.check} ${css.verified}`} id={id} tabIndex={-1}>
        {t('check.verified')}
        {Object.entries(passed).map(([name, value]) => (
          <HiddenValue key={name} name={name} first={value} />
        ))}
      </p>
    );
  }
  const asked = check.question ?? shared;
  return (
    <div className={css.check}>
      <span className={fields.label} id={`${id}-l`}>
        {t('fields.slider.label')}
      </span>
      {widget ? (
        <Widget key={check.round} check={check} id={check.question ? undefined : id} />
      ) : (
        <Slider check={check} id={check.question ? undefined : id} />
      )}
      <FieldNotes name="slider" />
      {asked && <SumQuestion key={asked.token} question={asked} id={check.question ? id : undefined} />}
      <HiddenValue name="humanProof" first="" />
      <div className={css.trap} aria-hidden="true">
        <label htmlFor={`${id}-w`}>Website</label>
        <input id={`${id}-w`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  );
}
