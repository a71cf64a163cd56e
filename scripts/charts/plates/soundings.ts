// A sea chart of East Asia on which the soundings are zones of each region; Hong Kong is marked.
import { join } from 'node:path';
import { geoMercator, geoPath } from 'd3-geo';
import { land } from '../land.ts';
import { outline } from '../pathText.ts';
import { readRegions, taipei } from '../regions.ts';
import { ringsOf } from '../rings.ts';
import { circle, path, plateSize, short, text, type Plate } from './Plate.ts';

const projection = geoMercator()
  .center([113.4, 31.6])
  .scale(1120)
  .translate([300, 280])
  .clipExtent([
    [0, 0],
    [plateSize.width, plateSize.height],
  ])
  .precision(1);

/** Where a name stands beside its dot, and by how much crowded dots give way. */
const names: Readonly<
  Record<string, { anchor: 'start' | 'middle' | 'end'; at: [number, number]; moved?: [number, number]; extra?: true }>
> = {
  'cn-hangzhou': { anchor: 'end', at: [-20, 12] },
  'cn-qingdao': { anchor: 'start', at: [20, 6] },
  'cn-beijing': { anchor: 'start', at: [22, 12] },
  'cn-shenzhen': { anchor: 'end', at: [-20, 2], moved: [-9, -1] },
  'cn-shanghai': { anchor: 'start', at: [20, 0] },
  'cn-zhangjiakou': { anchor: 'start', at: [14, -14], extra: true },
  'cn-hohhot': { anchor: 'end', at: [-14, 14], extra: true },
  'cn-chengdu': { anchor: 'start', at: [20, 6] },
  'cn-heyuan': { anchor: 'start', at: [18, -6], moved: [5, -9], extra: true },
  'cn-ulanqab': { anchor: 'end', at: [-8, -16], extra: true },
  hongkong: { anchor: 'middle', at: [22, 42], moved: [9, 14] },
};

const pixels = (lonLat: [number, number]): [number, number] => projection(lonLat) ?? [0, 0];
const grid = [
  ...[100, 105, 110, 115, 120, 125].map((degrees) => `M${short(pixels([degrees, 30])[0])} 0v560`),
  ...[20, 25, 30, 35, 40].map((degrees) => `M0 ${short(pixels([110, degrees])[1])}h600`),
].join('');

export const soundingsPlate: Plate = {
  ...plateSize,
  draw({ label }) {
    const coasts = ringsOf(geoPath(projection), land(1e-5), { smallestIsland: 30, smallestCorner: 4 });
    const home = pixels(taipei);
    const regions = readRegions(join(import.meta.dirname, '../../../content/regions.yaml')).flatMap((region) => {
      const name = names[region.id];
      if (!name) return [];
      const [x, y] = pixels(region.lonLat);
      const [dx, dy] = name.moved ?? [0, 0];
      return [{ ...region, ...name, x: x + dx, y: y + dy, marked: region.id === 'hongkong' }];
    });
    const dots = regions.map(({ id, x, y, zones, anchor, at, extra, marked }) => {
      const words = label(marked ? 'hongkong' : id);
      const dressed = marked ? 'bold mark halo' : extra ? 'halo extra' : 'halo';
      return [
        marked ? path(`M${short(home[0])} ${short(home[1])}L${short(x)} ${short(y)}`, 'mag') : '',
        circle(x, y, marked ? 12 : 8 + zones, 'sheet'),
        marked ? circle(x, y, 12, 'mag') : '',
        text(x, y + 5, String(zones), marked ? 'figure mark' : 'figure', 'middle'),
        text(x + at[0], y + at[1], words, dressed, anchor),
      ].join('');
    });
    return [
      path('M0 0h600v560H0z', 'water'),
      path(coasts.map(outline).join(''), 'coast'),
      path(grid, 'grid'),
      ...dots,
      circle(home[0], home[1], 5, 'ink-face'),
      text(home[0], home[1] - 14, label('taipei'), 'bold halo', 'middle'),
    ].join('');
  },
};
