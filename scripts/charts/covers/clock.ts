// Taipei's day as a dial of 24 hours; the hours in which marketing messages may be sent are marked.
import { quietSpans } from '../../../src/shared/calculators/quietHours.ts';
import { dayMinutes } from '../../../src/shared/i18n/times.ts';
import { at, circle, coverSvg, hatched, numeral, onCircle, sheet, type Cover } from './Cover.ts';

const [x, y, radius] = [320, 200, 168];

const point = (minutes: number, r: number) => at(onCircle(x, y, r, minutes / dayMinutes));

function arc(from: number, to: number, r: number): string {
  return `M${point(from, r)}A${r} ${r} 0 ${to - from > dayMinutes / 2 ? 1 : 0} 1 ${point(to, r)}`;
}

const ticks = Array.from({ length: 96 }, (_, quarter) => {
  const length = quarter % 24 === 0 ? 20 : quarter % 4 === 0 ? 12 : 6;
  return `M${point(quarter * 15, radius)}L${point(quarter * 15, radius - length)}`;
}).join('');

export const clock: Cover = {
  draw({ claims }) {
    const closed = quietSpans(claims.quietHours.ranges);
    const open = closed.flatMap(({ to }, index) => {
      const next = closed[index + 1];
      return next ? [{ from: to, to: next.from }] : [];
    });
    return coverSvg(
      'paper',
      [
        circle(x, y, radius, sheet),
        `<path d="${ticks}"/>`,
        ...closed.map(({ from, to }) => `<path d="${arc(from, to, 130)}L${x} ${y}z"${hatched} stroke="none"/>`),
        ...open.map(({ from, to }) => `<path d="${arc(from, to, 122)}" stroke="var(--mag)" stroke-width="16"/>`),
        circle(x, y, 112, `${sheet} stroke="none"`),
        `<path d="M${x} ${y}V96M${x} ${y}l66 38" stroke-width="2.4"/>`,
        circle(x, y, 6, ' fill="var(--ink)"'),
        ...[6, 12, 18].map((hour) => {
          const [left, top] = onCircle(x, y, 92, hour / 24);
          return numeral(left, top + 6, hour);
        }),
      ].join(''),
    );
  },
};
