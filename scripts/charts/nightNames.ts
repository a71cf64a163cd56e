// Letters the night chart: dots, names and round-trip times of the regions, and the degrees along its upper edge.
import type { ChartNode, LabelPlace } from '../../src/shared/facts/Charts.ts';
import { escaped, mono, type LocaleTexts } from './localeTexts.ts';
import { insetFrame, type WorldLayout } from './worldChart.ts';

const ink = { night: '#0a161e', text: '#e8eff0', figure: '#b7c8cf', ring: '#ff7db1' };

const figure = (text: string, more = '') => `<tspan${more} fill="${ink.figure}" font-family="${mono}">${text}</tspan>`;

/** Rings as round-ended strokes of no length: a wide one in the ring's colour, the face on top. */
function dots(nodes: readonly ChartNode[]): string {
  const rings = (shown: readonly ChartNode[], outer: number, inner: number): string => {
    const d = shown.map(({ px, py }) => `M${px} ${py}h0`).join('');
    return `<path d="${d}" stroke="${ink.ring}" stroke-width="${outer}"/><path d="${d}" stroke="${ink.night}" stroke-width="${inner}"/>`;
  };
  const named = nodes.filter(({ label }) => label);
  const unnamed = nodes.filter(({ label }) => !label);
  return `<g stroke-linecap="round">${rings(named, 7.8, 5)}${rings(unnamed, 5.8, 3)}</g>`;
}

/** What a phone of 320 px would cut, whatever the language: its picture begins at 335, and the longest name takes 150. */
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

/** The smaller the chart is shown, the larger its letters are drawn: none is under twelve pixels. On the smallest the list below tells the times and what is cut off in the west. */
const sizes = [
  '.names{font-size:13.2px}.names tspan{font-size:.94em}',
  '@media(max-width:1239px){.names{font-size:14.4px}}',
  '@media(max-width:1150px){.names{font-size:16.4px}}',
  '@media(max-width:999px){.names{font-size:17.2px}}',
  '@media(max-width:950px){.ms,.west{display:none}}',
].join('');

export function nightNames({ nodes, taipei, meridians, inset }: WorldLayout, { places, home }: LocaleTexts): string {
  const degrees = meridians.map(
    ({ text, x, y }) =>
      `<text${isWest({ x: x - 30, anchor: 'start' }) ? ' class="west"' : ''} x="${x}" y="${y}">${figure(text)}</text>`,
  );
  return [
    `<style>${sizes}</style>`,
    dots(nodes),
    `<circle cx="${taipei.px}" cy="${taipei.py}" r="4" fill="${ink.ring}"/>`,
    `<g transform="translate(${insetFrame.x} ${insetFrame.y})">`,
    dots(inset.nodes),
    `<circle cx="${inset.taipei.px}" cy="${inset.taipei.py}" r="5" fill="${ink.ring}"/>`,
    '</g>',
    `<g class="names" fill="${ink.text}" stroke="${ink.night}" stroke-width="3" stroke-linejoin="round" stroke-opacity=".8" paint-order="stroke">`,
    names(nodes, places),
    ...degrees,
    `<g transform="translate(${insetFrame.x} ${insetFrame.y})">`,
    names(inset.nodes, places),
    `<text x="${inset.taipei.px + 11}" y="${inset.taipei.py + 4}" font-weight="600">${escaped(home.chart.origin)}</text>`,
    `<text x="14" y="${insetFrame.height - 14}">${figure(escaped(home.map.inset))}</text>`,
    '</g></g>',
  ].join('');
}
