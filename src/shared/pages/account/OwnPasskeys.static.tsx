// The passkeys that log him in, and a way to be rid of each.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { AccountAction } from './AccountAction.tsx';
import css from './account.module.css';
import { dateText } from './dateText.ts';

export const OwnPasskeys = /*#__PURE__*/ staticPart(
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
