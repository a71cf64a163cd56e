// A table stored by column and by week: a query reads two of twelve columns, four of fifty-two weeks, and nothing else.
import { path, plateSize, text, type Plate } from './Plate.ts';

const columns = ['ts', 'item', 'qty', 'price', 'user', 'store', 'city', 'pay', 'coupon', 'ship', 'note', 'tag'];
const read = ['item', 'price'];
const weeks = 52;
const readWeeks = 4;
const left = 84;
const top = 84;
const columnStep = 40;
const weekHeight = 8;
const foot = top + weeks * weekHeight;

const cells = columns.length * weeks;
const cellsRead = read.length * readWeeks;

export const columnsPlate: Plate = {
  ...plateSize,
  values: (number) => ({
    columns: columns.length,
    weeks,
    cells,
    read: cellsRead,
    percent: number((cellsRead / cells) * 100, 1),
  }),
  draw({ label }) {
    const xOf = (name: string) => left + columns.indexOf(name) * columnStep;
    const names = columns.map((name) => {
      const on = read.includes(name);
      const lines = path(`M${xOf(name) + 17} ${top + 3}V${foot}`, on ? 'weeks on' : 'weeks');
      return `${lines}<text transform="translate(${xOf(name) + 21} ${top - 10}) rotate(-50)" class="reading${on ? ' mark' : ' extra'}">${name}</text>`;
    });
    const readTop = foot - readWeeks * weekHeight - 2;
    const reads = read.map((name) =>
      path(`M${xOf(name) + 3} ${readTop}h28v${readWeeks * weekHeight}h-28z`, 'mag-face'),
    );
    const quarters = [0, 3, 6, 9, 12].map((month) => {
      const y = top + (month * weeks * weekHeight) / 12;
      const tick = path(`M${left - 14} ${y.toFixed(1)}h8`, 'line');
      return month < 12 ? tick + text(left - 18, y + 20, label('month', { month: month + 1 }), 'quiet', 'end') : tick;
    });
    const middle = foot - 2 * weekHeight;
    const leader = `M${xOf('item') + columnStep - 6} ${middle}h${columnStep / 4}M${xOf('price') + columnStep - 6} ${middle}h46`;
    return [
      ...names,
      ...reads,
      ...quarters,
      path(`M${left - 6} ${top}V${foot}`, 'line'),
      path(leader, 'mag'),
      text(left + 5 * columnStep + 8, middle + 6, label('read'), 'mark bold halo'),
      text(left, foot + 34, label('cells'), 'quiet'),
      text(left + columns.length * columnStep - 8, foot + 34, `SELECT ${read.join(', ')}`, 'reading extra', 'end'),
    ].join('');
  },
};
