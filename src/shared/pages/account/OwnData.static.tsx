// Taking along what is kept of him, and having it deleted.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { AccountAction } from './AccountAction.tsx';
import css from './account.module.css';

export const OwnData = /*#__PURE__*/ staticPart(
  'OwnData',
  function OwnData() {
    const t = useT('account');
    const forms = useT('forms');
    const { query } = usePage();
    return (
      <section aria-labelledby="data" id="own-data">
        <h2 id="data">{t('data.title')}</h2>
        {(query.did === 'passwordWrong' || query.did === 'passwordWait') && (
          <p className={css.wrong} role="alert">
            {forms(`notices.${query.did}`)}
          </p>
        )}
        <p>{t('data.text')}</p>
        <div className={ui.acts}>
          <a className={`${ui.btn} ${ui.small}`} href="/webapi/account/export" download="account.json" data-reload="">
            {t('data.download')}
          </a>
        </div>
        <details className={css.erase}>
          <summary>{t('data.erase')}</summary>
          <p>{t('data.eraseText')}</p>
          <AccountAction call="erase" words={t('data.erase')}>
            <label htmlFor="erase-password">{forms('fields.password.label')}</label>
            <input id="erase-password" type="password" name="password" autoComplete="current-password" required />
          </AccountAction>
        </details>
      </section>
    );
  },
  'request',
);
