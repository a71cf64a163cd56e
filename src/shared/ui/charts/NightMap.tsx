// Draws the world by night: the cached picture of land and routes, and over it dots and names in the page's language.
import night from '../../../../generated/night.svg';
import { useNeed } from '../../app/needs.ts';
import { Dots } from './Dots.tsx';
import { PlaceNames } from './PlaceNames.tsx';
import css from './NightMap.module.css';

type Props = { label: string; origin: string; insetNote: string };

export function NightMap({ label, origin, insetNote }: Props) {
  const { world } = useNeed('charts');
  const { inset } = world;
  return (
    <div className={css.frame}>
      <div>
        <img src={night} width={world.width} height={world.height} alt="" loading="lazy" />
        <svg viewBox={`0 0 ${world.width} ${world.height}`} role="img" aria-label={label}>
          {world.pulses.map((route) => (
            <path key={route} className={css.pulse} pathLength="1" d={route} />
          ))}
          <Dots nodes={world.nodes} />
          <PlaceNames nodes={world.nodes} decimals={0} />
          <g transform={`translate(${inset.x} ${inset.y})`}>
            <Dots nodes={inset.nodes} />
            <PlaceNames nodes={inset.nodes} decimals={0} />
            <circle cx={inset.taipei.px} cy={inset.taipei.py} r="5" />
            <text x={inset.taipei.px + 11} y={inset.taipei.py + 4} fontWeight="600">
              {origin}
            </text>
            <text x="14" y={inset.height - 14}>
              <tspan>{insetNote}</tspan>
            </text>
          </g>
          <circle cx={world.taipei.px} cy={world.taipei.py} r="4" />
          {world.meridians.map(({ text, x, y }) => (
            <text key={text} x={x} y={y}>
              <tspan>{text}</tspan>
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}
