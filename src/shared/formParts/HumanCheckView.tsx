// The human check: with script a slider and button, or a service's widget; otherwise a small sum.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormState, Question } from '../forms/FormState.ts';
import { useField, useForm } from './FormContext.ts';
import type { HumanCheck } from './useHumanCheck.ts';
import type { CheckAnswer } from './askCheck.ts';
import { HiddenValue } from './HiddenValue.tsx';
import { FieldNotes } from './FieldFrame.tsx';
import fields from './fields.module.css';
import css from './HumanCheckView.module.css';

const ask = async (): Promise<CheckAnswer> => (await import('./solve.ts')).askCheck();

/** Returns a function that starts the proof of work. */
function useProofOfWork(check: HumanCheck): () => Promise<void> {
  const { show, t } = useForm();
  const busy = useRef(false);
  const asking = useRef<{ round: number; asked: Promise<CheckAnswer | undefined> }>(undefined);
  const { touched, round } = check;
  /** A proof is valid once, so each round gets its own task. */
  const prepare = () => {
    if (asking.current?.round !== round) asking.current = { round, asked: ask().catch(() => undefined) };
    return asking.current.asked;
  };

  // The task is fetched as soon as the visitor types, so that it can be solved even if the connection is lost later.
  const prepareEarly = useEffectEvent(prepare);
  useEffect(() => {
    if (touched) void prepareEarly();
  }, [touched]);

  return async () => {
    if (busy.current || check.stage === 'passed') return;
    busy.current = true;
    check.setStage('working');
    try {
      const asked = (await prepare()) ?? (await ask());
      const { proofFor } = await import('./solve.ts');
      const proof = await proofFor(asked).catch(() => undefined);
      if (proof) check.prove(proof);
      else check.ask();
      // A browser that cannot compute the proof gets the sum.
      show('slider', proof ? undefined : { field: 'slider', key: 'captcha', words: t('check.failed') });
      check.setStage(proof ? 'passed' : 'idle');
    } catch {
      show('slider', { field: 'slider', key: 'captcha' });
      asking.current = undefined;
      check.setStage('idle');
    } finally {
      busy.current = false;
    }
  };
}

/** A service's widget instead of the slider, loaded when the form is touched; if it fails, the sum is shown. */
function Widget({ check, id }: { check: HumanCheck; id: string | undefined }) {
  const form = useForm();
  const { id: field } = useField('slider');
  const place = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  const [away, setAway] = useState(false);
  const { touched } = check;

  const begin = useEffectEvent(async () => {
    if (begun.current || !place.current) return;
    begun.current = true;
    try {
      await (await import('./showWidget.ts')).showWidget(place.current, check, form, () => setAway(true));
    } catch {
      // No connection: the next touch tries again.
      begun.current = false;
      check.untouch();
    }
  });
  useEffect(() => {
    if (touched) void begin();
  }, [touched]);

  return (
    <div
      ref={place}
      className={`${css.scripted} ${css.widget}`}
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${field}-l`}
      hidden={away}
    />
  );
}

/** `id`: set when the sum replaces the slider; the error summary links to it. */
type SumQuestionProps = { question: Question; id: string | undefined };

/** A small sum instead of the slider; without `id` only visitors without script see it. */
export function SumQuestion({ question: { a, b, token }, id }: SumQuestionProps) {
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

/** Position of the dashed mark on the rail. */
const target = 88;
const end = 100;

/** The slider and its button: both start the same computation, whose result is sent with the form. */
function Slider({ check, id }: { check: HumanCheck; id: string | undefined }) {
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
    // After passing, the slider stays at its end and remains readable for screen readers.
    if (stage === 'passed') put(end);
    else if (isThere()) void verify();
  }
  /** Only a pointer releases the slider; moved by keys, it stays in place. */
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

type Props = {
  check: HumanCheck;
  /** The sum in the shared page, for visitors without script. */
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
