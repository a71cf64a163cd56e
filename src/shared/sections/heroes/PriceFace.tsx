// One of several prices as an area: cheaper ones are lighter, and the cheapest stands out. The page's words lie in the largest.
import type { Area } from './priceAreas.ts';
import css from './PriceFace.module.css';

const faceOf = (index: number, count: number) =>
  index === 0 ? css.largest : index === count - 1 ? css.smallest : css.type;

export const PriceFace = ({ area, index, count }: { area: Area; index: number; count: number }) => (
  <rect {...area} className={faceOf(index, count)} fillOpacity={Math.round((1 - index / count) * 100) / 100} />
);
