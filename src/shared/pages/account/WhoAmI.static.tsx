// Who is logged in, whether his mailbox is verified, and the ways to the console and out.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { AccountAction } from './AccountAction.tsx';
import css from './account.module.css';

export const WhoAmI = /*#__PURE__*/ staticPart(
  'WhoAmI',
  function WhoAmI() {
    const t = useT('account');
    const layout = useT('layout');
    const { locale } = usePage();
    const { userName, email, mobile, agent, verified, hasConsole } = useNeed('account');
    const rows = [
      ['email', email],
      ['mobile', mobile],
      ['agent', agent],
    ].filter(([, value]) => value);
    return (
      <section className={css.me} aria-labelledby="who">
        <h2 id="who">{userName}</h2>
        <dl>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`facts.${name}`)}</dt>
              <dd>
                {value} {name === 'email' && <strong>{t(verified ? 'verified' : 'unverified')}</strong>}
              </dd>
            </div>
          ))}
        </dl>
        <div className={ui.acts}>
          {hasConsole && (
            <a className={`${ui.btn} ${ui.go}`} href="/webapi/account/console" rel="nofollow" data-reload="">
              {layout('account.console')}
            </a>
          )}
          <a className={`${ui.btn} ${ui.small}`} href={`/${locale.prefix}/account?dialog=forgot`} rel="nofollow">
            {t('changePassword')}
          </a>
          <AccountAction call="logout" words={layout('account.logout')} />
        </div>
      </section>
    );
  },
  'request',
);
