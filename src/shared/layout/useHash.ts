// The part of the address behind "#", where phone panels are opened, with and without script.
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** Unknown on the server and while the part comes to life, so that both draw the same. */
export const useHash = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => undefined,
  );
