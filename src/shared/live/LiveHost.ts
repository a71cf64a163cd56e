// What live parts ask of the browser's code: texts, and word of when a part is wanted. There is none on the server.
import { createContext } from 'react';
import type { NeedName } from '../app/needs.ts';
import type { TextName } from '../i18n/textNames.ts';

/** `seen`: near the window; `touched`: pointed at, focused or pressed; `needed`: as soon as the page is at rest. */
export type When = 'seen' | 'touched' | 'needed';

export type LiveHost = {
  texts: (names: readonly TextName[]) => Promise<unknown>;
  /** Calls `open` once when the part is wanted, again when that failed; returns how to stop. */
  watch: (place: Element, when: When, open: () => Promise<void>) => () => void;
};

export const LiveHostContext = createContext<LiveHost | undefined>(undefined);

/** What the server and the router know about a live part. */
export type LivePartFacts = {
  needs: readonly NeedName[];
  texts: readonly TextName[];
  /** Names its script among the build's. */
  chunk: () => string;
  load: () => Promise<void>;
};

/** On the server every live part of the page says that it is there, so that the page's state holds what it needs. */
export const LiveSeenContext = createContext<((part: LivePartFacts) => void) | undefined>(undefined);
