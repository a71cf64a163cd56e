// The sea between the five offices, with its coasts, and the light that marks an office on it.
import { geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import { land } from '../land.ts';
import { outline } from '../pathText.ts';
import { ringsOf } from '../rings.ts';
import { circle, path, plateSize } from './Plate.ts';

/** `lon`: the meridian in the middle of the plate. */
export const seaAround = (lon: number): GeoProjection =>
  geoMercator()
    .center([lon, 13.6])
    .scale(930)
    .translate([300, 290])
    .clipExtent([
      [0, 0],
      [plateSize.width, plateSize.height],
    ])
    .precision(1);

export function sea(projection: GeoProjection): string {
  const coasts = ringsOf(geoPath(projection), land(1.2e-5), { smallestIsland: 40, smallestCorner: 4 });
  return [
    path('M0 0h600v560H0z', 'water'),
    path(coasts.map(outline).join(''), 'coast'),
    path('M0 140h600M0 290h600M0 440h600M150 0v560M300 0v560M450 0v560', 'grid'),
  ].join('');
}

export const place = (x: number, y: number): string => circle(x, y, 7, 'sheet') + circle(x, y, 2.4, 'ink-face');
