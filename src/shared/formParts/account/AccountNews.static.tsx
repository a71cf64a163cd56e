// What has just been done with an account, told on the page, or in the dialog, that follows.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { accountNoticeKeys } from '../../forms/AccountForm.ts';
import { useT } from '../../i18n/useT.ts';
import css from './AccountForm.module.css';

/** The only form of a mailbox that an address may carry: a made-up link can put no other words here. */
const masked = /^[^\s<>&"'@]{1,2}•{3}@[a-z\d.-]{3,60}$/i;

export const AccountNews = /*#__PURE__*/ staticPart(
  'AccountNews',
  function AccountNews() {
    const t = useT('forms');
    const { query } = usePage();
    const key = accountNoticeKeys.find((name) => name === query.did);
    if (!key) return null;
    const to = masked.test(query.to ?? '') ? (query.to ?? '') : '';
    return (
      <div className={css.notice} role="status">
        <p>{t(`notices.${key}`, { to })}</p>
        {key === 'registered' && to && <p>{t('notices.verifySent', { to })}</p>}
      </div>
    );
  },
  'request',
);
