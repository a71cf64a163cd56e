// A month's spending day by day against a budget: alerts are sent on the way, and spending goes on after the last.
import { circle, hatching, path, plateSize, short, text, type Plate } from './Plate.ts';

const days = 30;
const budget = 100;
/** One machine runs every day; on the twelfth a second one is started and forgotten. */
const perDay = (day: number) => (day < 12 ? 2.5 : 5.5);
const alerts = [50, 90, 100];
const spent = Array.from({ length: days + 1 }, (_, day) =>
  Array.from({ length: day }, (__, index) => perDay(index)).reduce((sum, each) => sum + each, 0),
);
const total = spent[days] ?? 0;

const [left, right, top, foot] = [88, 566, 46, 476];
const x = (day: number) => left + (day / days) * (right - left);
const y = (amount: number) => foot - (amount / 140) * (foot - top);

const line = (from: number, to: number) =>
  spent
    .slice(from, to + 1)
    .map((amount, index) => `${index ? 'L' : 'M'}${short(x(from + index))} ${short(y(amount))}`)
    .join('');

export const budgetPlate: Plate = {
  ...plateSize,
  values: (number) => ({ budget, total: number(Math.round(total)), over: number(Math.round(total - budget)) }),
  draw({ label }) {
    const reached = alerts.map((percent) => ({ percent, day: spent.findIndex((amount) => amount >= percent) }));
    const last = reached.at(-1)?.day ?? days;
    return [
      hatching,
      path(alerts.map((percent) => `M${left} ${short(y(percent))}H${right}`).join(''), 'grid'),
      path(`${line(last, days)}V${short(y(budget))}H${short(x(last))}z`, 'hatched-mag'),
      path(`M${left} ${top}V${foot}H${right}`, 'line'),
      path(line(0, last), 'line'),
      path(line(last, days), 'mag'),
      ...reached.map(({ percent, day }) =>
        circle(x(day), y(spent[day] ?? 0), 7, percent === budget ? 'mag-face' : 'sheet'),
      ),
      ...alerts.map((percent) => text(left - 10, y(percent) + 5, `${percent}%`, 'figure', 'end')),
      text(x(12) + 8, y(spent[12] ?? 0) + 36, label('second'), 'quiet halo'),
      text(x(last) - 16, y(budget) - 14, label('alert'), 'bold halo', 'end'),
      text(right, y(total) - 16, label('on'), 'mark bold halo', 'end'),
      ...[1, 10, 20, 30].map((day) => text(x(day), foot + 28, String(day), 'figure', 'middle')),
      text(right, foot + 60, label('days'), 'quiet', 'end'),
    ].join('');
  },
};
