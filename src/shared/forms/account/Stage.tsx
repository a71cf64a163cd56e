// One of the steps in which an account is made, in the order in which the server looks at them.
import type { ReactNode } from 'react';
import { useForm } from '../live/FormContext.ts';
import view from '../ui/FormView.module.css';
import css from './AccountForm.module.css';

type Props = { number: number; name: 'human' | 'agreement' | 'fields'; children: ReactNode };

export function Stage({ number, name, children }: Props) {
  const { t } = useForm();
  return (
    <fieldset className={css.stage}>
      <legend>
        <i aria-hidden="true">{number}</i>
        {t(`stages.${name}`)}
      </legend>
      <div className={view.group}>{children}</div>
    </fieldset>
  );
}
