// The hours of notice before a trial ends: one tick an hour, one turn a day.
import { at, circle, coverSvg, marked, markedFace, numeral, onCircle, type Cover } from './Cover.ts';

const [x, y, inner] = [320, 200, 56];
const perHour = 1.3;

export const hours: Cover = {
  draw({ claims }) {
    const { noticeHours } = claims.trial;
    const point = (hour: number, more: number) => at(onCircle(x, y, inner + hour * perHour + more, hour / 24));
    const tick = (hour: number) => {
      const length = hour % 24 === 0 ? 26 : hour % 6 === 0 ? 18 : 12;
      return `M${point(hour, 0)}L${point(hour, length)}`;
    };
    const ticks = Array.from({ length: noticeHours }, (_, index) => tick(index + 1));
    const spiral = Array.from({ length: noticeHours * 2 + 1 }, (_, half) => point(half / 2, 0)).join('L');
    return coverSvg(
      'water',
      [
        `<path d="M${spiral}" stroke="var(--edge)"/>`,
        `<path d="${ticks.join('')}" stroke-width="1.6"/>`,
        `<path d="${tick(0)}"${marked}/>`,
        circle(x, y, 30, markedFace),
        numeral(x, y + 7, noticeHours, 'middle', ' class="unmarked"'),
      ].join(''),
    );
  },
};
