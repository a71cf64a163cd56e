// The notice after an action on an account, on the page or dialog that follows, with the drawing of a light.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { accountNoticeKeys } from '../../forms/AccountForm.ts';
import { useT } from '../../i18n/useT.ts';
import { queryHref } from '../../ui/queryHref.ts';
import css from './AccountSection.module.css';

/** The only form of mailbox accepted from the address, so that a forged link cannot put other text here. */
const masked = /^[^\s<>&"'@]{1,2}•{3}@[a-z\d.-]{3,60}$/i;

/** The brand's mark as a light. */
function Lamp() {
  const { mark } = useNeed('brand');
  return (
    <svg className={css.lamp} viewBox="0 0 480 400" aria-hidden="true">
      {[64, 112, 160].map((radius) => (
        <circle key={radius} cx="240" cy="240" r={radius} />
      ))}
      {/* The outer rings end at both sides of the light, so that none lies below the words. */}
      {[250, 340, 440, 550].map((radius) => (
        <path key={radius} className={css.far} d={`M${240 - radius} 240a${radius} ${radius} 0 0 1 ${2 * radius} 0`} />
      ))}
      <path className={css.beam} d="M240 240L90-210H590z" />
      <g transform="translate(177 147) scale(6)">
        {mark.solid && <path d={mark.solid} fill="currentColor" />}
        {mark.line && <path d={mark.line} fill="none" stroke="currentColor" />}
      </g>
      <g className={css.flare}>{mark.accent && <path d={mark.accent} transform="translate(177 147) scale(6)" />}</g>
    </svg>
  );
}

export const AccountNews = /*#__PURE__*/ staticPart(
  'AccountNews',
  function AccountNews() {
    const t = useT('forms');
    const page = usePage();
    const { query } = page;
    const key = accountNoticeKeys.find((name) => name === query.did);
    if (!key) return null;
    const to = masked.test(query.to ?? '') ? (query.to ?? '') : '';
    const isLinkSent = key === 'registered' && to !== '';
    return (
      <div className={css.news} role="status">
        <div className={css.lit}>
          <Lamp />
          <p>{t(`notices.${key}`, { to })}</p>
          {isLinkSent && <p>{t('notices.verifySent', { to })}</p>}
          {isLinkSent && (
            <p>
              <a href={queryHref(page, 'dialog', 'verify')} rel="nofollow">
                {t('resend')}
              </a>
            </p>
          )}
        </div>
      </div>
    );
  },
  'request',
);
