// True on the server and in the render that hydrates the server's HTML; false in every later render.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
