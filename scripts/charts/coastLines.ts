// Reads the world's coast lines, and turns projected ones into rings of whole numbers with as few points as look right.
import { createRequire } from 'node:module';
import type { GeoPath, GeoPermissibleObjects } from 'd3-geo';
import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Point } from './regions.ts';

type LandTopology = Topology<{ land: GeometryCollection }>;

const topology: LandTopology = createRequire(import.meta.url)('world-atlas/land-110m.json');
const weighed = presimplify(topology, sphericalTriangleArea);

/** Bends that enclose less than `smallestBend` (an area of the sphere) are straightened. */
export function land(smallestBend: number): FeatureCollection {
  const simple = simplify(weighed, smallestBend);
  return feature(simple, simple.objects.land);
}

type RingRule = {
  /** Islands under this area are left out … */
  smallestIsland: number;
  /** … unless one of their points is this close to the place. */
  keepNear?: { place: Point; within: number };
  /** Corners that cut off less than this area are dropped. */
  smallestCorner: number;
  /** Factor by which both areas grow where less detail is needed. */
  coarseness?: (point: Point) => number;
  /** Points that must stay, such as those on a chart's rim. */
  fixed?: (point: Point) => boolean;
};

const next = (ring: readonly Point[], index: number): Point => ring[(index + 1) % ring.length] ?? [0, 0];
const previous = (ring: readonly Point[], index: number): Point => ring.at(index - 1) ?? [0, 0];

function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nx, ny] = next(ring, index);
    return sum + x * ny - nx * y;
  }, 0);
  return Math.abs(twice / 2);
}

function cornerArea(ring: readonly Point[], index: number, corner: Point): number {
  return areaOf([previous(ring, index), corner, next(ring, index)]);
}

const coarsenessAt = ({ coarseness }: RingRule, point: Point): number => coarseness?.(point) ?? 1;

/** Visvalingam's method: the least noticeable corner goes first. */
function withoutSmallCorners(ring: Point[], rule: RingRule): Point[] {
  const kept = [...ring];
  while (kept.length > 4) {
    const areas = kept.map((corner, index) =>
      rule.fixed?.(corner) ? Infinity : cornerArea(kept, index, corner) / coarsenessAt(rule, corner),
    );
    const least = Math.min(...areas);
    if (least > rule.smallestCorner) break;
    kept.splice(areas.indexOf(least), 1);
  }
  return kept;
}

function wholeNumbers(subpath: string): Point[] {
  const points = subpath
    .replace('Z', '')
    .split('L')
    .map((pair): Point => {
      const [x = 0, y = 0] = pair.split(',').map((value) => Math.round(Number(value)));
      return [x, y];
    });
  return points.filter((point, index) => index === 0 || String(point) !== String(points[index - 1]));
}

export function ringsOf(path: GeoPath, shape: GeoPermissibleObjects, rule: RingRule): Point[][] {
  const isNear = (point: Point): boolean =>
    rule.keepNear !== undefined &&
    Math.hypot(point[0] - rule.keepNear.place[0], point[1] - rule.keepNear.place[1]) < rule.keepNear.within;
  const isLarge = (ring: readonly Point[]): boolean =>
    areaOf(ring) >= rule.smallestIsland * coarsenessAt(rule, ring[0] ?? [0, 0]);
  return (path(shape) ?? '')
    .split('M')
    .filter(Boolean)
    .map(wholeNumbers)
    .filter((ring) => ring.length > 2 && (isLarge(ring) || ring.some(isNear)))
    .map((ring) => withoutSmallCorners(ring, rule));
}
