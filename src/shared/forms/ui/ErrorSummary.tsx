// Everything that is wrong, on top of the form, each line leading to its field.
import { useT } from '../../i18n/useT.ts';
import { faultText, summaryText } from '../faultText.ts';
import type { FieldFault } from '../Form.ts';
import css from './ErrorSummary.module.css';
import { idOf } from './ShownForm.ts';

/** Faults of the whole form stand under this name: nothing to link to. */
const wholeForm = 'form';

export function ErrorSummary({ faults }: { faults: readonly FieldFault[] }) {
  const t = useT('forms');
  const own = faults.filter(({ field }) => field !== wholeForm);
  return (
    <div className={css.summary} role="alert" tabIndex={-1} data-summary="" hidden={faults.length === 0}>
      <h2>{own.length > 0 ? t('summary.title', { count: own.length }) : t('summary.failed')}</h2>
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
