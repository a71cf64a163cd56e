// The menu's top row for the browser: the name of each entry and the addresses below it.
import type { MenuEntry } from '../facts/facts.ts';
import type { MenuItem, MenuList } from '../webapi/types.ts';

const newWindow = 1;

export const opensWindow = ({ openType }: MenuItem): boolean => openType === newWindow;

const linksBelow = (item: MenuItem): string[] =>
  item.children.flatMap((child) => [...(child.link ? [child.link] : []), ...linksBelow(child)]);

export const menuEntriesOf = ({ menu }: MenuList): MenuEntry[] =>
  menu.map((item) => ({
    id: item.id,
    name: item.name,
    link: item.link,
    below: item.isOnly ? [] : linksBelow(item),
    ...(item.isHomePage && { isHomePage: true }),
    ...(opensWindow(item) && { newWindow: true }),
  }));
