// Draws the world by night: the cached picture of land and routes, and over it dots and names in the page's language.
import { useNeed } from '../../app/needs.ts';
import { useT } from '../../i18n/useT.ts';
import type { ChartNode } from '../chartTypes.ts';
import css from './NightMap.module.css';

type Props = { label: string; origin: string; insetNote: string };

export function NightMap({ label, origin, insetNote }: Props) {
  const { world } = useNeed('charts');
  const { inset } = world;
  return (
    <div className={css.frame}>
      <div>
        <img src="/assets/night.svg" width={world.width} height={world.height} alt="" loading="lazy" />
        <svg viewBox={`0 0 ${world.width} ${world.height}`} role="img" aria-label={label}>
          {world.pulses.map((route) => (
            <path key={route} pathLength="1" d={route} />
          ))}
          <Places nodes={world.nodes} />
          <g transform={`translate(${inset.x} ${inset.y})`}>
            <Places nodes={inset.nodes} />
            <circle className={css.origin} cx={inset.taipei.px} cy={inset.taipei.py} r="5" />
            <text x={inset.taipei.px + 11} y={inset.taipei.py + 4} fontWeight="600">
              {origin}
            </text>
            <text x="14" y={inset.height - 14}>
              <tspan>{insetNote}</tspan>
            </text>
          </g>
          <circle className={css.origin} cx={world.taipei.px} cy={world.taipei.py} r="4" />
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

function Places({ nodes }: { nodes: ChartNode[] }) {
  const nameOf = useT('regions');
  return (
    <>
      {nodes.map(({ id, px, py, label }) => (
        <circle key={id} cx={px} cy={py} r={label ? 3.5 : 2} />
      ))}
      {nodes.map(
        ({ id, ms, label }) =>
          label && (
            <text key={id} x={label.x} y={label.y} textAnchor={label.anchor === 'start' ? undefined : label.anchor}>
              {`${nameOf(id)} `}
              <tspan>{Math.round(ms)}</tspan>
            </text>
          ),
      )}
    </>
  );
}
