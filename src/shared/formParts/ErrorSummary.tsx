// The list of all faults above the form; each line links to its field.
import { Fragment, type MouseEvent } from 'react';
import { isIncomplete } from '../forms/checkValues.ts';
import { summaryText } from '../forms/formTexts.ts';
import { wholeForm, type Values } from '../forms/Form.ts';
import { idOf, useForm, wordsOf, type ShownFault } from './FormContext.ts';
import css from './ErrorSummary.module.css';
import { openFolds } from '../ui/openFolds.ts';

type Props = {
  id: string | undefined;
  faults: readonly ShownFault[];
  values: Values;
  told: number;
  /** Heading for a fault of the whole form. */
  failed: string;
};

/** Focuses the field and scrolls it to the middle of the window. */
function lead(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  openFolds(target);
  target.focus();
  target.scrollIntoView({ block: 'center' });
}

export function ErrorSummary({ id, faults, values, told, failed }: Props) {
  const form = useForm();
  const { t } = form;
  if (faults.length === 0) return null;
  const own = faults.filter(({ field }) => field !== wholeForm);
  return (
    <div id={id} className={css.summary} role="alert" tabIndex={-1}>
      {/* New elements each time: in a page translated by the browser, changed text of old elements would not show. */}
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
