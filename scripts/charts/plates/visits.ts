// How many visits the smallest pack serves, by page weight; a page of two megabytes is marked.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { visitsOf } from '../../../src/shared/calculators/packVisits.ts';
import { circle, path, plateSize, short, text, type Plate } from './Plate.ts';

const file = join(import.meta.dirname, '../../../content/prices/cdn.yaml');
const { packs }: { packs: { gb: number }[] } = parse(readFileSync(file, 'utf8'));
const packGb = Math.min(...packs.map(({ gb }) => gb));

const [left, right, top, foot] = [124, 566, 60, 462];
const weights = { least: 0.5, most: 8 };
const marked = 2;
const visits = { least: visitsOf(packGb, weights.most), most: visitsOf(packGb, weights.least) };

/** Logarithmic scales on both axes make the relation a straight line. */
const part = (value: number, { least, most }: { least: number; most: number }) =>
  Math.log2(value / least) / Math.log2(most / least);
const x = (mb: number) => left + part(mb, weights) * (right - left);
const y = (count: number) => foot - part(count, visits) * (foot - top);

export const visitsPlate: Plate = {
  ...plateSize,
  values: (number) => ({ gb: packGb, mb: marked, visits: number(visitsOf(packGb, marked)) }),
  draw({ label, number }) {
    const steps = [0.5, 1, 2, 4, 8];
    const counts = steps.map((mb) => visitsOf(packGb, mb));
    const [mx, my] = [x(marked), y(visitsOf(packGb, marked))];
    return [
      path(
        [
          ...steps.map((mb) => `M${short(x(mb))} ${top}V${foot}`),
          ...counts.map((count) => `M${left} ${short(y(count))}H${right}`),
        ].join(''),
        'grid',
      ),
      path(`M${left} ${top}V${foot}H${right}`, 'line'),
      path(`M${left} ${short(y(visits.most))}L${right} ${short(y(visits.least))}`, 'line'),
      path(`M${left} ${short(my)}H${short(mx)}V${foot}`, 'mag'),
      circle(mx, my, 8, 'mag-face'),
      text(mx + 16, my - 10, label('marked'), 'mark bold halo'),
      ...steps.map((mb) => text(x(mb), foot + 36, number(mb), 'figure', 'middle')),
      ...counts.map((count) => text(left - 12, y(count) + 5, number(count), 'figure', 'end')),
      text(right, foot + 70, label('weight'), 'quiet', 'end'),
      text(24, 34, label('visits'), 'quiet'),
    ].join('');
  },
};
