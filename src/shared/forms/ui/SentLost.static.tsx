// Says that nothing was sent under the reference asked for.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { answerPlace } from '../Form.ts';
import css from './DraftNotice.module.css';

export const SentLost = /*#__PURE__*/ staticPart(
  'SentLost',
  function SentLost() {
    const t = useT('forms');
    return (
      <div id={answerPlace} className={css.notice} role="status" tabIndex={-1}>
        <h2>{t('sent.lost')}</h2>
        <p>{t('sent.lostHint')}</p>
      </div>
    );
  },
  'request',
);
