// Draws the sea chart of the 404 page: soundings, depth contours and an island marked as doubtful.
import { inkStyle } from './inks.ts';
import { numbers, smoothLine, smoothRing } from './pathText.ts';
import type { Point } from './regions.ts';

/** Mulberry32: pseudo-random numbers from 0 to 1; the same seed gives the same numbers. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A rectangle cut from the sea; 1 unit is 1 CSS pixel where the page shows it unscaled. */
export type Sheet = {
  left: number;
  top: number;
  width: number;
  height: number;
  compass: { at: Point; radius: number };
  /** Depths in metres of the contours to draw. */
  contours: number[];
};

type Contour = { depth: number; radius: number; fill: string };

const ink = {
  text: 'var(--ink)',
  caption: 'var(--ink3)',
  line: 'var(--line2)',
  land: 'var(--land)',
  water: 'var(--water)',
  route: 'var(--mag)',
};
const island: Point = [1010, 330];
const islandRadius = 140;
const contours: Contour[] = [
  { depth: 30, radius: 252, fill: 'var(--paper)' },
  { depth: 50, radius: 368, fill: 'var(--bed1)' },
  { depth: 100, radius: 640, fill: 'var(--water)' },
];
const abyss = { depth: 310, radius: 1800 };
const slopes = [{ depth: 14, radius: islandRadius }, ...contours, { depth: 146, radius: 1100 }, abyss];
const grid = 66;
const corners = 16;

/** How far the sea bed bulges in a direction, 1 on average. */
const bulge = (angle: number, roughness: number): number =>
  1 + roughness * (0.09 * Math.cos(2 * angle - 0.8) + 0.08 * Math.cos(3 * angle + 2) + 0.04 * Math.cos(5 * angle + 1));

function shore(radius: number, roughness: number): string {
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * 2 * Math.PI;
    const distance = radius * bulge(angle, roughness);
    return [
      Math.round(island[0] + 1.12 * distance * Math.cos(angle)),
      Math.round(island[1] + 0.94 * distance * Math.sin(angle)),
    ];
  });
  return smoothRing(points);
}

/** Distance from the island in the measure of the contours. */
function reachOf([x, y]: Point): number {
  const [dx, dy] = [(x - island[0]) / 1.12, (y - island[1]) / 0.94];
  return Math.hypot(dx, dy) / bulge(Math.atan2(dy, dx), 1.3);
}

/** Depth grows outwards, in straight slopes from contour to contour. */
function depthAt(reach: number): number {
  const outer = slopes.findIndex(({ radius }) => radius > reach);
  const [from, to] = [slopes[outer - 1], slopes[outer]];
  if (!from || !to) return abyss.depth;
  return from.depth + ((to.depth - from.depth) * (reach - from.radius)) / (to.radius - from.radius);
}

const sounding = ([x, y]: Point, depth: number): string => {
  const [metres, tenth] = depth.toFixed(1).split('.');
  return `<text x="${x}" y="${y}">${metres}<tspan dy="4" font-size="8">${tenth}</tspan></text>`;
};

function soundings(sheet: Sheet): string {
  const random = randomNumbers(404);
  const places = Array.from(
    { length: Math.floor(sheet.height / grid) * Math.floor(sheet.width / grid) },
    (_, index): Point => {
      const columns = Math.floor(sheet.width / grid);
      const [column, row] = [index % columns, Math.floor(index / columns)];
      return [
        Math.round(sheet.left + (column + 0.15 + 0.5 * random()) * (sheet.width / columns)),
        Math.round(sheet.top + (row + 0.35 + 0.4 * random()) * grid),
      ];
    },
  );
  const { at, radius } = sheet.compass;
  const isClear = (place: Point): boolean =>
    reachOf(place) > islandRadius + 22 && Math.hypot(place[0] + 10 - at[0], place[1] - 4 - at[1]) > radius + 22;
  const texts = places.filter(isClear).map((place) => sounding(place, depthAt(reachOf(place)) + 2 * random() - 1));
  return `<g font-family="Arial,sans-serif" font-size="12" fill="${ink.caption}">${texts.join('')}</g>`;
}

function compass({ at, radius }: Sheet['compass']): string {
  const needle = radius * 0.7;
  const [x, y] = at;
  const circle = (r: number, more: string): string => `<circle cx="${x}" cy="${y}" r="${r}" ${more}/>`;
  return [
    `<g fill="none" stroke="${ink.route}" stroke-width=".8">`,
    circle(radius, ''),
    circle(radius - 6, 'stroke-width="9" pathLength="360" stroke-dasharray=".5 4.5"'),
    `<path d="M${x} ${y - needle}v${2 * needle}M${x - needle} ${y}h${2 * needle}"/>`,
    `<path d="M${x} ${y - needle}l-6 14h12z" fill="${ink.route}"/>`,
    '</g>',
  ].join('');
}

function doubtfulIsland(): string {
  const [x, y] = island;
  return [
    `<path d="${shore(islandRadius, 1)}" fill="${ink.land}" stroke="${ink.text}" stroke-width="1.6" stroke-dasharray="1 6" stroke-linecap="round"/>`,
    `<text x="${x}" y="${y + 28}" text-anchor="middle" font-family="Arial,sans-serif" font-size="104" font-weight="500" letter-spacing="-6" fill="${ink.text}">404</text>`,
    `<text x="${x}" y="${y + 62}" text-anchor="middle" font-family="Georgia,serif" font-style="italic" font-size="17" fill="${ink.route}">ED — existence doubtful</text>`,
  ].join('');
}

/** Route of a visitor who looked for the page; it ends at the dotted shore. */
function track({ left }: Sheet): string {
  const bends: Point[] = [
    [left - 20, 560],
    [260, 600],
    [520, 500],
    [700, 520],
    [800, 505],
    [872, 476],
    [903, 403],
  ];
  const ahead = bends.filter(([x], index) => index === 0 || x > left);
  return `<path d="${smoothLine(ahead)}" fill="none" stroke="${ink.route}" stroke-width="1.6" stroke-dasharray="10 6"/>`;
}

export function seaSvg(sheet: Sheet, width: number, height: number): string {
  const drawn = contours.filter(({ depth }) => sheet.contours.includes(depth)).reverse();
  const body = [
    `<path d="M${sheet.left} ${sheet.top}h${sheet.width}v${sheet.height}h${-sheet.width}z" fill="${ink.water}"/>`,
    ...drawn.map(({ radius, fill }) => `<path d="${shore(radius, 1.3)}" fill="${fill}" stroke="${ink.line}"/>`),
    soundings(sheet),
    doubtfulIsland(),
    track(sheet),
    compass(sheet.compass),
  ].join('');
  const viewBox = numbers([sheet.left, sheet.top, sheet.width, sheet.height]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${inkStyle(body)}${body}</svg>\n`;
}
