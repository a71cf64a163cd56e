// Adds a passkey to the account: one press for a visitor who has just logged in, and with the password for all others.
import { useRef, useState } from 'react';
import { useShownPage } from '../../app/PageState.ts';
import { faultText } from '../../forms/formTexts.ts';
import { PasskeyButton } from '../../formParts/account/PasskeyButton.tsx';
import type { ShownFault } from '../../formParts/FormContext.ts';
import type { Live } from '../../live/livePart.tsx';
import css from './account.module.css';

export default function AddPasskeyLive({ data: { forms }, t: { forms: t } }: Live<'forms', 'forms'>) {
  const { locale } = useShownPage();
  const [fault, setFault] = useState<ShownFault>();
  const [asksPassword, setAsksPassword] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  if (!forms.passkeys) return null;

  async function make() {
    const { makePasskey } = await import('../../formParts/account/passkey.ts');
    return makePasskey(locale.code, password.current?.value ?? '');
  }
  function tell([first]: ShownFault[]): void {
    setFault(first);
    if (first?.field === 'password') setAsksPassword(true);
  }

  const words = fault && (fault.words ?? faultText(t, fault));
  return (
    <div className={`${css.confirm} ${css.passkey}`}>
      <p className={css.wrong} role="alert" id="passkey-fault">
        {words && <span key={words}>{words}</span>}
      </p>
      {asksPassword && (
        <>
          <label htmlFor="passkey-password">{t('fields.password.label')}</label>
          <input
            ref={password}
            id="passkey-password"
            type="password"
            autoComplete="current-password"
            aria-describedby="passkey-fault"
          />
        </>
      )}
      <PasskeyButton words={t('passkey.add')} failure="passkeyNotMade" run={make} tell={tell} />
    </div>
  );
}
