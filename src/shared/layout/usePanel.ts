// A phone panel is open while the address ends in its hash (#menu, #me). The focus moves into it when it opens, and back when it closes.
import { isConverting } from '../ui/isConverting.ts';
import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

// The hash opens panels both with and without script.

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** Undefined on the server and during hydration, so that both render the same. */
const useHash = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => undefined,
  );

type PanelName = 'menu' | 'me';

export type Panel = {
  name: PanelName;
  isOpen: boolean;
  /** Closes a panel whose hash is gone from the address while the browser still matches `:target`. */
  shut: '' | undefined;
  place: RefObject<HTMLElement | null>;
  toggle: RefObject<HTMLAnchorElement | null>;
};

/** No element has the id "!", so the browser clears :target and does not scroll; "#" would scroll to the top. */
export const nowhere = '#!';

export function usePanel(name: PanelName): Panel {
  const hash = useHash();
  const isOpen = hash === `#${name}`;
  const wasOpen = useRef(false);
  const place = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    if (isOpen) place.current?.focus();
    // Otherwise another panel has the focus. Another page gives it to its heading, a frame later.
    else if (!location.hash[2]) toggle.current?.focus();
    if (!isOpen) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isConverting(event)) location.hash = nowhere;
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isOpen]);
  return { name, isOpen, shut: hash === undefined || isOpen ? undefined : '', place, toggle };
}
