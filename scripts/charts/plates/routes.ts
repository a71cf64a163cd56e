// Two ways from Mumbai to Tokyo on a sea chart: through two other cities, and along the great circle; lying and upright.
import { join } from 'node:path';
import { geoInterpolate, geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import { roundTripKmPerMs } from '../../../src/shared/calculators/fibreFloor.ts';
import { kmBetween } from '../cloudPlaces.ts';
import { land } from '../land.ts';
import { outline } from '../pathText.ts';
import { readRegions, type Point } from '../regions.ts';
import { ringsOf } from '../rings.ts';
import { circle, path, short, text, type Plate } from './Plate.ts';

const stops = ['in-mumbai', 'singapore', 'hongkong', 'jp-tokyo'];
const regions = readRegions(join(import.meta.dirname, '../../../content/regions.yaml'));
const legs = stops.map((stop): Point => regions.find(({ id }) => id === stop)?.lonLat ?? [0, 0]);
const [start = [0, 0], ...rest] = legs;
const end = rest.at(-1) ?? start;

const detourKm = rest.reduce((sum, stop, index) => sum + kmBetween(legs[index] ?? start, stop), 0);
const directKm = kmBetween(start, end);

const values: NonNullable<Plate['values']> = (number) => ({
  detour: number(Math.round(detourKm)),
  direct: number(Math.round(directKm)),
  ms: number(directKm / roundTripKmPerMs, 1),
  detourMs: number(detourKm / roundTripKmPerMs, 1),
});

type Chart = { width: number; height: number; projection: GeoProjection };

function chartOf(width: number, height: number, scale: number, center: Point): Chart {
  const projection = geoMercator()
    .center(center)
    .scale(scale)
    .translate([width / 2, height / 2])
    .clipExtent([
      [-4, -4],
      [width + 4, height + 4],
    ])
    .precision(1);
  return { width, height, projection };
}

function sea({ width, height, projection }: Chart): string {
  const coasts = ringsOf(geoPath(projection), land(1.2e-5), { smallestIsland: 40, smallestCorner: 5 });
  return path(`M0 0h${width}v${height}H0z`, 'water') + path(coasts.map(outline).join(''), 'coast');
}

/** d3 draws a line between two places along the great circle. */
function way({ projection }: Chart, points: readonly Point[]): string {
  const line = { type: 'LineString' as const, coordinates: [...points] };
  return (geoPath(projection)(line) ?? '').replace(/-?\d+\.\d+/g, (value) => short(Number(value)));
}

function drawn(chart: Chart): { body: string; at: (stop: number) => Point } {
  const at = (stop: number): Point => chart.projection(legs[stop] ?? start) ?? [0, 0];
  const ring = (stop: number, r: number, classes: string) => circle(...at(stop), r, classes);
  const body = [
    sea(chart),
    path(way(chart, legs), 'line dashed'),
    path(way(chart, [start, end]), 'mag'),
    ring(1, 5, 'sheet'),
    ring(2, 5, 'sheet'),
    ring(0, 6, 'mag-face'),
    ring(3, 9, 'sheet'),
    ring(3, 4, 'ink-face'),
  ].join('');
  return { body, at };
}

const wide = chartOf(1240, 470, 560, [104, 20]);
const tall = chartOf(390, 430, 292, [106.6, 18]);

export const routesPlate: Plate = {
  width: wide.width,
  height: wide.height,
  values,
  draw({ label }) {
    const { body, at } = drawn(wide);
    const [[mx, my], [sx, sy], [hx, hy], [tx, ty]] = [at(0), at(1), at(2), at(3)];
    const [wayX, wayY] = wide.projection(geoInterpolate(start, end)(0.45)) ?? [0, 0];
    return [
      body,
      text(mx - 18, my - 12, label('in-mumbai'), 'bold halo', 'end'),
      text(mx - 18, my + 10, label('start'), 'quiet halo', 'end'),
      text(tx + 18, ty - 4, label('jp-tokyo'), 'bold halo'),
      text(tx + 18, ty + 18, label('end'), 'quiet halo'),
      text(sx - 14, sy + 22, label('singapore'), 'quiet halo', 'end'),
      text(hx + 14, hy + 20, label('hongkong'), 'quiet halo'),
      text(wayX - 22, wayY - 10, label('direct'), 'mark bold halo', 'end'),
      text((sx + hx) / 2 + 26, (sy + hy) / 2 + 30, label('detour'), 'bold halo'),
    ].join('');
  },
};

export const routesTallPlate: Plate = {
  width: tall.width,
  height: tall.height,
  values,
  draw({ label }) {
    const { body, at } = drawn(tall);
    const [[mx, my], [sx, sy], [hx, hy], [tx, ty]] = [at(0), at(1), at(2), at(3)];
    return [
      body,
      text(mx - 6, my + 32, label('in-mumbai'), 'bold halo'),
      text(tx + 8, ty + 36, label('jp-tokyo'), 'bold halo', 'end'),
      text(sx - 12, sy + 26, label('singapore'), 'halo', 'middle'),
      text(hx + 12, hy + 24, label('hongkong'), 'halo'),
      text(12, 40, label('direct'), 'mark bold halo'),
      text(12, tall.height - 16, label('detour'), 'bold halo'),
    ].join('');
  },
};
