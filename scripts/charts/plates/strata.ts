// A geological section: the same five layers in one's own room and in the public cloud, joined by a line.
import { circle, path, plateSize, text, type Plate } from './Plate.ts';

const layers = ['application', 'container', 'compute', 'database', 'storage'];
const depths = [96, 150, 226, 304, 398, 476];
const rooms = [
  { left: 40, right: 262 },
  { left: 338, right: 562 },
];
const joined = layers.indexOf('database');

export const strataPlate: Plate = {
  ...plateSize,
  draw({ label }) {
    const beds = layers.flatMap((name, index) => {
      const [top = 0, foot = 0] = [depths[index], depths[index + 1]];
      return rooms.map(({ left, right }) => {
        const upper = `M${left} ${top}C${left + 70} ${top - 9} ${right - 90} ${top + 11} ${right} ${top}`;
        const lower = `V${foot}C${right - 90} ${foot + 11} ${left + 70} ${foot - 9} ${left} ${foot}z`;
        const middle = (left + right) / 2;
        return (
          path(upper + lower, `bed bed${index + 1}`) + text(middle, (top + foot) / 2 + 6, label(name), 'halo', 'middle')
        );
      });
    });
    const levels = depths.map((y) => `M262 ${y}H338`);
    const wire = ((depths[joined] ?? 0) + (depths[joined + 1] ?? 0)) / 2;
    return [
      text(40, 66, label('room'), 'bold'),
      text(562, 66, label('public'), 'bold', 'end'),
      ...beds,
      path(levels.join(''), 'grid dashed'),
      path(`M262 ${wire}H338`, 'mag'),
      circle(262, wire, 6, 'mag-face'),
      circle(338, wire, 6, 'mag-face'),
      text(300, wire - 17, label('line'), 'mark bold halo rare', 'middle'),
      text(40, 528, 'Huawei Cloud Stack', 'figure'),
      text(562, 528, 'Huawei Cloud', 'figure', 'end'),
    ].join('');
  },
};
