// A canal lock at three moments: the new side fills while the old one stays level, then the gate opens.
import { hatching, path, plateSize, short, text, type Plate } from './Plate.ts';

const gb = 2000;
const mbps = 200;
const secondsPerHour = 3600;
const hours = (gb * 8000) / mbps / secondsPerHour;
const moments = [0, 0.5, 1];
const names = ['moment1', 'moment2', 'moment3'];
const level = 78;
const wall = 110;

export const lockPlate: Plate = {
  ...plateSize,
  values: (number) => ({ tb: number(gb / 1000), mbps, hours: number(hours, 1) }),
  draw({ label, number }) {
    const pictures = moments.map((filled, index) => {
      const y = 60 + index * 164;
      const base = y + wall;
      const open = filled === 1;
      const right = filled * level;
      const gate = `M282 ${y + 6}h26v${wall - 6}h-26z`;
      const boat = path(`M100 ${base - level}l-14 -18h60l-10 18z`, 'sheet');
      return [
        path(`M40 ${base - level}H280V${base}H40zM310 ${short(base - right)}H560V${base}H310z`, 'water'),
        path(`M40 ${base - level}H280M310 ${short(base - right)}H560`, 'line'),
        path(`M24 ${y + 4}H40V${base}H560V${y + 4}H576`, 'line'),
        open
          ? path(gate, 'line dashed') + path(`M150 ${base - level - 24}H440m-10 -6l10 6l-10 6`, 'mag') + boat
          : path(gate, 'sheet') + path(gate, 'hatched') + boat,
        text(40, y - 10, label(names[index] ?? ''), open ? 'mark bold' : 'bold'),
        text(560, y - 10, label('hour', { hour: number(hours * filled, 1) }), 'figure', 'end'),
      ].join('');
    });
    return [
      hatching,
      ...pictures,
      text(60, 542, label('old'), 'quiet'),
      text(540, 542, label('new'), 'quiet', 'end'),
    ].join('');
  },
};
