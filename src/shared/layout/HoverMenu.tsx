// A menu that opens by press, key or a mouse that comes over it; without script the browser's own <details>.
import { cloneElement, type MouseEvent, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import type { Menus } from './useMenus.ts';

type Props = {
  id: string;
  menus: Menus;
  className?: string | undefined;
  summary: ReactElement<{ onClick?: (event: MouseEvent) => void }>;
  children: ReactNode;
};

const deskWidth = 1000;

export function HoverMenu({ id, menus: { open, isByMouse, show }, className, summary, children }: Props) {
  function over({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' || innerWidth < deskWidth || open === id) return;
    show(id, true);
  }
  function press(event: MouseEvent): void {
    event.preventDefault();
    // The mouse has opened this menu a moment ago; the press means the same and must not close it.
    show(open === id && !isByMouse ? undefined : id);
  }
  return (
    // One name for all: without script, too, opening one closes the others.
    <details className={className} name="nav" id={`nav-${id}`} open={open === id} onPointerOver={over}>
      {cloneElement(summary, { onClick: press })}
      {children}
    </details>
  );
}
