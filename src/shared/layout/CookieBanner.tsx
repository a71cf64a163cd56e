// The cookie question: one form, two equal buttons; it goes when <html data-consent> says that a choice was made.
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import css from './CookieBanner.module.css';
import { LegalLink } from './LegalLink.tsx';
import { useQueryHref } from './useQueryHref.ts';

export function CookieBanner() {
  const t = useT('layout');
  const back = useQueryHref()('consent');
  return (
    <form className={css.banner} method="post" action="/consent" aria-label={t('cookie.label')}>
      <div className={`${ui.wrap} ${css.row}`}>
        <p className={css.text}>
          {t('cookie.text')} <LegalLink to="privacy">{t('cookie.policy')}</LegalLink>
        </p>
        <div className={css.choice}>
          <input type="hidden" name="back" value={back} />
          <button className={`${ui.btn} ${ui.small}`} name="choice" value="reject">
            {t('cookie.reject')}
          </button>
          <button className={`${ui.btn} ${ui.small}`} name="choice" value="accept">
            {t('cookie.accept')}
          </button>
        </div>
      </div>
    </form>
  );
}
