// The visitor's corner of the header: sign-in and the way to a consultant; on phones the rest of the account, too.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { Lines } from '../ui/Lines.tsx';
import css from './AccountLinks.module.css';
import header from './Header.module.css';
import { queryHref } from './queryHref.ts';

export const AccountLinks = /*#__PURE__*/ staticPart(
  'AccountLinks',
  function AccountLinks() {
    const t = useT('layout');
    const page = usePage();
    return (
      <>
        <a className={`${css.link} ${css.guest}`} href={queryHref(page, 'dialog', 'login')} rel="nofollow">
          {t('account.login')}
        </a>
        {/* Which of them stand here the readable flag decides, before anything is drawn: the bytes are the same for all. */}
        <a className={`${css.link} ${css.member}`} href={page.href('account')} rel="nofollow">
          {t('account.mine')}
        </a>
        <a
          className={`${css.link} ${css.member} ${header.phone}`}
          href="/webapi/account/console"
          rel="nofollow"
          data-reload=""
        >
          {t('account.console')}
        </a>
        <form className={`${css.member} ${header.phone}`} method="post" action="/webapi/account/logout">
          <input type="hidden" name="language" value={page.locale.code} />
          <button className={css.link}>{t('account.logout')}</button>
        </form>
        <a
          className={`${css.link} ${css.guest} ${header.phone}`}
          href={queryHref(page, 'dialog', 'register')}
          rel="nofollow"
        >
          {t('account.register')}
        </a>
        <a
          className={`${css.link} ${css.guest} ${header.phone}`}
          href={queryHref(page, 'dialog', 'forgot')}
          rel="nofollow"
        >
          {t('account.forgot')}
        </a>
        <a className={`${css.link} ${header.phone}`} href={page.href('faq')}>
          {t('account.faq')}
        </a>
        {/* Hairline: the one filled button of a view belongs to the page. */}
        {page.page.id !== 'contactUs' && (
          <a className={`${ui.btn} ${ui.small} ${css.contact}`} href={page.href('contactUs')}>
            {t('actions.contact')}
          </a>
        )}
        <p className={`${header.phone} ${ui.sm} ${ui.dim}`}>
          <Lines text={t('support')} />
        </p>
      </>
    );
  },
  'page',
);
