// The regions by distance and bearing from Taipei, on rings of the shortest round trip; the value's region is marked.
import { bearingOf, kmBetween, taipei } from '../../../src/shared/calculators/fibreFloor.ts';
import { kmOfMs } from '../regions.ts';
import { at, circle, coverSvg, fine, marked, markedFace, numeral, onCircle, sheet, size, type Cover } from './Cover.ts';

const centre = { x: 250, y: 210 };
const radiusOf = (km: number) => Math.sqrt(km / kmOfMs(1)) * 27;
const ringTimes = [10, 20, 40, 80, 120];

function ring(ms: number): string {
  const r = radiusOf(kmOfMs(ms));
  const [x, y] = [centre.x + r * 0.74, centre.y + r * 0.67];
  const isInside = y < size.height - 20;
  return circle(centre.x, centre.y, r, fine) + (isInside ? numeral(x, y + 6, ms, 'middle', ' class="halo"') : '');
}

export const rings: Cover = {
  values: ({ regions }) => regions.map(({ id }) => id),
  draw({ regions }, value) {
    const places = regions.map((region) => ({
      isValue: region.id === value,
      point: onCircle(
        centre.x,
        centre.y,
        radiusOf(kmBetween(taipei, region)),
        bearingOf(taipei, region) / (2 * Math.PI),
      ),
    }));
    const from = `M${centre.x} ${centre.y}L`;
    const own = places.find(({ isValue }) => isValue);
    const others = places.filter(({ isValue }) => !isValue);
    return coverSvg(
      'water',
      [
        ...ringTimes.map(ring),
        `<path d="${others.map(({ point }) => from + at(point)).join('')}" stroke-width=".8"/>`,
        ...others.map(({ point: [x, y] }) => circle(x, y, 5, sheet)),
        own ? `<path d="${from}${at(own.point)}"${marked}/>${circle(...own.point, 9, markedFace)}` : '',
        circle(centre.x, centre.y, 8, ' fill="var(--ink)"'),
      ].join(''),
    );
  },
};
