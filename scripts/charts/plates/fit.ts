// Seven clouds against where users are and what the work is: the more a cloud fits, the larger its dot; the first pair of the finder is marked.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { finderUsers, finderWork } from '../../../src/shared/calculators/cloudFinder.ts';
import { circle, path, text, type Plate } from './Plate.ts';

type Fit = Record<'users' | 'work', Record<string, { points: number }>>;

const clouds = ['awsService', 'gcpService', 'azureCloud', 'aliCloud', 'tencentCloud', 'huaweiCloud', 'edgeNext'];
const fits = clouds.map((page): Fit => {
  const file = join(import.meta.dirname, '../../../content/clouds', `${page}.yaml`);
  return (parse(readFileSync(file, 'utf8')) as { fit: Fit }).fit;
});

const left = 184;
const columnWidth = 56;
const rowHeight = 36;
const radius = [0, 4, 8, 12.5];
const columnAt = (index: number) => left + columnWidth * (index + 0.5);
const groups = [
  { kind: 'users', rows: finderUsers, top: 100 },
  { kind: 'work', rows: finderWork, top: 338 },
] as const;

export const fitPlate: Plate = {
  width: 600,
  height: 580,
  draw({ label }) {
    const right = left + columnWidth * clouds.length;
    // In three rows, so that the large letters of a phone have room; the last name ends with its plate.
    const names = clouds.map((page, index) => {
      const [x, anchor] = index < clouds.length - 1 ? [columnAt(index), 'middle' as const] : [590, 'end' as const];
      return text(x, 26 + (index % 3) * 29, label(page), index === 0 ? 'mark bold' : 'quiet', anchor);
    });
    const rows = groups.flatMap(({ kind, rows: ids, top }) =>
      ids.map((id, row) => {
        const y = top + row * rowHeight + rowHeight / 2;
        const dots = fits.map((fit, column) => {
          const points = fit[kind][id]?.points ?? 0;
          const marked = column === 0 && row === 0;
          if (points === 0) return path(`M${columnAt(column) - 4} ${y}h8`, 'line');
          return circle(columnAt(column), y, radius[points] ?? 0, marked ? 'mag-face' : 'ink-face');
        });
        return (
          path(`M20 ${y + rowHeight / 2}H${right}`, 'grid') +
          text(20, y + 6, label(id), row ? '' : 'bold') +
          dots.join('')
        );
      }),
    );
    const frames = groups.map(({ top }) => path(`M20 ${top}H${right}`, 'line'));
    return [...names, ...frames, ...rows].join('');
  },
};
