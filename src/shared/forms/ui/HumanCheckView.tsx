// The human check: for script a slider with a button, or a service's widget; a sum for everybody who cannot use them.
import { useNeed } from '../../app/needs.ts';
import { useT } from '../../i18n/useT.ts';
import type { FormState } from '../FormState.ts';
import fields from './fields.module.css';
import css from './HumanCheckView.module.css';
import { useField } from './ShownForm.ts';

type Props = Pick<Partial<FormState>, 'question' | 'passed'>;

function Slider({ id, named }: { id: string; named: boolean }) {
  const t = useT('forms');
  return (
    <div className={css.scripted}>
      <div className={css.rail}>
        <span aria-hidden="true" data-rail-text="">
          {t('check.slide')}
        </span>
        <input
          type="range"
          id={named ? id : undefined}
          min={0}
          max={100}
          defaultValue={0}
          autoComplete="off"
          aria-labelledby={`${id}-l`}
          aria-describedby={`${id}-h`}
          data-slider=""
        />
      </div>
      <p className={fields.hint} id={`${id}-h`}>
        {t('fields.slider.hint')}{' '}
        <button type="button" className={css.verify} data-verify="">
          {t('check.verify')}
        </button>
      </p>
    </div>
  );
}

export function HumanCheckView({ question, passed }: Props) {
  const t = useT('forms');
  const { widget, question: shared } = useNeed('forms');
  const { id, error } = useField('slider');
  const asked = question ?? shared;
  const sumId = question ? id : `${id}-s`;
  if (passed) {
    return (
      <p className={`${css.check} ${fields.hint}`} data-check="passed">
        {t('check.verified')}
        {Object.entries(passed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ))}
      </p>
    );
  }
  return (
    <div className={css.check} data-field="slider" data-bad={error ? '' : undefined} data-check="">
      <span className={fields.label} id={`${id}-l`}>
        {t('fields.slider.label')}
      </span>
      {widget && (
        <div
          className={`${css.scripted} ${css.widget}`}
          id={question ? undefined : id}
          role="group"
          tabIndex={-1}
          aria-labelledby={`${id}-l`}
          data-widget=""
        />
      )}
      {!widget && <Slider id={id} named={!question} />}
      {error && (
        <p className={fields.error} id={`${id}-e`}>
          {error}
        </p>
      )}
      {asked && (
        <div
          className={question ? css.question : `${css.question} ${css.unscripted}`}
          data-question={question ? '' : undefined}
          data-sum=""
        >
          <label className={fields.label} htmlFor={sumId}>
            {t('check.noscript', { a: asked.a, b: asked.b })}
          </label>
          <input
            className={`${fields.input} ${css.answer}`}
            id={sumId}
            name="humanAnswer"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            aria-describedby={error && `${id}-e`}
          />
          <input type="hidden" name="humanQuestion" defaultValue={asked.token} />
        </div>
      )}
      <input type="hidden" name="humanProof" defaultValue="" />
      <div className={css.trap} aria-hidden="true">
        <label htmlFor={`${id}-w`}>Website</label>
        <input id={`${id}-w`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  );
}
