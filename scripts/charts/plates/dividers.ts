// A pair of dividers for each pair of regions, opened by the great circle between them.
import { cloudPlaces, kmBetween } from '../cloudPlaces.ts';
import { circle, hatching, path, plateSize, short, text, type Plate } from './Plate.ts';

const left = 160;
const width = 340;
const scaleKm = 2600;
const widthOf = (km: number) => (km / scaleKm) * width;
const scaleY = 532;
const step = 80;

export const dividersPlate: Plate = {
  ...plateSize,
  draw({ label, number }) {
    const { places, pairs } = cloudPlaces('azureCloud');
    const opened = pairs
      .map(([from, to]) => ({ from, to, km: kmBetween(places[from] ?? [0, 0], places[to] ?? [0, 0]) }))
      .toSorted((one, other) => one.km - other.km);
    const rows = opened.map(({ from, to, km }, index) => {
      const widest = index === opened.length - 1;
      const y = 92 + index * step + (widest ? 18 : 0);
      const foot = left + widthOf(km);
      const hinge = { x: left + widthOf(km) / 2, y: y - (widest ? 66 : 58) };
      const distance = `${number(Math.round(km))} km`;
      const shade = `M${short(hinge.x)} ${hinge.y}L${short(foot)} ${y}H${short(hinge.x)}z`;
      const legs = `M${left} ${y}L${short(hinge.x)} ${hinge.y}L${short(foot)} ${y}`;
      return [
        path(`M${left} ${y}H580`, 'grid'),
        path(shade, widest ? 'hatched-mag' : 'hatched'),
        path(legs, widest ? 'mag' : 'line'),
        circle(hinge.x, hinge.y, 5, widest ? 'mag-face' : 'sheet'),
        circle(left, y, 3, 'ink-face'),
        circle(foot, y, 3, 'ink-face'),
        text(left - 12, y + 5, label(from), widest ? 'bold' : '', 'end'),
        widest
          ? text(hinge.x, y - 14, distance, 'mark bold', 'middle') + text(592, y - 12, label(to), 'bold halo', 'end')
          : text(foot + 14, y - 8, label('apart', { place: label(to), distance })),
      ].join('');
    });
    const ticks = Array.from({ length: scaleKm / 200 + 1 }, (_, tick) => tick * 200).map(
      (km) => `M${short(left + widthOf(km))} ${scaleY}v${km % 1000 ? -6 : -12}`,
    );
    return [
      hatching,
      ...rows,
      path(`M${left} ${scaleY}h${width}${ticks.join('')}`, 'line'),
      ...[0, 1000, 2000].map((km) =>
        text(left + widthOf(km), scaleY + 20, km ? `${number(km)} km` : '0', 'figure', 'middle'),
      ),
    ].join('');
  },
};
