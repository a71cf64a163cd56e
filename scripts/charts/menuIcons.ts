// Draws the menu icons into one file: a row at rest, below it the same icons active, each icon with its own view.
import { menuIcons, type MenuIcon } from '../../src/server/content/menuIcons.ts';
import { inkRules } from './inks.ts';

/** Class `p` is the point of a drawing; it is filled when the entry is active. */
const drawings: Readonly<Record<MenuIcon, string>> = {
  beam: '<circle class="p" cx="12" cy="12" r="2.5"/><path d="M7.5 7.5a6.4 6.4 0 0 0 0 9m9-9a6.4 6.4 0 0 1 0 9m-12-12a10.6 10.6 0 0 0 0 15m15-15a10.6 10.6 0 0 1 0 15"/>',
  board: '<path d="M3 4h18v16H3zM3 8.5h18M6.8 17v-3M17.2 17v-4.5"/><path class="p" d="M10.7 11.5h2.6V17h-2.6z"/>',
  buoy: '<circle class="p" cx="12" cy="5.5" r="3"/><path d="M12 8.5V15M2 16.5c2.5 0 2.5-2 5-2s2.5 2 5 2 2.5-2 5-2 2.5 2 5 2M2 21c2.5 0 2.5-2 5-2s2.5 2 5 2 2.5-2 5-2 2.5 2 5 2"/>',
  card: '<path d="M2.5 5h19v14h-19zM2.5 9.5h19"/><path class="p" d="M14.5 13h4v2.5h-4z"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12l4 2.5"/><circle class="p" cx="12" cy="12" r="1.3"/>',
  cloud:
    '<path d="M7 19a4.5 4.5 0 0 1-.6-8.96 6 6 0 0 1 11.5 1.1A4 4 0 0 1 17.5 19z"/><circle class="p" cx="12" cy="14" r="1.6"/>',
  fix: '<circle cx="12" cy="12" r="6.5"/><path d="M12 2v6m0 8v6M2 12h6m8 0h6"/><circle class="p" cx="12" cy="12" r="1.6"/>',
  guard:
    '<path d="M12 2.5l8 3v6c0 5-3.4 8.3-8 10-4.6-1.7-8-5-8-10v-6z"/><circle class="p" cx="12" cy="8.5" r="1.6"/><path d="M7 14c1.7 0 1.7-1.6 3.3-1.6S12 14 13.7 14s1.7-1.6 3.3-1.6"/>',
  layers:
    '<path d="M4 5.500v13c0 1.7 3.6 3 8 3s8-1.3 8-3v-13M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3"/><ellipse class="p" cx="12" cy="5.5" rx="8" ry="3"/>',
  lock: '<path d="M4.5 10.500h15V21h-15zM7.5 10.500v-3a4.5 4.5 0 0 1 9 0v3"/><circle class="p" cx="12" cy="15.7" r="1.8"/>',
  move: '<path stroke-dasharray="2.5 1.5" d="M2.5 7h6v10h-6z"/><path d="M10 12h5.500M13 9l3 3-3 3"/><path class="p" d="M18 7h3.500v10H18z"/>',
  net: '<path stroke-dasharray="3 2" d="M3.5 3.500h17v17h-17z"/><path d="M10 13.700l4-3.4"/><circle class="p" cx="8.5" cy="15" r="2"/><circle class="p" cx="15.5" cy="9" r="2"/>',
  paper:
    '<path d="M3 4h14v14.500a2 2 0 0 0 4 0V8h-4M3 4v14.500A2.5 2.5 0 0 0 5.5 21H19M6.5 13h7M6.5 16.500h7"/><path class="p" d="M6.5 7.500h7v2.500h-7z"/>',
  pennant: '<path d="M6 2.500v19M3 21.500h6"/><path class="p" d="M6 4l12 4-12 4.500z"/>',
  phone: '<path d="M7 2.500h10v19H7zM10.5 18.500h3"/><circle class="p" cx="12" cy="10" r="2.5"/>',
  rack: '<path d="M3.5 4h17v7h-17zM3.5 13h17v7h-17zM11 7.500h6M11 16.500h6"/><circle class="p" cx="7" cy="7.5" r="1"/><circle class="p" cx="7" cy="16.5" r="1"/>',
  rings: '<circle cx="6.5" cy="12" r="3.8"/><circle class="p" cx="17.5" cy="12" r="3.8"/><path d="M10.3 12h3.4"/>',
  route:
    '<circle cx="4.5" cy="18.5" r="2"/><path d="M5.3 16.700C7.5 9 11.5 5.5 17.5 5M11.5 20l3.5-3.5-3.5-3.500M16.5 20l3.5-3.5-3.5-3.5"/><circle class="p" cx="19.5" cy="5" r="2"/>',
  screen: '<path d="M3 4.500h18V17H3zM8 21h8"/><path class="p" d="M10 7.500l5.5 3.3-5.5 3.200z"/>',
  sheet: '<path d="M5 2.500h10l4 4v15H5zM8.5 11h7M8.5 14.500h7M8.5 18h4"/><path class="p" d="M15 2.500v4h4z"/>',
  shield:
    '<path d="M12 2.500l8 3v6c0 5-3.4 8.3-8 10-4.6-1.7-8-5-8-10v-6z"/><path class="p" d="M12 6.500l2.5 5-2.5 5-2.5-5z"/>',
  speech:
    '<path d="M3 4.500h18V17h-9l-5 4.500V17H3z"/><circle class="p" cx="8" cy="10.7" r="1"/><circle class="p" cx="12" cy="10.7" r="1"/><circle class="p" cx="16" cy="10.7" r="1"/>',
  star: '<path d="M12 2.500l2.2 7.3 7.3 2.2-7.3 2.2-2.2 7.3-2.2-7.300L2.5 12l7.3-2.200z"/><path class="p" d="M12 2.500l2.2 7.300L12 12z"/>',
};

const side = 24;

/** A filled point alone would be too weak beside the words: the lines of an active icon are full ink, too. */
const rules =
  'g{fill:none;stroke:var(--ink3);stroke-width:1.5}.on{stroke:var(--ink)}.on .p{fill:var(--ink);stroke:var(--ink)}';

export function menuIconsSvg(): string {
  const cell = (name: string, drawing: string, column: number, row: number, active: boolean) =>
    `<view id="${name}" viewBox="${column * side} ${row * side} ${side} ${side}"/>` +
    `<g${active ? ' class="on"' : ''} transform="translate(${column * side} ${row * side})">${drawing}</g>`;
  const cells = menuIcons.flatMap((name, column) => [
    cell(name, drawings[name], column, 0, false),
    cell(`${name}-active`, drawings[name], column, 1, true),
  ]);
  // No width and height: they would apply to every view.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><style>${inkRules(rules)}${rules}</style>${cells.join('')}</svg>\n`;
}
