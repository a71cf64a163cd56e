// The slider and the button beside it: both start the same computation, whose result goes with the form.
import { useEffect, useEffectEvent, useRef } from 'react';
import { useField, useForm } from '../live/FormContext.ts';
import type { HumanCheck } from '../live/useHumanCheck.ts';
import { useProofOfWork } from '../live/useProofOfWork.ts';
import fields from './fields.module.css';
import css from './HumanCheckView.module.css';

/** Where the dashed mark stands on the rail. */
const target = 88;
const end = 100;

export function Slider({ check, id }: { check: HumanCheck; id: string | undefined }) {
  const { t } = useForm();
  const { id: field, error } = useField('slider');
  const slider = useRef<HTMLInputElement>(null);
  const verify = useProofOfWork(check);
  const { stage } = check;
  const put = (value: number) => {
    if (slider.current) slider.current.value = String(value);
  };
  const isThere = () => Number(slider.current?.value) >= target;

  function moved(): void {
    // Once passed it stays where it is, ready to be read out.
    if (stage === 'passed') put(end);
    else if (isThere()) void verify();
  }
  /** Only a hand lets go; keys stay where they have come to. */
  function released(): void {
    if (stage === 'idle' && !isThere()) put(0);
  }

  const draggedBefore = useEffectEvent(() => {
    if (isThere()) void verify();
  });
  useEffect(() => draggedBefore(), []);
  const before = useRef(stage);
  useEffect(() => {
    const rail = slider.current;
    if (rail && before.current !== stage && stage !== 'working') rail.value = String(stage === 'passed' ? end : 0);
    before.current = stage;
  }, [stage]);

  const words = { idle: t('check.slide'), working: t('check.working'), passed: t('check.verified') }[stage];
  return (
    <div className={css.scripted}>
      <div className={stage === 'passed' ? `${css.rail} ${css.done}` : css.rail}>
        <span aria-hidden="true" key={words}>
          {words}
        </span>
        <input
          ref={slider}
          type="range"
          id={id}
          min={0}
          max={end}
          step={4}
          defaultValue={0}
          autoComplete="off"
          aria-labelledby={`${field}-l`}
          aria-describedby={`${field}-h${error ? ` ${field}-e` : ''}`}
          aria-invalid={error ? true : undefined}
          aria-valuetext={stage === 'passed' ? words : undefined}
          onInput={moved}
          onPointerUp={released}
          onPointerCancel={released}
        />
      </div>
      <p className={css.verified} role="status">
        {stage === 'passed' && <span key={words}>{words}</span>}
      </p>
      <p className={fields.hint} id={`${field}-h`}>
        {t('fields.slider.hint')}{' '}
        <button type="button" id={`${field}-v`} className={css.verify} onClick={() => void verify()}>
          {t('check.verify')}
        </button>
      </p>
    </div>
  );
}
