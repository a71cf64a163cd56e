// Said to who asks for thanks under a reference that nothing was sent with; the form stands below.
import { useT } from '../../i18n/useT.ts';
import { answerPlace } from '../Form.ts';
import css from './DraftNotice.module.css';

export function LostNotice() {
  const t = useT('forms');
  return (
    <div id={answerPlace} className={css.notice} role="status" tabIndex={-1}>
      <h2>{t('sent.lost')}</h2>
      <p>{t('sent.lostHint')}</p>
    </div>
  );
}
