// One of the steps in which an account is made, in the order in which the server looks at them.
import type { ReactNode } from 'react';
import { idOf, useForm } from '../live/FormContext.ts';
import view from '../ui/FormView.module.css';
import css from './AccountForm.module.css';
import type { StageState } from './stageStates.ts';

type Props = {
  number: number;
  name: 'human' | 'agreement' | 'fields';
  /** Of a locked one the fields stay in reach: what fills them in by itself, or knows them by heart, need not wait. */
  state: StageState | undefined;
  children: ReactNode;
};

export function Stage({ number, name, state = 'locked', children }: Props) {
  const form = useForm();
  const hint = `${idOf(form, name)}-locked`;
  const locked = number > 1 && state === 'locked';
  return (
    <fieldset className={`${css.stage} ${css[state]}`} aria-describedby={locked ? hint : undefined}>
      <legend>
        <i aria-hidden="true">{number}</i>
        {form.t(`stages.${name}`)}
      </legend>
      {number > 1 && (
        <p className={css.first} id={hint} hidden={!locked}>
          {form.t('stages.first', { number: number - 1 })}
        </p>
      )}
      <div className={view.group}>{children}</div>
    </fieldset>
  );
}
