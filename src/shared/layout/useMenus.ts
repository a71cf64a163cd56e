// State of the frame's menus: one is open at a time; Escape, a click or mouse elsewhere, and another page close it.
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

export type Menus = {
  open: string | undefined;
  /** Whether a hovering mouse opened it. */
  isByMouse: boolean;
  show: (id: string | undefined, isByMouse?: boolean) => void;
};

const menuOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('details[name=nav]') : null;

export function useMenus(): Menus {
  const { pathname } = useLocation();
  const [last, setLast] = useState<{ id: string | undefined; isByMouse: boolean; pathname: string }>();
  // The next page closes it, and Back does not open it again.
  if (last && last.pathname !== pathname) setLast(undefined);
  const open = last?.id;
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
      if (!menuOf(target)) show(undefined);
    });
    listen('pointerover', ({ target, pointerType }) => {
      const inside = menuOf(target) ?? (target instanceof Element && target.closest('header'));
      if (pointerType === 'mouse' && !inside) show(undefined);
    });
    listen('keydown', ({ key, isComposing }) => {
      // An input method's Escape takes back what is being written.
      if (key !== 'Escape' || isComposing) return;
      const menu = document.getElementById(`nav-${open}`);
      // A hovering mouse may have opened it while somebody types elsewhere.
      if (menu?.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      show(undefined);
    });
    return () => stop.abort();
  }, [open, show]);
  return { open, isByMouse: last?.isByMouse ?? false, show };
}
