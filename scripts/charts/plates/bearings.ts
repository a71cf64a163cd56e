// A vendor's public regions by bearing and distance from Taipei; the rings are the shortest fibre round trips.
import { geoPath, geoProjection } from 'd3-geo';
import { cloudPlaces } from '../cloudPlaces.ts';
import { land, ringsOf } from '../coastLines.ts';
import { outline } from '../pathText.ts';
import { kmOfMs, radiansOfKm, taipei } from '../regions.ts';
import { swollenAzimuthal } from '../swollenAzimuthal.ts';
import { circle, path, plateSize, short, text, type Plate } from './Plate.ts';

const centre = { x: 300, y: 280 };
const radius = 244;
const { project, radiusOf } = swollenAzimuthal(Math.PI, 0.66);
const projection = geoProjection(project)
  .rotate([-taipei[0], -taipei[1]])
  .scale(radius)
  .translate([centre.x, centre.y])
  .clipAngle(170)
  .precision(2);
const ringTimes = [20, 50, 100, 150];

/** Where a name is placed beside its dot; regions without a row have only a dot. */
const names: Readonly<Record<string, ['start' | 'middle' | 'end', number, number, string?]>> = {
  tokyo: ['start', 10, 5],
  hongkong: ['end', -10, 4],
  singapore: ['end', -11, 10],
  sydney: ['start', 11, 5],
  frankfurt: ['end', -11, 4],
  virginia: ['start', 12, 6],
  oregon: ['start', 11, 2],
  saopaulo: ['middle', 0, -12, 'rare'],
  mumbai: ['end', -10, 5, 'extra'],
  capetown: ['start', 11, 5, 'extra'],
};

const ticks = Array.from({ length: 72 }, (_, tick) => {
  const turn = (tick * 5 * Math.PI) / 180;
  const [east, north] = [Math.sin(turn), -Math.cos(turn)];
  const length = tick % 6 ? 6 : 14;
  const start = `M${short(centre.x + east * (radius + 1))} ${short(centre.y + north * (radius + 1))}`;
  return `${start}l${short(east * length)} ${short(north * length)}`;
}).join('');

function ring(ms: number): string {
  const r = radius * radiusOf(radiansOfKm(kmOfMs(ms)));
  const words = ms === ringTimes.at(-1) ? `${ms} ms` : String(ms);
  const classes = ms === 100 ? 'reading halo extra' : 'reading halo';
  return (
    circle(centre.x, centre.y, r, 'grid') +
    // East of Taipei is open sea up to the rim.
    text(centre.x + r * 0.985, centre.y + r * 0.174 + 5, words, classes, 'middle')
  );
}

export const bearingsPlate: Plate = {
  ...plateSize,
  draw({ label }) {
    const coasts = ringsOf(geoPath(projection), land(1.4e-4), { smallestIsland: 46, smallestCorner: 1.5 });
    const regions = Object.entries(cloudPlaces('awsService').places).map(([id, lonLat]) => {
      const [x, y] = projection(lonLat) ?? [0, 0];
      const name = names[id];
      return {
        route: `M${centre.x} ${centre.y}L${short(x)} ${short(y)}`,
        dot: circle(x, y, 4.6, 'sheet'),
        name: name ? text(x + name[1], y + name[2], label(id), name[3] ? `halo ${name[3]}` : 'halo', name[0]) : '',
      };
    });
    return [
      circle(centre.x, centre.y, radius, 'water'),
      path(coasts.map(outline).join(''), 'coast'),
      ...ringTimes.map(ring),
      circle(centre.x, centre.y, radius, 'line'),
      path(ticks, 'line'),
      path(regions.map(({ route }) => route).join(''), 'fine'),
      ...regions.map(({ dot }) => dot),
      circle(centre.x, centre.y, 15, 'mag'),
      circle(centre.x, centre.y, 5.5, 'mag-face'),
      ...regions.map(({ name }) => name),
      text(centre.x + 2, centre.y + 40, label('taipei'), 'bold mark halo', 'middle'),
    ].join('');
  },
};
