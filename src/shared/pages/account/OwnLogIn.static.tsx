// Changes the user name or the password; both ask for the current password.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { passwordRange } from '../../forms/account/accountRules.ts';
import { useT } from '../../i18n/useT.ts';
import { AccountAction } from './AccountAction.tsx';
import { AccountNotice, isRefusedAt } from './AccountNotice.tsx';
import { AccountPane } from './AccountPane.tsx';
import css from './account.module.css';

function Password({ id, name, words }: { id: string; name: string; words: string }) {
  const isNew = name !== 'password';
  return (
    <>
      <label htmlFor={id}>{words}</label>
      <input
        id={id}
        type="password"
        name={name}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew && { minLength: passwordRange.least, maxLength: passwordRange.most })}
        required
      />
    </>
  );
}

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
        <AccountNotice at="own-name" />
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
            <Password id="name-password" name="password" words={forms('fields.password.label')} />
          </AccountAction>
        </details>
        <AccountNotice at="own-password" />
        <details className={css.more} id="own-password" open={isRefusedAt('own-password', query)}>
          <summary>{t('changePassword')}</summary>
          <p>{t('logIn.passwordText')}</p>
          <AccountAction call="password" words={t('changePassword')}>
            <Password id="password-old" name="password" words={t('logIn.oldPassword')} />
            <Password id="password-new" name="newPassword" words={t('logIn.newPassword')} />
            <Password id="password-again" name="confirm" words={forms('fields.confirm.label')} />
          </AccountAction>
        </details>
      </AccountPane>
    );
  },
  'request',
);
