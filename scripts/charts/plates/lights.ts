// The five offices as lights on a sea chart, each with the hours of the sales desk on its own clock.
import { readFileSync } from 'node:fs';
import { geoMercator, geoPath } from 'd3-geo';
import { parse } from 'yaml';
import { localHours } from '../../../src/shared/sections/localHours.ts';
import { officePlaces } from '../../../src/shared/ui/charts/officePlaces.ts';
import { land } from '../land.ts';
import { outline } from '../pathText.ts';
import { ringsOf } from '../rings.ts';
import { circle, path, plateSize, short, text, type Plate } from './Plate.ts';

const { support }: { support: { salesFrom: string; salesTo: string } } = parse(
  readFileSync(new URL('../../../content/claims.yaml', import.meta.url), 'utf8'),
);

const projection = geoMercator()
  .center([110.5, 13.6])
  .scale(930)
  .translate([300, 290])
  .clipExtent([
    [0, 0],
    [plateSize.width, plateSize.height],
  ])
  .precision(1);

/** Where a name stands beside its light. */
type Place = { anchor: 'start' | 'end'; at: [number, number] };
const names: Readonly<Record<(typeof officePlaces)[number]['id'], Place>> = {
  taipei: { anchor: 'end', at: [-16, -34] },
  hongkong: { anchor: 'end', at: [-16, 12] },
  singapore: { anchor: 'start', at: [18, 26] },
  kualalumpur: { anchor: 'start', at: [30, -36] },
  phnompenh: { anchor: 'start', at: [24, 4] },
};

const flare = (x: number, y: number) =>
  path(`M${short(x + 4)} ${short(y - 4)}c.8 -11 7 -18 20 -20c-2 12 -9 19 -20 20z`, 'mag-face');

export const lightsPlate: Plate = {
  ...plateSize,
  draw({ label }) {
    const coasts = ringsOf(geoPath(projection), land(1.2e-5), { smallestIsland: 40, smallestCorner: 4 });
    const lights = officePlaces.map(({ id, country, lat, lon }) => {
      const [x, y] = projection([lon, lat]) ?? [0, 0];
      const { anchor, at } = names[id];
      const hours = label('hours', localHours(country, support.salesFrom, support.salesTo));
      return [
        flare(x, y),
        circle(x, y, 7, 'sheet'),
        circle(x, y, 2.4, 'ink-face'),
        text(x + at[0], y + at[1], label(id), 'bold halo', anchor),
        text(x + at[0], y + at[1] + 24, hours, 'quiet halo', anchor),
      ].join('');
    });
    return [
      path('M0 0h600v560H0z', 'water'),
      path(coasts.map(outline).join(''), 'coast'),
      path('M0 140h600M0 290h600M0 440h600M150 0v560M300 0v560M450 0v560', 'grid'),
      ...lights,
    ].join('');
  },
};
