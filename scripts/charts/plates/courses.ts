// Courses from the head office to the other four on a sea chart, each with its great-circle distance.
import { geoMercator, geoPath, type GeoProjection } from 'd3-geo';
import { kmBetween } from '../../../src/shared/calculators/fibreFloor.ts';
import { land, ringsOf } from '../coastLines.ts';
import { outline } from '../pathText.ts';
import { circle, path, plateSize, short, text, type Plate } from './Plate.ts';

/** `lon`: the meridian at the centre of the plate. */
const seaAround = (lon: number): GeoProjection =>
  geoMercator()
    .center([lon, 13.6])
    .scale(930)
    .translate([300, 290])
    .clipExtent([
      [0, 0],
      [plateSize.width, plateSize.height],
    ])
    .precision(1);

function sea(projection: GeoProjection): string {
  const coasts = ringsOf(geoPath(projection), land(1.2e-5), { smallestIsland: 40, smallestCorner: 4 });
  return [
    path('M0 0h600v560H0z', 'water'),
    path(coasts.map(outline).join(''), 'coast'),
    path('M0 140h600M0 290h600M0 440h600M150 0v560M300 0v560M450 0v560', 'grid'),
  ].join('');
}

/** Symbol of an office. */
const place = (x: number, y: number): string => circle(x, y, 7, 'sheet') + circle(x, y, 2.4, 'ink-face');

/** Coordinates of the five offices, as exact as those of the regions; the first is the head office. */
const officePlaces = [
  { id: 'taipei', lat: 25.03, lon: 121.56 },
  { id: 'hongkong', lat: 22.32, lon: 114.17 },
  { id: 'singapore', lat: 1.35, lon: 103.82 },
  { id: 'kualalumpur', lat: 3.14, lon: 101.69 },
  { id: 'phnompenh', lat: 11.56, lon: 104.93 },
] as const;

const projection = seaAround(106.5);
const [home, ...others] = officePlaces;
const pointOf = ({ lon, lat }: { lon: number; lat: number }) => projection([lon, lat]) ?? [0, 0];

export const coursesPlate: Plate = {
  ...plateSize,
  draw({ label, number }) {
    const [homeX, homeY] = pointOf(home);
    const courses = others.map((city) => {
      const [x, y] = pointOf(city);
      return `M${short(homeX)} ${short(homeY)}L${short(x)} ${short(y)}`;
    });
    const cities = others.map((city) => {
      const [x, y] = pointOf(city);
      // The name of the southernmost office is placed on the other side of the courses, below.
      const [dx, dy, anchor] = city.id === 'singapore' ? ([18, 24, 'start'] as const) : ([-18, -6, 'end'] as const);
      const km = `${number(Math.round(kmBetween(home, city)))} km`;
      return (
        place(x, y) +
        text(x + dx, y + dy, label(city.id), 'bold halo', anchor) +
        text(x + dx, y + dy + 24, km, 'quiet halo', anchor)
      );
    });
    return [
      sea(projection),
      path(courses.join(''), 'mag'),
      ...cities,
      place(homeX, homeY),
      text(homeX, homeY - 22, label(home.id), 'bold halo', 'middle'),
    ].join('');
  },
};
