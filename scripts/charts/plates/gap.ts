// Three rhythms of backups on one scale of hours, and what each loses when a failure comes.
import { path, short, text, type Plate } from './Plate.ts';

const rhythms = [24, 6, 1];
const span = 48;
const failure = 41.5;
const left = 20;
const width = 600;
const xOf = (hour: number) => left + (hour * (width - 40)) / span;

export const gapPlate: Plate = {
  width,
  height: 330,
  values: (number) => ({ at: number(failure) }),
  draw({ label, number }) {
    const rows = rhythms.map((every, index) => {
      const y = 80 + index * 88;
      const last = Math.floor(failure / every) * every;
      const strokes = Array.from({ length: span / every + 1 }, (_, at) => `M${short(xOf(at * every))} ${y - 9}v18`);
      const lost = `M${short(xOf(last))} ${y - 10}H${short(xOf(failure))}v20H${short(xOf(last))}z`;
      return [
        text(left, y - 22, label('every', { hours: every }), 'bold'),
        path(lost, 'mag-face'),
        path(`M${left} ${y}H${width - 20}${strokes.join('')}`, 'line'),
        text(xOf(failure) - 12, y - 22, label('lost', { hours: number(failure - last) }), 'mark halo', 'end'),
      ].join('');
    });
    const scale = [0, 12, 24, 36, 48].map((hour) => text(xOf(hour), 316, String(hour), 'figure', 'middle'));
    return [
      ...rows,
      ...scale,
      path(`M${short(xOf(failure))} 30V290`, 'mag dashed'),
      text(xOf(failure) + 8, 34, label('failure'), 'mark bold'),
    ].join('');
  },
};
