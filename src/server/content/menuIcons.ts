// Icons that a menu row can have, and their addresses: views of one SVG file, each normal and active.
export const menuIcons = [
  'beam',
  'board',
  'buoy',
  'card',
  'clock',
  'cloud',
  'fix',
  'guard',
  'layers',
  'lock',
  'move',
  'net',
  'paper',
  'pennant',
  'phone',
  'rack',
  'rings',
  'route',
  'screen',
  'sheet',
  'shield',
  'speech',
  'star',
] as const;

export type MenuIcon = (typeof menuIcons)[number];

export const menuIconsFile = 'menu-icons.svg';

export const iconAddresses = (icon: MenuIcon | undefined): { icon: string; iconActive: string } => {
  const address = icon ? `/${menuIconsFile}#${icon}` : '';
  return { icon: address, iconActive: address && `${address}-active` };
};
