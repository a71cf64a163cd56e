// State of the frame's menus: one is open at a time; Escape, a click, mouse or focus elsewhere, and another page close it.
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isConverting } from '../ui/isConverting.ts';

export type Menus = {
  open: string | undefined;
  /** Whether a hovering mouse opened it. */
  isByMouse: boolean;
  show: (id: string | undefined, isByMouse?: boolean) => void;
};

/** The document itself, which has no `closest`, is in none. */
const isIn = (target: EventTarget | null, place: string) => (target as Element).closest?.(place);

export function useMenus(): Menus {
  const { pathname } = useLocation();
  const [last, setLast] = useState<{ id: string | undefined; isByMouse: boolean; pathname: string }>();
  // The next page closes it, and Back does not open it again.
  if (last && last.pathname !== pathname) setLast(undefined);
  const open = last?.id;
  const isByMouse = last?.isByMouse ?? false;
  const show = useCallback<Menus['show']>((id, isByMouse = false) => setLast({ id, isByMouse, pathname }), [pathname]);
  // The visitor may have opened a menu before this code was loaded.
  useLayoutEffect(() => {
    const opened = document.querySelector('details[name=nav][open]');
    if (opened) show(opened.id.slice('nav-'.length));
  }, [show]);
  useEffect(() => {
    if (open === undefined) return;
    const stop = new AbortController();
    const listen = <K extends keyof DocumentEventMap>(type: K, hear: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(type, hear, { signal: stop.signal });
    listen('click', ({ target }) => {
      // A link to a place on this page leads out of the menu as well.
      if (!isIn(target, '[name=nav]') || isIn(target, '[href*="#"]')) show(undefined);
    });
    listen('pointerover', ({ target, pointerType }) => {
      if (pointerType === 'mouse' && !isIn(target, 'header,[name=nav]')) show(undefined);
    });
    // One that is opened by key would cover the page on which the keys go on.
    listen('focusin', ({ target }) => {
      if (!isByMouse && !isIn(target, 'header,[name=nav]')) show(undefined);
    });
    listen('keydown', (event) => {
      if (event.key !== 'Escape' || isConverting(event)) return;
      const menu = document.getElementById(`nav-${open}`);
      // A hovering mouse may have opened it while somebody types elsewhere.
      if (menu?.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      show(undefined);
    });
    return () => stop.abort();
  }, [open, isByMouse, show]);
  return { open, isByMouse, show };
}
