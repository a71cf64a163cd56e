// Everything that is wrong, on top of the form, each line leading to its field.
import { use } from 'react';
import { useT } from '../../i18n/useT.ts';
import { isIncomplete } from '../checkValues.ts';
import { faultText, summaryText } from '../faultText.ts';
import { answerPlace, wholeForm } from '../Form.ts';
import css from './ErrorSummary.module.css';
import { idOf, ShownFormContext } from './ShownForm.ts';

export function ErrorSummary() {
  const t = useT('forms');
  const { faults, values } = use(ShownFormContext);
  const own = faults.filter(({ field }) => field !== wholeForm);
  return (
    <div
      id={answerPlace}
      className={css.summary}
      role="alert"
      tabIndex={-1}
      data-summary=""
      hidden={faults.length === 0}
    >
      <h2>{own.length > 0 ? t('summary.title', { count: own.length }) : t('summary.failed')}</h2>
      <p data-incomplete="" hidden={!isIncomplete(faults, values)}>
        {t('errors.fillAll')}
      </p>
      <ul>
        {faults.map((fault) => (
          <li key={fault.field}>
            {fault.field === wholeForm ? (
              faultText(t, fault)
            ) : (
              <a href={`#${idOf(fault.field)}`}>{summaryText(t, fault)}</a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
