// Draws the traffic prices as stairs: one line a billing region, falling tier by tier; one region stands out with its prices.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { usd } from '../usd.ts';
import css from './PriceStairs.module.css';

const shown = 'AP1';
const step = 88;
const floor = 300;
const top = 40;
const pixelsPerUsd = 1000;

const heightOf = (price: number) => Math.round(floor - price * pixelsPerUsd);

function stairs(prices: readonly number[]): string {
  const [first = 0, ...rest] = prices;
  return `M0 ${heightOf(first)}h${step}${rest.map((price) => `V${heightOf(price)}h${step}`).join('')}`;
}

export function PriceStairs() {
  const { tiers, usdPerGb } = useNeed('prices').bandwidth;
  const { locale } = usePage();
  const lines = new Set(Object.values(usdPerGb).map(stairs));
  const prices = usdPerGb[shown] ?? [];
  const edges = tiers.map((_, index) => `M${index * step} ${top}V${floor + 6}`);
  return (
    <svg className={css.stairs} viewBox="-10 0 520 340" aria-hidden="true">
      <path className={css.grid} d={`M0 ${floor}H${step * tiers.length}M${step * tiers.length} ${top}V${floor + 6}${edges.join('')}`} />
      <path className={css.lines} d={[...lines].join('')} />
      <path className={css.shown} d={stairs(prices)} />
      {tiers.slice(1).map((tier, index) => (
        <text key={tier} x={(index + 1) * step} y={floor + 24} textAnchor="middle">
          {`${/^\d+/.exec(tier)?.[0] ?? tier} TB`}
        </text>
      ))}
      {prices.map((price, index) => (
        <text key={price} className={css.price} x={index * step + 6} y={heightOf(price) - 8}>
          {usd(locale, price)}
        </text>
      ))}
    </svg>
  );
}
