// Whether this browser knows passkeys: undefined on the server and while React takes over, so that room is kept for them.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

const known = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

export const usePasskeys = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(never, known, () => undefined);
