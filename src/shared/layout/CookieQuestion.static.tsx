// The words and buttons of the cookie question: two equal ones.
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import css from './CookieBanner.module.css';
import { LegalLink } from './LegalLink.tsx';

export const CookieQuestion = /*#__PURE__*/ staticPart(
  'CookieQuestion',
  function CookieQuestion() {
    const t = useT('layout');
    return (
      <>
        <p className={css.text}>
          {t('cookie.text')} <LegalLink to="privacy">{t('cookie.policy')}</LegalLink>
        </p>
        <div className={css.choice}>
          <button className={`${ui.btn} ${ui.small}`} name="choice" value="reject">
            {t('cookie.reject')}
          </button>
          <button className={`${ui.btn} ${ui.small}`} name="choice" value="accept">
            {t('cookie.accept')}
          </button>
        </div>
      </>
    );
  },
  'site',
);
