// First view of the account page: user name, contact data and whether verified, links to console and log-out, and how much each
// part below holds.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Breadcrumb } from '../../ui/PageHead.tsx';
import ui from '../../ui/common.module.css';
import { AccountAction } from './AccountPane.tsx';
import css from './WhoAmI.module.css';

/** How many enquiries, estimates, people and devices there are, each leading to its part of the page. */
function Counts() {
  const t = useT('account');
  const { leads, leadCount = leads.length, estimates, sessions, own } = useNeed('account');
  const counts = [
    { id: 'leads', words: t('leads.title'), count: leadCount },
    { id: 'own-estimates', words: t('estimates.title'), count: estimates?.length },
    { id: 'own-company', words: t('company.title'), count: own?.company?.members.length },
    { id: 'sessions', words: t('sessions.title'), count: sessions.length },
  ];
  return (
    <nav className={css.counts} aria-label={t('name')}>
      <div className={ui.wrap}>
        {counts
          .filter(({ count }) => count !== undefined)
          .map(({ id, words, count }) => (
            <a key={id} href={`#${id}`}>
              <b>{count}</b> <span>{words}</span>
            </a>
          ))}
      </div>
    </nav>
  );
}

export const WhoAmI = /*#__PURE__*/ staticPart(
  'WhoAmI',
  function WhoAmI() {
    const t = useT('account');
    const layout = useT('layout');
    const forms = useT('forms');
    const { locale } = usePage();
    const { userName, email, mobile, agent, emailVerified, phoneVerified, hasConsole, own } = useNeed('account');
    const rows = [
      { name: 'email', value: email, verified: emailVerified },
      { name: 'mobile', value: mobile, verified: phoneVerified },
      { name: 'agent', value: agent },
    ].filter(({ value }) => value);
    return (
      <div className={css.top}>
        <div className={`${ui.wrap} ${css.halves}`}>
          <div>
            <Breadcrumb name={t('name')} />
            <h1>{t('h1')}</h1>
            <p>{t('lead')}</p>
          </div>
          <section className={css.me} aria-labelledby="who">
            <h2 id="who">{userName}</h2>
            <dl>
              {rows.map(({ name, value, verified }) => (
                <div key={name}>
                  <dt>{t(`facts.${name}`)}</dt>
                  <dd>
                    {value} {verified !== undefined && <strong>{t(verified ? 'verified' : 'unverified')}</strong>}
                  </dd>
                </div>
              ))}
            </dl>
            <div className={ui.acts}>
              {hasConsole && <AccountAction call="console" words={layout('account.console')} />}
              {!emailVerified && (
                <a className={`${ui.btn} ${ui.small}`} href={`/${locale.prefix}/account?dialog=verify`} rel="nofollow">
                  {forms('resend')}
                </a>
              )}
              {own && (
                <a className={`${ui.btn} ${ui.small}`} href="#own-log-in">
                  {t('changeLogIn')}
                </a>
              )}
              <AccountAction call="logout" words={layout('account.logout')} />
            </div>
          </section>
        </div>
        <Counts />
      </div>
    );
  },
  'request',
);
