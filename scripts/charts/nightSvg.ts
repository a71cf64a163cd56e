// Prints the night chart: land, routes and the inset's frame, lettered in the reader's language.
import { pictureHead, type LocaleTexts } from './localeTexts.ts';
import { nightNames } from './nightNames.ts';
import { insetFrame, insetPlate, size, worldLayout, worldPlate, type Plate } from './worldChart.ts';
import type { Region } from './regions.ts';

const ink = {
  night: '#0a161e',
  graticule: '#1f3c4a',
  insetGraticule: '#27434f',
  land: '#2a5264',
  coast: '#7199a8',
  route: '#ff7db1',
  frame: '#b7c8cf',
};

/** What the inset shows larger, on the world chart. */
const insetSource = { x: 486, y: 176, width: 176, height: 120 };

function graticule({ meridians, parallels }: Plate, width: number, height: number): string {
  return `${meridians.map((x) => `M${x} 0V${height}`).join('')}${parallels.map((y) => `M0 ${y}H${width}`).join('')}`;
}

const rect = ({ x, y, width, height }: typeof insetFrame, more: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;

const routes = (plate: Plate): string =>
  `<path d="${plate.routes}" fill="none" stroke="${ink.route}" stroke-opacity=".8"/>`;

function inset(regions: readonly Region[]): string {
  const { x, y, width, height } = insetFrame;
  const plate = insetPlate(regions);
  return [
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="${plate.land}" fill="${ink.land}" stroke="${ink.coast}"/>`,
    `<path d="${graticule(plate, width, height)}" stroke="${ink.insetGraticule}" stroke-dasharray="1 4"/>`,
    routes(plate),
    '</svg>',
  ].join('');
}

function frame(): string {
  const { x, y, width, height } = insetFrame;
  const sourceEnd = insetSource.x + insetSource.width;
  const inner = { x: x + 3, y: y + 3, width: width - 6, height: height - 6 };
  return [
    `<g fill="none" stroke="${ink.frame}" stroke-width=".8">`,
    rect(insetSource, 'stroke-dasharray="2 3"'),
    `<path d="M${sourceEnd} ${insetSource.y}L${x} ${y}M${sourceEnd} ${insetSource.y + insetSource.height}L${x} ${y + height}" stroke-dasharray="2 3"/>`,
    rect(insetFrame, ''),
    rect(inner, 'stroke-opacity=".5"'),
    '</g>',
  ].join('');
}

export function nightSvg(regions: readonly Region[], texts: LocaleTexts): string {
  const { width, height } = size;
  const plate = worldPlate(regions);
  return [
    pictureHead(texts, `0 0 ${width} ${height}`, width, height),
    `<path d="M0 0H${width}V${height}H0z" fill="${ink.night}"/>`,
    `<path d="${graticule(plate, width, height)}" stroke="${ink.graticule}"/>`,
    `<path d="${plate.land}" fill="${ink.land}" stroke="${ink.coast}" stroke-width=".8"/>`,
    rect(insetFrame, `fill="${ink.night}"`),
    inset(regions),
    routes(plate),
    frame(),
    nightNames(worldLayout(regions), texts),
    '</svg>\n',
  ].join('');
}
