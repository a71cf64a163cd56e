// The hours of a week as cells: technical support covers all of them, the hours of the sales desk are marked.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { path, short, text, type Plate } from './Plate.ts';

const claims: { support: { salesFrom: string; salesTo: string } } = parse(
  readFileSync(new URL('../../../content/claims.yaml', import.meta.url), 'utf8'),
);
const [from, to] = [claims.support.salesFrom, claims.support.salesTo].map((time) => Number.parseInt(time, 10)) as [
  number,
  number,
];
const workingDays = 5;
const width = 600;
const left = 60;
const cell = (width - left - 12) / 24;
const row = 38;
const yOf = (day: number) => 40 + day * row;

export const weekPlate: Plate = {
  width,
  height: 320,
  values: () => ({ hours: 7 * 24, sales: workingDays * (to - from) }),
  draw({ label }) {
    const names = label('days').split(' ');
    const days = names.map((name, day) => {
      const cells = path(`M${left} ${yOf(day) + row / 2}H${width - 12}`, 'hours');
      return text(left - 12, yOf(day) + row / 2 + 6, name, 'quiet', 'end') + cells;
    });
    const desk = names.slice(0, workingDays).map((_, day) => {
      const span = short((to - from) * cell);
      return `M${short(left + from * cell)} ${yOf(day) + 4}h${span}v${row - 8}h-${span}z`;
    });
    const scale = [0, 6, 12, 18, 24].map((hour) => text(left + hour * cell, 28, String(hour), 'figure', 'middle'));
    return [...scale, ...days, path(desk.join(''), 'mag')].join('');
  },
};
