// Where he is logged in, and a way to end each.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { AccountAction } from './AccountAction.tsx';
import css from './account.module.css';
import { dateText } from './dateText.ts';

export const OwnSessions = /*#__PURE__*/ staticPart(
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
