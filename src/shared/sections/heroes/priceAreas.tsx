// Prices as areas: divides a rectangle in proportion to them, with the smallest in a corner, and draws an area.
import { rounded } from '../../calculators/rounded.ts';
import css from './PriceFace.module.css';

type Area = { x: number; y: number; width: number; height: number };
type Side = 'top' | 'right' | 'bottom' | 'left';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Cuts a share off an area at one side. */
function cut({ x, y, width, height }: Area, share: number, side: Side): [part: Area, rest: Area] {
  const [across, down] = [rounded(width * share, 1), rounded(height * share, 1)];
  switch (side) {
    case 'top':
      return [
        { x, y, width, height: down },
        { x, y: y + down, width, height: height - down },
      ];
    case 'bottom':
      return [
        { x, y: y + height - down, width, height: down },
        { x, y, width, height: height - down },
      ];
    case 'left':
      return [
        { x, y, width: across, height },
        { x: x + across, y, width: width - across, height },
      ];
    case 'right':
      return [
        { x: x + width - across, y, width: across, height },
        { x, y, width: width - across, height },
      ];
  }
}

/** Each value takes its share of the remaining area at its side; after the listed sides, right and bottom alternate. */
function cutAway(area: Area, values: readonly number[], sides: readonly Side[]): Area[] {
  const areas: Area[] = [];
  let rest = area;
  for (const [index, value] of values.entries()) {
    const share = value / sumOf(values.slice(index));
    const [part, remaining] = cut(rest, share, sides[index] ?? (index % 2 ? 'right' : 'bottom'));
    areas.push(share === 1 ? rest : part);
    rest = remaining;
  }
  return areas;
}

/** For prices sorted from the highest: in the wide drawing the first and third share the left side, where the page's words are. */
export function wideAreas(prices: readonly number[], height: number): Area[] {
  const whole = { x: 0, y: 0, width: 1440, height };
  const isLeft = (index: number) => index === 0 || index === 2;
  const left = prices.filter((_, index) => isLeft(index));
  const right = prices.filter((_, index) => !isLeft(index));
  const [side, rest] = cut(whole, sumOf(left) / sumOf(prices), 'left');
  const onLeft = cutAway(side, left, ['top']);
  const onRight = cutAway(rest, right, ['top', 'right', 'bottom', 'right', 'bottom']);
  return prices.flatMap((_, index) => (isLeft(index) ? onLeft : onRight).shift() ?? []);
}

export const tallAreas = (prices: readonly number[], height: number): Area[] =>
  cutAway({ x: 0, y: 0, width: 390, height }, prices, ['top', 'left', 'top', 'left', 'bottom', 'right', 'bottom']);

const faceOf = (index: number, count: number) =>
  index === 0 ? css.largest : index === count - 1 ? css.smallest : css.type;

/** Cheaper areas are lighter, and the cheapest stands out. The page's words lie in the largest. */
export const PriceFace = ({ area, index, count }: { area: Area; index: number; count: number }) => (
  <rect {...area} className={faceOf(index, count)} fillOpacity={Math.round((1 - index / count) * 100) / 100} />
);
