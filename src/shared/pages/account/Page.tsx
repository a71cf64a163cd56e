// The account page of a logged-in visitor.
import { Fold } from '../../app/Fold.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { livePart } from '../../live/livePart.tsx';
import { dateText } from './dateText.ts';
import ui from '../../ui/common.module.css';
import { AccountAction, AccountGround, AccountPane, ActionNotice, CurrentPassword } from './AccountPane.tsx';
import css from './account.module.css';
import { LeadRows, EstimateRows } from './AccountRows.tsx';
import { OwnCompany } from './OwnCompany.static.tsx';
import { OwnEvents } from './OwnEvents.static.tsx';
import { OwnLogIn, OwnMailbox, OwnNumber } from './OwnLogIn.static.tsx';
import { OwnMails, OwnNews } from './OwnMails.static.tsx';
import { OwnSecondFactor } from './OwnSecondFactor.static.tsx';
import { WhoAmI } from './WhoAmI.static.tsx';

export function Page() {
  return (
    <>
      <WhoAmI />
      <Fold />
      <AccountGround ground="paper">
        <OwnLeads />
        <OwnEstimates />
      </AccountGround>
      <AccountGround ground="water">
        <OwnCompany />
      </AccountGround>
      <AccountGround ground="paper">
        <OwnSessions />
        <OwnEvents />
      </AccountGround>
      <AccountGround ground="land">
        <div className={css.passkeys}>
          <OwnPasskeys />
          <AddPasskey />
        </div>
        <OwnSecondFactor />
        <OwnLogIn />
        <OwnMailbox />
        <OwnNumber />
      </AccountGround>
      <AccountGround ground="paper">
        <OwnMails />
        <OwnNews />
      </AccountGround>
      <AccountGround ground="close">
        <OwnData />
      </AccountGround>
    </>
  );
}

/** A live part that renders nothing until script runs: without script there are no passkeys. */
const AddPasskey = /*#__PURE__*/ livePart(/* #__LOADABLE__ */ () => import('./AddPasskeyLive.tsx'), {
  needs: ['forms'],
  texts: ['forms'],
  when: 'seen',
});

/** Download and deletion of the visitor's data. */
const OwnData = /*#__PURE__*/ staticPart(
  'OwnData',
  function OwnData() {
    const t = useT('account');
    const forms = useT('forms');
    const { query, locale } = usePage();
    const isRefused = !query.at && (query.did === 'passwordWrong' || query.did === 'passwordWait');
    return (
      <AccountPane id="own-data" title={t('data.title')} text={t('data.text')}>
        <div id="copy">
          <ActionNotice at="copy" />
          <a className={`${ui.btn} ${ui.small}`} href={`/webapi/account/export?language=${locale.code}`} data-reload="">
            {t('data.download')}
          </a>
        </div>
        <details className={css.erase} open={isRefused}>
          <summary>{t('data.erase')}</summary>
          {isRefused && (
            <p className={css.wrong} role="alert">
              {forms(`notices.${query.did}`)}
            </p>
          )}
          <p>{t('data.eraseText')}</p>
          <AccountAction call="erase" words={t('data.erase')}>
            <CurrentPassword id="erase-password" />
          </AccountAction>
        </details>
      </AccountPane>
    );
  },
  'request',
);

/** Enquiries the visitor sent, and whether they were answered. */
const OwnLeads = /*#__PURE__*/ staticPart(
  'OwnLeads',
  function OwnLeads() {
    const t = useT('account');
    const { leads, leadCount } = useNeed('account');
    const older = { shown: leads.length, count: leadCount ?? 0 };
    return (
      <AccountPane id="leads" title={t('leads.title')} text={t('leads.text')}>
        {leads.length === 0 ? <p>{t('leads.none')}</p> : <LeadRows leads={leads} />}
        {leadCount !== undefined && <p>{t('leads.older', older)}</p>}
      </AccountPane>
    );
  },
  'request',
);

/** Estimates the visitor saved. */
const OwnEstimates = /*#__PURE__*/ staticPart(
  'OwnEstimates',
  function OwnEstimates() {
    const t = useT('account');
    const { href } = usePage();
    const { estimates } = useNeed('account');
    if (!estimates) return null;
    return (
      <AccountPane id="own-estimates" title={t('estimates.title')} text={t('estimates.text')}>
        <ActionNotice at="own-estimates" />
        {estimates.length > 0 ? (
          <EstimateRows estimates={estimates} />
        ) : (
          <p>
            <a href={href('estimate')}>{t('estimates.none')}</a>
          </p>
        )}
      </AccountPane>
    );
  },
  'request',
);

/** The account's passkeys, each with a button to remove it. */
const OwnPasskeys = /*#__PURE__*/ staticPart(
  'OwnPasskeys',
  function OwnPasskeys() {
    const t = useT('account');
    const { locale } = usePage();
    const { passkeys } = useNeed('account');
    if (!passkeys) return null;
    return (
      <AccountPane id="passkeys" title={t('passkeys.title')} text={t('passkeys.text')}>
        <ActionNotice at="passkeys" />
        {passkeys.length > 0 && (
          <ul className={css.rows}>
            {passkeys.map(({ id, device, createdAt, usedAt }) => (
              <li key={id}>
                <b>{device || t('passkeys.unknown')}</b>
                <span>{t('passkeys.added', { date: dateText(locale, createdAt) })}</span>
                <span>{usedAt && t('passkeys.used', { date: dateText(locale, usedAt) })}</span>
                <AccountAction
                  call="passkeys/remove"
                  words={t('passkeys.remove')}
                  label={`${t('passkeys.remove')}: ${device || t('passkeys.unknown')}`}
                >
                  <input type="hidden" name="id" value={id} />
                </AccountAction>
              </li>
            ))}
          </ul>
        )}
      </AccountPane>
    );
  },
  'request',
);

/** The devices logged in, each with a button to log it out. */
const OwnSessions = /*#__PURE__*/ staticPart(
  'OwnSessions',
  function OwnSessions() {
    const t = useT('account');
    const { locale } = usePage();
    const { sessions } = useNeed('account');
    return (
      <AccountPane id="sessions" title={t('sessions.title')} text={t('sessions.kept')}>
        <ul className={css.rows}>
          {sessions.map(({ id, device, seenAt, own }) => (
            <li key={id}>
              <b>{own ? t('sessions.own') : device || t('sessions.unknown')}</b>
              <span>{own ? device : ''}</span>
              <span>{dateText(locale, seenAt)}</span>
              {own ? (
                <span>{t('sessions.now')}</span>
              ) : (
                <AccountAction
                  call="session/end"
                  words={t('sessions.end')}
                  label={`${t('sessions.end')}: ${device || t('sessions.unknown')}`}
                >
                  <input type="hidden" name="id" value={id} />
                </AccountAction>
              )}
            </li>
          ))}
        </ul>
      </AccountPane>
    );
  },
  'request',
);
