// Draws the price of a gigabyte as stairs on a logarithmic axis of traffic, crossed by the line of a pack's price.
import type { Drawn } from '../../sections/heroes/Hero.tsx';
import { baseY, StairGround, StairLine, round } from '../../sections/heroes/stairParts.tsx';

export type Tier = {
  name: string;
  /** Traffic at which the tier begins, in TB. */
  from: number;
  value: number;
  price: string;
};

type Flight = {
  /** The most expensive first. */
  tiers: readonly Tier[];
  pack: { value: number; figure: string; above: string; price: string; instead: string };
};

const top = 200;
/** Width of a tenfold of traffic, and the TB at which the axis begins. */
const [tenfold, start] = [414, 0.1];

const xOf = (tb: number) => (tb <= start ? 0 : Math.min(1440, round(tenfold * Math.log10(tb / start))));

export function packStairs({ tiers, pack }: Flight): Drawn {
  const most = tiers[0]?.value ?? 1;
  const yOf = (value: number) => round(baseY - (value / most) * (baseY - top));
  const line = yOf(pack.value);
  return {
    height: 800,
    body: (
      <>
        <StairGround tops={tiers.map(({ value }) => yOf(value))} starts={tiers.map(({ from }) => xOf(from))} />
        {tiers.map(({ name, from, value, price }, index) => {
          const x = index === 0 ? 80 : xOf(from) + 14;
          const y = yOf(value);
          // Keeps the price off the pack's line.
          const priceY = y < line - 24 ? Math.min(y + 36, line - 14) : y + 40;
          return (
            <g key={name}>
              {index > 0 && <path className="hero-rl" d={`M${xOf(from)} ${y}V${baseY}`} />}
              <text x={x} y={priceY} className="hero-pr">
                {price}
              </text>
              <text x={x} y="772">
                {name}
              </text>
            </g>
          );
        })}
        <StairLine y={line} end={1440} dot={xOf(10)} />
        <text x="80" y={line - 112} className="hero-b">
          {pack.above}
        </text>
        <text x="76" y={line - 24} className="hero-fig hero-mg">
          {pack.figure}
        </text>
        <text x="80" y={line + 40} className="hero-b hero-mg">
          {pack.price}
        </text>
        <text x="80" y={line + 68}>
          {pack.instead}
        </text>
      </>
    ),
  };
}
