// Offers what the visitor typed here before; shown by script, because only the device knows it.
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import css from './DraftNotice.module.css';

export function DraftNotice() {
  const t = useT('forms');
  return (
    <div className={css.notice} data-draft="" hidden>
      <p>{t('draft.found')}</p>
      <button type="button" className={`${ui.btn} ${ui.small}`} data-restore="">
        {t('draft.restore')}
      </button>
      <button type="button" className={`${ui.btn} ${ui.small}`} data-discard="">
        {t('draft.discard')}
      </button>
    </div>
  );
}
