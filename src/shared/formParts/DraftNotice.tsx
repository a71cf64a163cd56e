/** Offers to restore a draft. Drafts are stored in the browser, so only script can show this. */
import ui from '../ui/common.module.css';
import { useForm } from './FormContext.ts';
import type { DraftKeeper } from './useDraft.ts';
import css from './DraftNotice.module.css';

export function DraftNotice({ draft: { offered, restore, forget } }: { draft: DraftKeeper }) {
  const { t } = useForm();
  if (!offered) return null;
  return (
    <div className={css.notice} role="group" aria-label={t('draft.found')}>
      <p>{t('draft.found')}</p>
      <button type="button" className={`${ui.btn} ${ui.small}`} onClick={() => void restore(offered)}>
        {t('draft.restore')}
      </button>
      <button type="button" className={`${ui.btn} ${ui.small}`} onClick={forget}>
        {t('draft.discard')}
      </button>
    </div>
  );
}
