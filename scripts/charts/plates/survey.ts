// A coast half surveyed: west of the line it is drawn in detail, east of it as an outline.
import { geoMercator, geoPath } from 'd3-geo';
import { land } from '../coastLines.ts';
import { taipei } from '../regions.ts';
import { circle, hatching, path, plateSize, short, text, type Plate } from './Plate.ts';

const edge = 330;
const frame = { left: 14, top: 34, right: 586, bottom: 492 };
const smallestBend = 1e-5;

const projection = geoMercator().center([118, 17]).scale(980).translate([300, 263]);
const coast = () => {
  const { left, top, right, bottom } = frame;
  const clipped = geoPath(
    projection.clipExtent([
      [left, top],
      [right, bottom],
    ]),
  ).digits(1);
  return clipped(land(smallestBend)) ?? '';
};

const graticule = () => {
  const meridians = [110, 115, 120, 125].map((lon) => projection([lon, 17])?.[0] ?? 0);
  const parallels = [5, 10, 15, 20, 25].map((lat) => projection([118, lat])?.[1] ?? 0);
  const { left, top, right, bottom } = frame;
  return (
    meridians.map((x) => `M${short(x)} ${top}V${bottom}`).join('') +
    parallels
      .filter((y) => y > top && y < bottom)
      .map((y) => `M${left} ${short(y)}H${right}`)
      .join('')
  );
};

const box = (from: number, to: number) => `M${from} ${frame.top}H${to}V${frame.bottom}H${from}z`;

export const surveyPlate: Plate = {
  ...plateSize,
  draw({ label }) {
    const [x = 0, y = 0] = projection(taipei) ?? [];
    const shore = coast();
    return [
      hatching,
      `<clipPath id="surveyed"><path d="${box(frame.left, edge)}"/></clipPath>`,
      `<clipPath id="unsurveyed"><path d="${box(edge, frame.right)}"/></clipPath>`,
      path(box(frame.left, edge), 'water'),
      path(graticule(), 'grid'),
      `<g clip-path="url(#surveyed)">${path(shore, 'coast')}</g>`,
      `<g clip-path="url(#unsurveyed)">${path(shore, 'line dashed')}</g>`,
      path(box(frame.left, frame.right), 'line'),
      path(`M${edge} ${frame.top}V${frame.bottom}`, 'mag'),
      circle(x, y, 5, 'ink-face'),
      text(x + 12, y + 5, label('taipei'), 'bold halo'),
      text(edge - 12, 522, label('surveyed'), 'bold', 'end'),
      text(edge + 12, 522, label('underway'), 'quiet'),
    ].join('');
  },
};
