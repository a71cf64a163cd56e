// Machine shapes on a plane of cores and memory: fixed ones on three lines, and a custom one between them.
import { circle, path, plateSize, text, type Plate } from './Plate.ts';

const [left, foot, width, height] = [70, 486, 500, 440];
const most = { cores: 32, gib: 256 };
/** GiB a core in the three usual families. */
const families = [
  { name: 'cpu', perCore: 1 },
  { name: 'standard', perCore: 4 },
  { name: 'memory', perCore: 8 },
];
const sizes = [2, 4, 8, 16, 32];
const wanted = { cores: 6, gib: 36 };

/** A logarithmic scale: each doubling takes the same distance. */
const along = (value: number, highest: number) => Math.log2(value) / Math.log2(highest);
const x = (cores: number) => left + along(cores, most.cores) * width;
const y = (gib: number) => foot - along(gib, most.gib) * height;

export const shapesPlate: Plate = {
  ...plateSize,
  values: () => wanted,
  draw({ label }) {
    const grid = [
      ...sizes.map((cores) => `M${x(cores)} ${foot}V${foot - height}`),
      ...[2, 8, 32, 128].map((gib) => `M${left} ${y(gib)}h${width}`),
    ];
    const lines = families.map(({ name, perCore }) => {
      const [from, to] = [sizes[0] ?? 2, sizes.at(-1) ?? 32];
      const dots = sizes.map((cores) => circle(x(cores), y(cores * perCore), 6, 'sheet'));
      return (
        path(`M${x(from)} ${y(from * perCore)}L${x(to)} ${y(to * perCore)}`, 'line') +
        dots.join('') +
        text(x(to) - 8, y(to * perCore) - 14, label(name), 'quiet halo', 'end')
      );
    });
    const [mx, my] = [x(wanted.cores), y(wanted.gib)];
    return [
      path(grid.join(''), 'grid'),
      path(`M${left} ${foot - height}V${foot}h${width}`, 'line'),
      ...lines,
      path(`M${left} ${my}H${mx}V${foot}`, 'mag dashed'),
      circle(mx, my, 9, 'mag-face'),
      text(mx - 14, my - 16, label('custom'), 'mark bold halo', 'end'),
      ...sizes.map((cores) => text(x(cores), foot + 26, String(cores), 'figure', 'middle')),
      ...[2, 8, 32, 128].map((gib) => text(left - 10, y(gib) + 5, String(gib), 'figure', 'end')),
      text(left + width, foot + 56, label('cores'), 'quiet', 'end'),
      text(left - 50, 26, label('gib'), 'quiet'),
    ].join('');
  },
};
