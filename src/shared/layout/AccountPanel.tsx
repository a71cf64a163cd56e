// The visitor's corner of the header: sign-in and the way to a consultant; on phones a panel with the rest of the account.
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { Lines } from '../ui/Lines.tsx';
import css from './AccountPanel.module.css';
import header from './Header.module.css';
import { useQueryHref } from './useQueryHref.ts';

export function AccountPanel() {
  const t = useT('layout');
  const { href } = usePage();
  const queryHref = useQueryHref();
  return (
    <nav className={header.account} id="me" aria-label={t('account.label')} tabIndex={-1}>
      <a className={css.link} href={queryHref('dialog', 'login')} rel="nofollow">
        {t('account.login')}
      </a>
      <a className={`${css.link} ${header.phone}`} href={queryHref('dialog', 'register')} rel="nofollow">
        {t('account.register')}
      </a>
      <a className={`${css.link} ${header.phone}`} href={queryHref('dialog', 'forgot')} rel="nofollow">
        {t('account.forgot')}
      </a>
      <a className={`${css.link} ${header.phone}`} href={href('faq')}>
        {t('account.faq')}
      </a>
      <a className={`${ui.btn} ${ui.go} ${ui.small} ${css.contact}`} href={href('contactUs')}>
        {t('actions.contact')}
      </a>
      <p className={`${header.phone} ${ui.sm} ${ui.dim}`}>
        <Lines text={t('support')} />
      </p>
    </nav>
  );
}
