// Four ways to use two clouds: one waits, each has its market, one helps out at the peak, one keeps the data.
import { circle, hatching, path, text, type Plate } from './Plate.ts';

const size = { width: 600, height: 520 } as const;
const cloud = (x: number, y: number, classes: string) => circle(x, y, 34, 'sheet') + circle(x, y, 34, classes);
const user = (x: number, y: number) => circle(x, y, 5, 'ink-face');

/** Each in a field of 300 by 250, seen from its upper left corner. */
const drawn = [
  (x: number, y: number) => [
    user(x + 40, y + 120),
    path(`M${x + 46} ${y + 120}L${x + 166} ${y + 78}`, 'mag'),
    path(`M${x + 46} ${y + 122}L${x + 166} ${y + 164}`, 'line dashed'),
    path(`M${x + 200} ${y + 112}V${y + 134}`, 'line'),
    cloud(x + 200, y + 78, 'line'),
    cloud(x + 200, y + 168, 'hatched'),
  ],
  (x: number, y: number) => [
    user(x + 40, y + 78),
    user(x + 40, y + 168),
    path(`M${x + 46} ${y + 78}H${x + 166}M${x + 46} ${y + 168}H${x + 166}`, 'line'),
    path(`M${x + 40} ${y + 123}H${x + 250}`, 'grid'),
    cloud(x + 200, y + 78, 'line'),
    cloud(x + 200, y + 168, 'line'),
  ],
  (x: number, y: number) => [
    ...[-36, -24, -12, 0, 12, 24, 36].map((step) => user(x + 34 + (Math.abs(step) % 24 ? 8 : 0), y + 120 + step)),
    path(`M${x + 56} ${y + 112}L${x + 166} ${y + 82}M${x + 56} ${y + 118}L${x + 166} ${y + 90}`, 'line'),
    path(`M${x + 56} ${y + 132}L${x + 170} ${y + 160}`, 'line dashed'),
    cloud(x + 200, y + 78, 'line'),
    circle(x + 200, y + 168, 22, 'sheet'),
    circle(x + 200, y + 168, 22, 'hatched'),
  ],
  (x: number, y: number) => [
    user(x + 40, y + 78),
    path(`M${x + 46} ${y + 78}H${x + 166}`, 'line'),
    path(`M${x + 200} ${y + 112}V${y + 140}`, 'line'),
    cloud(x + 200, y + 78, 'line'),
    path(`M${x + 170} ${y + 140}h60v50h-60zM${x + 170} ${y + 157}h60M${x + 170} ${y + 173}h60`, 'sheet'),
  ],
];
const names = ['standby', 'markets', 'burst', 'data'];

export const patternsPlate: Plate = {
  ...size,
  draw({ label }) {
    return [
      hatching,
      path('M300 14V506M14 258H586', 'grid'),
      ...drawn.flatMap((draw, index) => {
        const [x, y] = [(index % 2) * 300, index < 2 ? 4 : 260];
        return [...draw(x, y), text(x + 26, y + 34, label(names[index] ?? ''), index ? 'bold' : 'mark bold')];
      }),
    ].join('');
  },
};
