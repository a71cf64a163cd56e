// How the visitor logs in and is reached: user name, password, mailbox and phone number, each to be changed with the current password.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { passwordRange } from '../../forms/account/accountRules.ts';
import { useT } from '../../i18n/useT.ts';
import { AccountAction, AccountPane, ActionNotice, CurrentPassword, isRefusedAt } from './AccountPane.tsx';
import css from './account.module.css';
import { AreaCode } from '../../formParts/account/AccountField.tsx';
import fields from '../../formParts/account/AccountFields.module.css';

function NewPassword({ id, name, words }: { id: string; name: string; words: string }) {
  return (
    <>
      <label htmlFor={id}>{words}</label>
      <input
        id={id}
        type="password"
        name={name}
        autoComplete="new-password"
        minLength={passwordRange.least}
        maxLength={passwordRange.most}
        required
      />
    </>
  );
}

/** User name and password. */
export const OwnLogIn = /*#__PURE__*/ staticPart(
  'OwnLogIn',
  function OwnLogIn() {
    const t = useT('account');
    const forms = useT('forms');
    const { query } = usePage();
    const { own, userName } = useNeed('account');
    if (!own) return null;
    return (
      <AccountPane id="own-log-in" title={t('logIn.title')} text={t('logIn.text')}>
        <ActionNotice at="own-name" />
        <details className={css.more} id="own-name" open={isRefusedAt('own-name', query)}>
          <summary>{t('logIn.rename')}</summary>
          <p>{t('logIn.renameText')}</p>
          <AccountAction call="name" words={t('logIn.rename')}>
            <label htmlFor="name-new">{forms('fields.userName.label')}</label>
            <input
              id="name-new"
              name="userName"
              defaultValue={userName}
              maxLength={20}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <CurrentPassword id="name-password" />
          </AccountAction>
        </details>
        <ActionNotice at="own-password" />
        <details className={css.more} id="own-password" open={isRefusedAt('own-password', query)}>
          <summary>{t('changePassword')}</summary>
          <p>{t('logIn.passwordText')}</p>
          <AccountAction call="password" words={t('changePassword')}>
            <CurrentPassword id="password-old" words={t('logIn.oldPassword')} />
            <NewPassword id="password-new" name="newPassword" words={t('logIn.newPassword')} />
            <NewPassword id="password-again" name="confirm" words={forms('fields.confirm.label')} />
          </AccountAction>
        </details>
      </AccountPane>
    );
  },
  'request',
);

/** The mailbox. The old one stays until the links in both mailboxes have been confirmed. */
export const OwnMailbox = /*#__PURE__*/ staticPart(
  'OwnMailbox',
  function OwnMailbox() {
    const t = useT('account');
    const { query } = usePage();
    const { own, email } = useNeed('account');
    if (!own) return null;
    const { mailbox } = own;
    const sides = mailbox && [
      { address: email, agreed: mailbox.oldAgreed },
      { address: mailbox.email, agreed: mailbox.newAgreed },
    ];
    return (
      <AccountPane id="own-mailbox" title={t('mailbox.title')} text={t('mailbox.text')}>
        <ActionNotice at="own-mailbox" />
        {sides && (
          <>
            <ul className={css.rows}>
              {sides.map(({ address, agreed }) => (
                <li key={address}>
                  <b>{address}</b>
                  <span className={agreed ? css.answered : css.waiting}>
                    {t(agreed ? 'mailbox.agreed' : 'mailbox.asked')}
                  </span>
                </li>
              ))}
            </ul>
            <AccountAction call="mailbox/keep" words={t('mailbox.keep')} />
          </>
        )}
        <details className={css.more} open={isRefusedAt('own-mailbox', query)}>
          <summary>{t('mailbox.change')}</summary>
          <p>{t('mailbox.changeText')}</p>
          <AccountAction call="mailbox" words={t('mailbox.send')}>
            <label htmlFor="mailbox-new">{t('mailbox.new')}</label>
            <input id="mailbox-new" type="email" name="email" maxLength={254} autoComplete="email" required />
            <CurrentPassword id="mailbox-password" />
          </AccountAction>
        </details>
      </AccountPane>
    );
  },
  'request',
);

/** Whether a code is on its way, so that its field is shown. */
const isCodeSent = (query: Partial<Record<string, string>>): boolean =>
  query.at === 'number' && (query.did === 'codeSent' || (query.wrong ?? '').startsWith('code'));

/** The phone number for SMS codes: a new one also needs a code sent to it, and it can be removed. */
export const OwnNumber = /*#__PURE__*/ staticPart(
  'OwnNumber',
  function OwnNumber() {
    const t = useT('account');
    const forms = useT('forms');
    const { query } = usePage();
    const { mobile, emailVerified } = useNeed('account');
    return (
      <AccountPane id="number" title={t('number.title')} text={t(mobile ? 'number.text' : 'number.none')}>
        <ActionNotice at="number" />
        {isCodeSent(query) && (
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
        <details className={css.more} open={isRefusedAt('number', query) && !isCodeSent(query)}>
          <summary>{t(mobile ? 'number.change' : 'number.add')}</summary>
          <AccountAction call="phone" words={forms('sendCode')}>
            <label htmlFor="number-mobile">{forms('fields.mobile.label')}</label>
            <div className={fields.tel}>
              <AreaCode chosen="" />
              <input id="number-mobile" type="tel" name="mobile" autoComplete="tel-national" required />
            </div>
            <CurrentPassword id="number-password" />
          </AccountAction>
        </details>
        <ActionNotice at="removal" />
        {/* Without a verified mailbox the number is the only way to log in. */}
        {mobile && emailVerified && (
          <details className={css.more} id="removal" open={isRefusedAt('removal', query)}>
            <summary>{t('number.remove')}</summary>
            <p>{t('number.removeText')}</p>
            <AccountAction call="phone/remove" words={t('number.remove')}>
              <CurrentPassword id="number-own-password" />
            </AccountAction>
          </details>
        )}
      </AccountPane>
    );
  },
  'request',
);
