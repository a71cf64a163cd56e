// Seven vendors with three dealings each, against the same three with one reseller: 7 × 3 lines and 1 × 3.
import { circle, path, short, text, type Plate } from './Plate.ts';

const vendors = ['awsService', 'gcpService', 'azureCloud', 'aliCloud', 'tencentCloud', 'huaweiCloud', 'edgeNext'];
const dealings = ['contract', 'bill', 'contact'];
const values = () => ({ vendors: vendors.length, dealings: dealings.length, lines: vendors.length * dealings.length });

const step = 32;
const nameEnd = 140;
const rowAt = (top: number, row: number) => top + step * (row + 0.5);
const middleOf = (top: number) => rowAt(top, (vendors.length - 1) / 2);

const box = (x: number, width: number, middle: number, words: string) =>
  path(`M${x} ${middle - 62}h${width}v124h-${width}z`, 'sheet') +
  text(x + width / 2, middle + 7, words, 'bold', 'middle');

const curve = (fromX: number, fromY: number, toX: number, toY: number) => {
  const bend = (fromX + toX) / 2;
  return `M${fromX} ${short(fromY)}C${bend} ${short(fromY)} ${bend} ${short(toY)} ${toX} ${short(toY)}`;
};

export const dealingsPlate: Plate = {
  width: 600,
  height: 590,
  values,
  draw({ label }) {
    const names = (top: number) => vendors.map((page, row) => text(20, rowAt(top, row) + 7, label(page))).join('');
    const [direct, through] = [56, 350];
    const [above, below] = [middleOf(direct), middleOf(through)];
    const lines = vendors.flatMap((_, row) =>
      dealings.map((_dealing, each) => {
        const start = rowAt(direct, row) + (each - 1) * 7;
        return curve(nameEnd, start, 470, above + (row * dealings.length + each - 10) * 5);
      }),
    );
    const few = vendors.map((_, row) => curve(nameEnd, rowAt(through, row), 210, below + (row - 3) * 12));
    const ours = dealings.map((_, each) => below + (each - 1) * 44);
    return [
      text(20, 34, label('direct'), 'bold'),
      text(580, 34, label('many'), 'quiet', 'end'),
      path(lines.join(''), 'fine'),
      names(direct),
      box(470, 110, above, label('you')),
      path('M20 298H580', 'grid'),
      text(20, 332, label('through'), 'mark bold'),
      text(580, 332, label('few'), 'mark bold', 'end'),
      path(few.join(''), 'fine'),
      names(through),
      path(ours.map((y) => `M320 ${y}H470`).join(''), 'mag'),
      box(210, 110, below, label('us')),
      box(470, 110, below, label('you')),
      ...ours.map(
        (y, each) => circle(470, y, 4, 'mag-face') + text(395, y - 8, label(dealings[each] ?? ''), 'quiet', 'middle'),
      ),
    ].join('');
  },
};
