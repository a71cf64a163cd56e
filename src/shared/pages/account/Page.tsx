// The page of who is logged in.
import { Fold } from '../../app/Fold.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { livePart } from '../../live/livePart.tsx';
import { dateText } from './dateText.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import ui from '../../ui/common.module.css';
import { AccountAction } from './AccountAction.tsx';
import css from './account.module.css';
import { OwnEvents } from './OwnEvents.static.tsx';
import { OwnNumber } from './OwnNumber.static.tsx';
import { OwnSecondFactor } from './OwnSecondFactor.static.tsx';
import { WhoAmI } from './WhoAmI.static.tsx';

export function Page() {
  return (
    <>
      <AccountHead />
      <Fold />
      <div className={`${ui.wrap} ${css.account}`}>
        <WhoAmI />
        <div className={css.rest}>
          <OwnSessions />
          <div>
            <OwnPasskeys />
            <AddPasskey />
          </div>
          <OwnEvents />
          <OwnSecondFactor />
          <OwnNumber />
          <OwnLeads />
          <OwnData />
        </div>
      </div>
    </>
  );
}

/** The account page's first view. */
const AccountHead = /*#__PURE__*/ staticPart(
  'AccountHead',
  function AccountHead() {
    const t = useT('account');
    return <PageHead name={t('name')} title={t('h1')} lead={t('lead')} />;
  },
  'page',
);

/** Adding a passkey, as a live part: nothing of it is there without script. */
const AddPasskey = /*#__PURE__*/ livePart(/* #__LOADABLE__ */ () => import('./AddPasskeyLive.tsx'), {
  needs: ['forms'],
  texts: ['forms'],
  when: 'seen',
});

/** Taking along what is kept of him, and having it deleted. */
const OwnData = /*#__PURE__*/ staticPart(
  'OwnData',
  function OwnData() {
    const t = useT('account');
    const forms = useT('forms');
    const { query } = usePage();
    return (
      <section aria-labelledby="data" id="own-data">
        <h2 id="data">{t('data.title')}</h2>
        {!query.at && (query.did === 'passwordWrong' || query.did === 'passwordWait') && (
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

/** What he has sent us, by reference, and what has become of it. */
const OwnLeads = /*#__PURE__*/ staticPart(
  'OwnLeads',
  function OwnLeads() {
    const t = useT('account');
    const forms = useT('forms');
    const { locale } = usePage();
    const { leads } = useNeed('account');
    return (
      <section aria-labelledby="leads">
        <h2 id="leads">{t('leads.title')}</h2>
        {leads.length === 0 ? (
          <p>{t('leads.none')}</p>
        ) : (
          <ul className={css.rows}>
            {leads.map(({ reference, form, answered, createdAt }) => (
              <li key={reference}>
                <b>{reference}</b>
                <span>{forms(`names.${form}`)}</span>
                <span>{dateText(locale.iso, createdAt)}</span>
                <span>{t(answered ? 'leads.answered' : 'leads.waiting')}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  },
  'request',
);

/** The passkeys that log him in, and a way to be rid of each. */
const OwnPasskeys = /*#__PURE__*/ staticPart(
  'OwnPasskeys',
  function OwnPasskeys() {
    const t = useT('account');
    const forms = useT('forms');
    const { locale, query } = usePage();
    const { passkeys } = useNeed('account');
    if (!passkeys) return null;
    return (
      <div id="passkeys">
        <h2>{t('passkeys.title')}</h2>
        {query.did === 'passkeyAdded' && (
          <p className={css.done} role="status">
            {forms('notices.passkeyAdded')}
          </p>
        )}
        <p>{t('passkeys.text')}</p>
        {passkeys.length > 0 && (
          <ul className={css.rows}>
            {passkeys.map(({ id, device, createdAt, usedAt }) => (
              <li key={id}>
                <b>{device || t('passkeys.unknown')}</b>
                <span>{t('passkeys.added', { date: dateText(locale.iso, createdAt) })}</span>
                <span>{usedAt && t('passkeys.used', { date: dateText(locale.iso, usedAt) })}</span>
                <AccountAction
                  call="passkeys/remove"
                  words={t('passkeys.remove')}
                  label={`${t('passkeys.remove')}: ${device}`}
                >
                  <input type="hidden" name="id" value={id} />
                </AccountAction>
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  },
  'request',
);

/** Where he is logged in, and a way to end each. */
const OwnSessions = /*#__PURE__*/ staticPart(
  'OwnSessions',
  function OwnSessions() {
    const t = useT('account');
    const { locale } = usePage();
    const { sessions } = useNeed('account');
    return (
      <section aria-labelledby="sessions">
        <h2 id="sessions">{t('sessions.title')}</h2>
        <ul className={css.rows}>
          {sessions.map(({ id, device, seenAt, own }) => (
            <li key={id}>
              <b>{own ? t('sessions.own') : device || t('sessions.unknown')}</b>
              <span>{own ? device : ''}</span>
              <span>{dateText(locale.iso, seenAt)}</span>
              {own ? (
                <span>{t('sessions.now')}</span>
              ) : (
                <AccountAction call="session/end" words={t('sessions.end')} label={`${t('sessions.end')}: ${device}`}>
                  <input type="hidden" name="id" value={id} />
                </AccountAction>
              )}
            </li>
          ))}
        </ul>
        <p>{t('sessions.kept')}</p>
      </section>
    );
  },
  'request',
);
