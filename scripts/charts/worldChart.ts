// Lays out the world chart and its inset of East Asia: projections, places, routes and graticules.
import { geoEquirectangular, geoInterpolate, geoMercator, geoPath } from 'd3-geo';
import type { GeoProjection } from 'd3-geo';
import type { ChartNode } from '../../src/shared/facts/Charts.ts';
import { chartNode, insetLettering, worldLettering } from './labels.ts';
import { land, ringsOf } from './coastLines.ts';
import { bow, cubicThrough, outline, smoothLine } from './pathText.ts';
import { taipei } from './regions.ts';
import type { Point, Region } from './regions.ts';

export type Plate = { land: string; routes: string; meridians: number[]; parallels: number[] };

export const size = { width: 1280, height: 560 };
export const insetFrame = { x: 772, y: 256, width: 420, height: 290 };
const insetLean = -0.12;
const pulsing = ['us-west', 'eu-frankfurt', 'au-sydney'];
const meridianDegrees = [0, 30, 60, 90, 120, 150, 180, -150, -120, -90];
const parallelDegrees = [60, 30, 0, -30];

/** Centred on the Pacific, so that no route from Taipei crosses the edge. */
const world = geoEquirectangular()
  .rotate([-142, 0])
  .scale((size.width / (2 * Math.PI)) * 1.17)
  .translate([size.width / 2 + 10, size.height / 2 + 80])
  .clipExtent([
    [0, 0],
    [size.width, size.height],
  ])
  .precision(0.6);

const eastAsia = geoMercator()
  .center([121.3, 31.6])
  .scale(insetFrame.width / ((44 * Math.PI) / 180))
  .translate([insetFrame.width / 2, insetFrame.height / 2])
  .clipExtent([
    [0, 0],
    [insetFrame.width, insetFrame.height],
  ])
  .precision(0.4);

function place(projection: GeoProjection, lonLat: Point): Point {
  const [x, y] = projection(lonLat) ?? [Number.NaN, Number.NaN];
  return [Math.round(x), Math.round(y)];
}

function isInInset({ lonLat }: Region): boolean {
  const [x, y] = place(eastAsia, lonLat);
  return x > 0 && x < insetFrame.width && y > 0 && y < insetFrame.height;
}

/**
 * The great circle with a point about every thirty units; a route with a travelling light is one curve, which the page
 * repeats.
 */
function route({ id, lonLat, floor }: Region): string {
  const at = geoInterpolate(taipei, lonLat);
  const along = (part: number) => place(world, at(part));
  if (pulsing.includes(id)) return cubicThrough(along(0), along(1 / 3), along(2 / 3), along(1));
  const count = Math.max(4, Math.round(floor.km / 1000));
  return smoothLine(Array.from({ length: count + 1 }, (_, index) => along(index / count)));
}

/** Routes along which lights travel as the reader scrolls. */
export const pulses = (regions: readonly Region[]): string[] =>
  regions.filter(({ id }) => pulsing.includes(id)).map(route);

const longitudeText = (degrees: number): string =>
  `${Math.abs(degrees)}°${degrees % 180 === 0 ? '' : degrees > 0 ? 'E' : 'W'}`;

const point = (projection: GeoProjection): { px: number; py: number } => {
  const [px, py] = place(projection, taipei);
  return { px, py };
};

export type WorldLayout = {
  taipei: { px: number; py: number };
  nodes: ChartNode[];
  meridians: { text: string; x: number; y: number }[];
  inset: Pick<WorldLayout, 'taipei' | 'nodes'>;
};

export function worldLayout(regions: readonly Region[]): WorldLayout {
  const nodes = regions.map((region) => chartNode(region, place(world, region.lonLat), worldLettering));
  const near = regions.filter(isInInset);
  return {
    taipei: point(world),
    nodes,
    meridians: meridianDegrees.map((degrees) => ({
      text: longitudeText(degrees),
      x: place(world, [degrees, 0])[0] + 4,
      y: 16,
    })),
    inset: {
      taipei: point(eastAsia),
      nodes: near.map((region) => chartNode(region, place(eastAsia, region.lonLat), insetLettering)),
    },
  };
}

export function worldPlate(regions: readonly Region[]): Plate {
  const rule = { smallestIsland: 14, smallestCorner: 3, keepNear: { place: place(world, taipei), within: 6 } };
  return {
    land: ringsOf(geoPath(world), land(2e-5), rule).map(outline).join(''),
    routes: regions
      .filter((region) => !isInInset(region))
      .map(route)
      .join(''),
    meridians: meridianDegrees.map((degrees) => place(world, [degrees, 0])[0]),
    parallels: parallelDegrees.map((degrees) => place(world, [142, degrees])[1]),
  };
}

export function insetPlate(regions: readonly Region[]): Plate {
  const start = place(eastAsia, taipei);
  return {
    land: ringsOf(geoPath(eastAsia), land(2e-6), { smallestIsland: 6, smallestCorner: 0.6 }).map(outline).join(''),
    routes: regions
      .filter(isInInset)
      .map(({ lonLat }) => bow(start, place(eastAsia, lonLat), insetLean))
      .join(''),
    meridians: [110, 120, 130, 140].map((degrees) => place(eastAsia, [degrees, 30])[0]),
    parallels: [40, 30].map((degrees) => place(eastAsia, [120, degrees])[1]),
  };
}
