// The hours of a week, one cell each: technical support answers in all, the sales desk in the marked ones.
import { coverSvg, hatched, markedFace, numeral, sheet, type Cover } from './Cover.ts';

const [left, top, cell, day] = [56, 56, 22, 42];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const hourOf = (time: string) => Number(time.split(':')[0]);

export const week: Cover = {
  draw({ claims: { support } }) {
    const [first = '', last = ''] = support.salesDays.split('-');
    const [from, to] = [hourOf(support.salesFrom), hourOf(support.salesTo)];
    const [width, height] = [24 * cell, days.length * day];
    const [x, y] = [left + from * cell, top + days.indexOf(first) * day];
    const desk = `M${x} ${y}h${(to - from) * cell}v${(days.indexOf(last) - days.indexOf(first) + 1) * day}H${x}z`;
    const hours = Array.from({ length: 23 }, (_, hour) => `M${left + (hour + 1) * cell} ${top}v${height}`);
    const rows = days.slice(1).map((_, index) => `M${left} ${top + (index + 1) * day}h${width}`);
    const whole = `M${left} ${top}h${width}v${height}H${left}z`;
    return coverSvg(
      'land',
      [
        `<path d="${whole}"${sheet}/><path d="${whole}"${hatched} stroke="none"/>`,
        `<path d="${desk}"${markedFace}/>`,
        `<path d="${hours.join('')}" stroke="var(--edge)" stroke-width=".8"/>`,
        `<path d="${rows.join('')}" stroke="var(--sheet)" stroke-width="8"/><path d="${whole}"/>`,
        ...[6, 12, 18].map((hour) => numeral(left + hour * cell, top - 14, hour)),
      ].join(''),
    );
  },
};
