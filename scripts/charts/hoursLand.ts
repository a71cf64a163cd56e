// The land of the chart of hours: 60 units an hour of longitude, four a degree of latitude, from the Atlantic eastwards.
import { geoEquirectangular, geoPath } from 'd3-geo';
import { hoursMap } from '../../src/shared/ui/charts/hoursMap.ts';
import { land } from './land.ts';
import { outline } from './pathText.ts';
import { ringsOf } from './rings.ts';

export function hoursLand(): string {
  const { width, height, west, equator } = hoursMap;
  const projection = geoEquirectangular()
    .rotate([-(west + 180), 0])
    .scale(width / (2 * Math.PI))
    .translate([width / 2, equator])
    .clipExtent([
      [0, 0],
      [width, height],
    ]);
  return ringsOf(geoPath(projection), land(1e-4), { smallestIsland: 30, smallestCorner: 6 }).map(outline).join('');
}
