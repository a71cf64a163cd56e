// Two-factor login: turned on with the password and a first app code, recovery codes shown once, turned off with password and code.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { AccountAction, AccountPane, ActionNotice, CurrentPassword, isRefusedAt } from './AccountPane.tsx';
import css from './account.module.css';
import own from './OwnSecondFactor.module.css';

/** In groups of four, for typing by hand. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

function Otp({ id }: { id: string }) {
  const forms = useT('forms');
  return (
    <>
      <label htmlFor={id}>{forms('fields.otp.label')}</label>
      <input id={id} name="otp" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} required />
    </>
  );
}

export const OwnSecondFactor = /*#__PURE__*/ staticPart(
  'OwnSecondFactor',
  function OwnSecondFactor() {
    const t = useT('account');
    const { query } = usePage();
    const { second, qr, freshCodes } = useNeed('account');
    if (!second) return null;
    const { isOn, codesLeft, pending } = second;
    return (
      <AccountPane
        id="second"
        title={t('second.title')}
        text={t(isOn ? 'second.on' : 'second.off', { codes: String(codesLeft) })}
      >
        <ActionNotice at="second" />
        {freshCodes && (
          <div className={own.fresh}>
            <p>{t('second.codes')}</p>
            <ul>
              {freshCodes.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ul>
          </div>
        )}
        {pending && qr && (
          <div className={css.confirm}>
            <p>{t('second.scan')}</p>
            <svg className={own.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t('second.qr')}>
              <path d={qr.path} />
            </svg>
            <p>
              {t('second.secret')}
              <br />
              <code>{inFours(pending.secret)}</code>
            </p>
            <AccountAction call="second/confirm" words={t('second.confirm')}>
              <Otp id="second-first" />
            </AccountAction>
          </div>
        )}
        {!isOn && !pending && (
          <details className={css.more} open={isRefusedAt('second', query)}>
            <summary>{t('second.begin')}</summary>
            <AccountAction call="second/begin" words={t('second.begin')}>
              <CurrentPassword id="second-password" />
            </AccountAction>
          </details>
        )}
        {isOn && (
          <details className={css.more} open={isRefusedAt('second', query)}>
            <summary>{t('second.end')}</summary>
            <AccountAction call="second/end" words={t('second.end')}>
              <CurrentPassword id="second-end-password" />
              <Otp id="second-otp" />
            </AccountAction>
          </details>
        )}
      </AccountPane>
    );
  },
  'request',
);
