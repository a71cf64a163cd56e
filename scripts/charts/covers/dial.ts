// A dial with one tick for each country and region that messages reach.
import { at, circle, coverSvg, markedFace, numeral, onCircle, sheet, type Cover } from './Cover.ts';

const [x, y, radius] = [320, 392, 330];
/** Index of the tick that the hand replaces. */
const hand = 180;

export const dial: Cover = {
  draw({ claims }) {
    const { countries } = claims.sms;
    const point = (tick: number, r: number) => at(onCircle(x, y, r, (tick + 0.5) / countries / 2 - 0.25));
    const tick = (index: number) => {
      const length = index % 10 === 0 ? 48 : index % 5 === 0 ? 38 : 26;
      return `M${point(index, radius)}L${point(index, radius - length)}`;
    };
    const ticks = Array.from({ length: countries }, (_, index) => (index === hand ? '' : tick(index)));
    return coverSvg(
      'land',
      [
        `<path d="${ticks.join('')}"/>`,
        `<path d="M110 ${y}a210 210 0 01420 0z"${sheet}/>`,
        `<path d="M${x} ${y}L${point(hand, radius)}" stroke="var(--mag)" stroke-width="3"/>`,
        circle(x, y, 13, markedFace),
        numeral(x, 282, countries, 'middle', ' class="large"'),
      ].join(''),
    );
  },
};
