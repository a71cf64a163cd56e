// Which city is nearest by great circle: a spherical Voronoi of the cities, Taipei's cell marked.
import { geoAzimuthalEqualArea, geoPath, geoRotation } from 'd3-geo';
import { cloudPlaces } from '../cloudPlaces.ts';
import { land } from '../land.ts';
import { outline } from '../pathText.ts';
import type { Point } from '../regions.ts';
import { ringsOf } from '../rings.ts';
import { circle, path, plateSize, short, text, type Plate } from './Plate.ts';

type Vector = readonly [number, number, number];

const { width, height } = plateSize;
const projection = geoAzimuthalEqualArea()
  .rotate([-119, -20])
  .scale(700)
  .translate([300, 280])
  .clipExtent([
    [-8, -8],
    [width + 8, height + 8],
  ])
  .precision(2);
/** A great circle is a straight line on the plane that touches the globe here, so cells are cut there. */
const turned = geoRotation([-112, -12]);
const degrees = Math.PI / 180;
const reach = 1.9;

const vectorOf = ([lon, lat]: Point): Vector => {
  const [x, y] = [lon * degrees, lat * degrees];
  return [Math.cos(y) * Math.cos(x), Math.cos(y) * Math.sin(x), Math.sin(y)];
};

/** The part of a polygon that is nearer to one city than to another. */
function cut(polygon: readonly Point[], own: Vector, other: Vector): Point[] {
  const side = ([y, z]: Point) => own[0] - other[0] + (own[1] - other[1]) * y + (own[2] - other[2]) * z;
  return polygon.flatMap((from, index): Point[] => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const [a, b] = [side(from), side(to)];
    const kept: Point[] = a >= 0 ? [from] : [];
    if (a * b < 0)
      kept.push([from[0] + ((to[0] - from[0]) * a) / (a - b), from[1] + ((to[1] - from[1]) * a) / (a - b)]);
    return kept;
  });
}

const names: Readonly<Record<string, ['start' | 'middle' | 'end', number, number, string?]>> = {
  tokyo: ['middle', 0, -14],
  seoul: ['end', -10, -4],
  hongkong: ['end', -10, 2],
  manila: ['start', 10, 8],
  singapore: ['start', 11, 8],
  bangkok: ['end', -10, 4, 'extra'],
  guam: ['end', -8, -10, 'extra'],
};

export const cellsPlate: Plate = {
  ...plateSize,
  draw({ label }) {
    const cities = Object.entries(cloudPlaces('cloudflareCloud').places).map(([id, lonLat]) => {
      const [x, y] = projection(lonLat) ?? [0, 0];
      return { id, x, y, vector: vectorOf(turned(lonLat)) };
    });
    const square: Point[] = [
      [-reach, -reach],
      [reach, -reach],
      [reach, reach],
      [-reach, reach],
    ];
    const cellOf = ({ id, vector }: (typeof cities)[number]) => {
      const polygon = cities
        .filter((other) => other.id !== id)
        .reduce((left, other) => cut(left, vector, other.vector), square);
      const ring = polygon.map(([y, z]): Point =>
        turned.invert([Math.atan2(y, 1) / degrees, Math.asin(z / Math.hypot(1, y, z)) / degrees]),
      );
      const closed = [...ring, ring[0] ?? [0, 0]];
      const line = { type: 'LineString' as const, coordinates: closed };
      return (geoPath(projection)(line) ?? '').replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value))));
    };
    const taipei = cities.find(({ id }) => id === 'taipei');
    if (!taipei) throw new Error('content/clouds/cloudflareCloud.yaml: taipei is missing');
    const visitor = projection([126.5, 22.2]) ?? [0, 0];
    const coasts = ringsOf(geoPath(projection), land(1.2e-5), { smallestIsland: 36, smallestCorner: 4 });
    const dots = cities
      .filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height)
      .map(({ id, x, y }) => {
        const name = names[id];
        const dressed = name?.[3] ? `halo ${name[3]}` : 'halo';
        return (
          circle(x, y, 4.6, id === 'taipei' ? 'mag-face' : 'sheet') +
          (name ? text(x + name[1], y + name[2], label(id), dressed, name[0]) : '')
        );
      });
    return [
      path(`M0 0h${width}v${height}H0z`, 'water'),
      path(coasts.map(outline).join(''), 'coast'),
      path(
        cities
          .filter(({ id }) => id !== 'taipei')
          .map(cellOf)
          .join(''),
        'line',
      ),
      path(cellOf(taipei), 'mag'),
      ...dots,
      path(`M${short(visitor[0])} ${short(visitor[1])}L${short(taipei.x)} ${short(taipei.y)}`, 'mag'),
      path(`M${short(visitor[0] - 5)} ${short(visitor[1] - 8)}h11v18h-11z`, 'sheet'),
      text(taipei.x - 10, taipei.y - 12, label('taipei'), 'mark bold halo', 'end'),
    ].join('');
  },
};
