// The phone number for SMS codes: a new one needs the password and a code sent to it; it can also be removed.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { AreaCode } from '../../formParts/account/AccountField.tsx';
import fields from '../../formParts/account/AccountFields.module.css';
import { useT } from '../../i18n/useT.ts';
import { AccountAction } from './AccountAction.tsx';
import { AccountNotice, isRefusedAt } from './AccountNotice.tsx';
import { AccountPane } from './AccountPane.tsx';
import css from './account.module.css';

/** Whether a code is on its way, so that its field is shown. */
const waits = (query: Partial<Record<string, string>>): boolean =>
  query.at === 'number' && (query.did === 'codeSent' || (query.wrong ?? '').startsWith('code'));

export const OwnNumber = /*#__PURE__*/ staticPart(
  'OwnNumber',
  function OwnNumber() {
    const t = useT('account');
    const forms = useT('forms');
    const { query } = usePage();
    const { mobile, emailVerified } = useNeed('account');
    return (
      <AccountPane id="number" title={t('number.title')} text={t(mobile ? 'number.text' : 'number.none')}>
        <AccountNotice at="number" />
        {waits(query) && (
          <div className={css.confirm}>
            <AccountAction call="phone/confirm" words={t('number.confirm')}>
              <label htmlFor="number-code">{forms('fields.code.label')}</label>
              <input
                id="number-code"
                name="code"
                inputMode="numeric"
                maxLength={12}
                autoComplete="one-time-code"
                required
              />
            </AccountAction>
          </div>
        )}
        <details className={css.more} open={isRefusedAt('number', query) && !waits(query)}>
          <summary>{t(mobile ? 'number.change' : 'number.add')}</summary>
          <AccountAction call="phone" words={forms('sendCode')}>
            <label htmlFor="number-mobile">{forms('fields.mobile.label')}</label>
            <div className={fields.tel}>
              <AreaCode chosen="" />
              <input id="number-mobile" type="tel" name="mobile" autoComplete="tel-national" required />
            </div>
            <label htmlFor="number-password">{forms('fields.password.label')}</label>
            <input id="number-password" type="password" name="password" autoComplete="current-password" required />
          </AccountAction>
        </details>
        <AccountNotice at="removal" />
        {/* Without a verified mailbox the number is the only way to log in. */}
        {mobile && emailVerified && (
          <details className={css.more} id="removal" open={isRefusedAt('removal', query)}>
            <summary>{t('number.remove')}</summary>
            <p>{t('number.removeText')}</p>
            <AccountAction call="phone/remove" words={t('number.remove')}>
              <label htmlFor="number-own-password">{forms('fields.password.label')}</label>
              <input
                id="number-own-password"
                type="password"
                name="password"
                autoComplete="current-password"
                required
              />
            </AccountAction>
          </details>
        )}
      </AccountPane>
    );
  },
  'request',
);
