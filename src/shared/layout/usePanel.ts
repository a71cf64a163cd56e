// A phone panel follows the address (#menu, #me); the focus goes into it when it opens and back when it closes.
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

// The part of the address behind "#", where phone panels are opened, with and without script.

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** Unknown on the server and while the part comes to life, so that both draw the same. */
const useHash = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => undefined,
  );

export type PanelName = 'menu' | 'me';

export type Panel = {
  name: PanelName;
  isOpen: boolean;
  /** A panel whose address is gone from the bar, but not from the browser's mind (`:target`), is shut by this. */
  shut: '' | undefined;
  place: RefObject<HTMLElement | null>;
  toggle: RefObject<HTMLAnchorElement | null>;
};

/** No element is called "!", so the browser clears :target and stays where it is; "#" would jump to the top. */
export const nowhere = '#!';

export function usePanel(name: PanelName): Panel {
  const hash = useHash();
  const isOpen = hash === `#${name}`;
  const wasOpen = useRef(false);
  const place = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    if (isOpen) place.current?.focus();
    // Another panel has the focus already, or the visitor went on to another page.
    else if (location.hash === nowhere) toggle.current?.focus();
    if (!isOpen) return;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') location.hash = nowhere;
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isOpen]);
  return { name, isOpen, shut: hash === undefined || isOpen ? undefined : '', place, toggle };
}
