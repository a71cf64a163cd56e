// What live parts get from the browser's code: texts, a call when they should hydrate, and whether they do so now. The server has no host.
import { createContext, useSyncExternalStore } from 'react';
import type { NeedName } from '../app/needs.ts';
import type { TextName } from '../i18n/textNames.ts';

/** When a part hydrates. `seen`: near the window; `touched`: pointed at, focused or pressed; `needed`: as soon as the page is ready. */
export type When = 'seen' | 'touched' | 'needed';

export type LiveHost = {
  texts: (names: readonly TextName[]) => Promise<unknown>;
  /** Calls `open` when the part should hydrate, and again if that failed. Returns a function that stops watching. */
  watch: (place: Element, when: When, open: () => Promise<void>) => () => void;
};

export const LiveHostContext = createContext<LiveHost | undefined>(undefined);

/** What the server and the router know about a live part. */
export type LivePartFacts = {
  needs: readonly NeedName[];
  texts: readonly TextName[];
  /** Name of its script in the build. */
  chunk: () => string;
  load: () => Promise<void>;
};

/** On the server every live part registers here, so that the page's state includes what it needs. */
export const LiveSeenContext = createContext<((part: LivePartFacts) => void) | undefined>(undefined);

const never = () => () => undefined;

/** True on the server and in the render that hydrates the server's HTML; false in every later render. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
