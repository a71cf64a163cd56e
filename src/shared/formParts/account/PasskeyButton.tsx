// A button that uses a passkey; hidden without script, and removed where the browser does not support passkeys.
import { useState, useSyncExternalStore } from 'react';
import { wholeForm } from '../../forms/Form.ts';
import type { ShownFault } from '../FormContext.ts';
import type { PasskeyOutcome } from './passkey.ts';
import ui from '../../ui/common.module.css';
import css from './PasskeyButton.module.css';

const never = () => () => undefined;

const known = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Whether this browser supports passkeys; undefined on the server and during hydration, when space is kept for the button. */
const usePasskeys = (): boolean | undefined => useSyncExternalStore<boolean | undefined>(never, known, () => undefined);

type Props = {
  words: string;
  /** Message key for a failure of the connection or the device. */
  failure: string;
  run: () => Promise<PasskeyOutcome>;
  tell: (faults: ShownFault[]) => void;
};

export function PasskeyButton({ words, failure, run, tell }: Props) {
  const known = usePasskeys();
  const [busy, setBusy] = useState(false);
  if (known === false) return null;

  async function press(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const { location: next, faults } = await run();
      tell(faults);
      if (!next) return;
      const here = location.href;
      location.assign(next);
      // A second passkey leads to the address of the first, and an address with a hash that is open already loads nothing.
      if (new URL(next, here).href === here) location.reload();
    } catch {
      tell([{ field: wholeForm, key: failure }]);
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      type="button"
      className={`${ui.btn} ${css.passkey} ${known ? '' : css.waiting}`}
      aria-busy={busy || undefined}
      onClick={() => void press()}
    >
      {words}
    </button>
  );
}
