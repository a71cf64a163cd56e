// Draws the traffic prices as falling stairs: a band from the cheapest to the dearest billing region, and one region with its prices.
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

/** Down the dearest region's stairs, and back up the cheapest one's. */
function bandOf(regions: readonly number[][], tierCount: number): string {
  const tier = (index: number) => regions.map((prices) => prices[index] ?? 0);
  const steps = Array.from({ length: tierCount }, (_, index) => index);
  const back = steps.toReversed().map((index) => `V${heightOf(Math.min(...tier(index)))}h-${step}`);
  return `${stairs(steps.map((index) => Math.max(...tier(index))))}${back.join('')}z`;
}

export function PriceStairs() {
  const { tiers, usdPerGb } = useNeed('prices').bandwidth;
  const { locale } = usePage();
  const regions = Object.values(usdPerGb);
  const prices = usdPerGb[shown] ?? [];
  const edges = tiers.map((_, index) => `M${index * step} ${top}V${floor + 6}`);
  return (
    <svg className={css.stairs} viewBox="-10 0 520 340" aria-hidden="true">
      <path
        className={css.grid}
        d={`M0 ${floor}H${step * tiers.length}M${step * tiers.length} ${top}V${floor + 6}${edges.join('')}`}
      />
      <path className={css.band} d={bandOf(regions, tiers.length)} />
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
