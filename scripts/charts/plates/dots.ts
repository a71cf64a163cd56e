// Twenty thousand dots, one of them left over: what a cleaning rate lets through, drawn as dashes so that few bytes count them.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { partsPerLeftOver } from '../../../src/shared/calculators/ddosFinder.ts';
import { circle, path, type Plate } from './Plate.ts';

const { ddos }: { ddos: { cleaningPercent: number } } = parse(
  readFileSync(new URL('../../../content/claims.yaml', import.meta.url), 'utf8'),
);
const count = partsPerLeftOver(ddos.cleaningPercent);
const columns = 160;
const step = 6;
const rows = Math.ceil(count / columns);
/** Anywhere but in the middle, where an eye would look for it. */
const leftOver = { column: Math.round(columns * 0.68), row: Math.round(rows * 0.38) };

const rowPath = (_: unknown, row: number) => {
  const dots = Math.min(columns, count - row * columns);
  return `M3 ${3 + row * step}h${(dots - 1) * step + 1}`;
};

export const dotsPlate: Plate = {
  width: columns * step,
  height: rows * step,
  values: (number) => ({ dots: number(count) }),
  draw() {
    const [x, y] = [3 + leftOver.column * step, 3 + leftOver.row * step];
    const lines = Array.from({ length: rows }, rowPath).join('');
    return path(lines, 'dots') + circle(x, y, 16, 'sheet') + circle(x, y, 7, 'mag-face');
  },
};
