// Whether React is only now taking over the server's HTML: true on the server and in that one render, false ever after.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
