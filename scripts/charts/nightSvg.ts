// Draws the night chart in the reader's language: land, routes, the frame of the inset, and the lettering.
import type { ChartNode, LabelPlace } from '../../src/shared/facts/Charts.ts';
import { palette } from '../../src/shared/ui/palette.ts';
import { escaped, mono, pictureHead, type LocaleTexts } from './localeTexts.ts';
import { insetFrame, insetPlate, size, worldLayout, worldPlate, type Plate, type WorldLayout } from './worldChart.ts';
import type { Region } from './regions.ts';

const { night, ink: text, mag } = palette.night;

/** Land and sea have colours of their own here: the picture is darker than a page at night. */
const ink = {
  night,
  graticule: '#1f3c4a',
  insetGraticule: '#27434f',
  land: '#2a5264',
  coast: '#7199a8',
  route: mag,
  frame: '#b7c8cf',
  text,
  figure: '#b7c8cf',
  ring: mag,
};

/** The area of the world chart that the inset enlarges. */
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

const figure = (text: string, more = '') => `<tspan${more} fill="${ink.figure}" font-family="${mono}">${text}</tspan>`;

/** Rings drawn as round-ended strokes of no length: a wide one in the ring's colour, a narrower one on top. */
function dots(nodes: readonly ChartNode[]): string {
  const rings = (shown: readonly ChartNode[], outer: number, inner: number): string => {
    const d = shown.map(({ px, py }) => `M${px} ${py}h0`).join('');
    return `<path d="${d}" stroke="${ink.ring}" stroke-width="${outer}"/><path d="${d}" stroke="${ink.night}" stroke-width="${inner}"/>`;
  };
  const named = nodes.filter(({ label }) => label);
  const unnamed = nodes.filter(({ label }) => !label);
  return `<g stroke-linecap="round">${rings(named, 7.8, 5)}${rings(unnamed, 5.8, 3)}</g>`;
}

/**
 * Names that a phone of 320 px would cut off in some language: its picture begins at x 335, and the longest name takes
 * 150.
 */
const isWest = ({ x, anchor }: Pick<LabelPlace, 'x' | 'anchor'>) => (anchor === 'end' ? x - 150 : x) < 340;

function names(nodes: readonly ChartNode[], places: LocaleTexts['places']): string {
  return nodes
    .map(({ id, ms, label }) => {
      if (!label) return '';
      const anchor = label.anchor === 'start' ? '' : ` text-anchor="${label.anchor}"`;
      return `<text${isWest(label) ? ' class="west"' : ''} x="${label.x}" y="${label.y}"${anchor}>${escaped(places[id] ?? id)} ${figure(ms.toFixed(0), ' class="ms"')}</text>`;
    })
    .join('');
}

/**
 * The smaller the chart is shown, the larger its letters: none is under twelve pixels. On the smallest, times and
 * western names are left to the list below.
 */
const sizes = [
  '.names{font-size:13.2px}.names tspan{font-size:.94em}',
  '@media(max-width:1239px){.names{font-size:14.4px}}',
  '@media(max-width:1150px){.names{font-size:16.4px}}',
  '@media(max-width:999px){.names{font-size:17.2px}}',
  '@media(max-width:950px){.ms,.west{display:none}}',
].join('');

function lettering({ nodes, taipei, meridians, inset: eastAsia }: WorldLayout, { places, home }: LocaleTexts): string {
  const degrees = meridians.map(
    ({ text, x, y }) =>
      `<text${isWest({ x: x - 30, anchor: 'start' }) ? ' class="west"' : ''} x="${x}" y="${y}">${figure(text)}</text>`,
  );
  return [
    `<style>${sizes}</style>`,
    dots(nodes),
    `<circle cx="${taipei.px}" cy="${taipei.py}" r="4" fill="${ink.ring}"/>`,
    `<g transform="translate(${insetFrame.x} ${insetFrame.y})">`,
    dots(eastAsia.nodes),
    `<circle cx="${eastAsia.taipei.px}" cy="${eastAsia.taipei.py}" r="5" fill="${ink.ring}"/>`,
    '</g>',
    `<g class="names" fill="${ink.text}" stroke="${ink.night}" stroke-width="3" stroke-linejoin="round" stroke-opacity=".8" paint-order="stroke">`,
    names(nodes, places),
    ...degrees,
    `<g transform="translate(${insetFrame.x} ${insetFrame.y})">`,
    names(eastAsia.nodes, places),
    `<text x="${eastAsia.taipei.px + 11}" y="${eastAsia.taipei.py + 4}" font-weight="600">${escaped(home.chart.origin)}</text>`,
    `<text x="14" y="${insetFrame.height - 14}">${figure(escaped(home.map.inset))}</text>`,
    '</g></g>',
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
    lettering(worldLayout(regions), texts),
    '</svg>\n',
  ].join('');
}
