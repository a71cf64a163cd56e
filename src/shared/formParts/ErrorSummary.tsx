// Everything that is wrong, on top of the form, each line leading to its field.
import { Fragment, type MouseEvent } from 'react';
import { isIncomplete } from '../forms/checkValues.ts';
import { summaryText } from '../forms/faultText.ts';
import { answerPlace, wholeForm, type Values } from '../forms/Form.ts';
import { idOf, useForm, wordsOf, type ShownFault } from './FormContext.ts';
import css from './ErrorSummary.module.css';

type Props = {
  faults: readonly ShownFault[];
  values: Values;
  told: number;
  /** What to say above a fault of the form as a whole. */
  failed: string;
};

/** The field in the middle of the window, and ready to be typed into. */
function lead(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView({ block: 'center' });
}

export function ErrorSummary({ faults, values, told, failed }: Props) {
  const form = useForm();
  const { t } = form;
  if (faults.length === 0) return null;
  const own = faults.filter(({ field }) => field !== wholeForm);
  return (
    <div id={answerPlace} className={css.summary} role="alert" tabIndex={-1}>
      {/* Anew each time, so that a translated page changes too. */}
      <Fragment key={told}>
        <h2>{own.length > 0 ? t('summary.title', { count: own.length }) : failed}</h2>
        {isIncomplete(faults, values) && <p>{t('errors.fillAll')}</p>}
        <ul>
          {faults.map((fault) => (
            <li key={fault.field}>
              {fault.field === wholeForm ? (
                wordsOf(t, fault)
              ) : (
                <a href={`#${idOf(form, fault.field)}`} onClick={lead}>
                  {fault.words ?? summaryText(t, fault)}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Fragment>
    </div>
  );
}
