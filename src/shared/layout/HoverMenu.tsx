// A menu that opens by click, key or hovering mouse; without script it is the browser's own <details>.
import { cloneElement, type MouseEvent, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import type { Menus } from './useMenus.ts';

type Props = {
  id: string;
  menus: Menus;
  className?: string | undefined;
  summary: ReactElement<{ onClick?: (event: MouseEvent) => void }>;
  children: ReactNode;
};

/** From here the menus are a bar, as in the stylesheets (1000 px there). */
const desk = '(min-width: 62.5em)';

export function HoverMenu({ id, menus: { open, isByMouse, show }, className, summary, children }: Props) {
  function over({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' || !matchMedia(desk).matches || open === id) return;
    show(id, true);
  }
  function press(event: MouseEvent): void {
    event.preventDefault();
    // The hovering mouse has just opened this menu, so the click must not close it.
    show(open === id && !isByMouse ? undefined : id);
  }
  return (
    // All menus share one name, so that opening one closes the others without script, too.
    <details className={className} name="nav" id={`nav-${id}`} open={open === id} onPointerOver={over}>
      {cloneElement(summary, { onClick: press })}
      {children}
    </details>
  );
}
