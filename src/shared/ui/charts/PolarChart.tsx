// Draws the azimuthal chart around Taipei: land, rings of equal round-trip time, compass rim and the routes to the regions.
import { useNeed } from '../../app/needs.ts';
import { Dots } from './Dots.tsx';
import { PlaceNames } from './PlaceNames.tsx';
import css from './PolarChart.module.css';

type Props = { label: string; origin: string };

export function PolarChart({ label, origin }: Props) {
  const { hero } = useNeed('charts');
  const { centre } = hero;
  return (
    <svg className={css.chart} viewBox={hero.viewBox} role="img" aria-label={label}>
      <circle className={css.water} cx={centre} cy={centre} r={hero.radius + 1} />
      <path className={css.land} d={hero.land} />
      <g className={css.rings}>
        {hero.rings.map(({ ms, r }) => (
          <circle key={ms} cx={centre} cy={centre} r={r} />
        ))}
        <path d={`M${centre} 0v${2 * centre}M0 ${centre}h${2 * centre}`} />
      </g>
      <Rim centre={centre} radius={hero.radius} />
      <g className={css.bearings}>
        {hero.bearings.map(({ text, x, y }) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
      <path className={css.routes} pathLength="1" d={hero.arcs} />
      <Dots nodes={hero.nodes} />
      <g className={css.names}>
        <PlaceNames nodes={hero.nodes} />
      </g>
      <g className={css.bearings}>
        {hero.rings.map(({ ms, label: { x, y } }) => (
          <text key={ms} x={x} y={y}>
            {`${ms} ms`}
          </text>
        ))}
      </g>
      <g className={css.origin}>
        <circle cx={centre} cy={centre} r="7" />
        <circle cx={centre} cy={centre} r="3" />
        <text x={centre + 13} y={centre + 4}>
          {origin}
        </text>
      </g>
    </svg>
  );
}

function Rim({ centre, radius }: { centre: number; radius: number }) {
  const at = { cx: centre, cy: centre };
  return (
    <g className={css.rim}>
      <circle {...at} r={radius + 1} />
      <circle {...at} r={radius + 13} />
      <circle
        {...at}
        r={radius + 4.5}
        pathLength="360"
        strokeWidth="7"
        strokeDasharray=".25 .75"
        strokeDashoffset=".12"
      />
      <circle {...at} r={radius + 7} pathLength="360" strokeWidth="12" strokeDasharray=".4 9.6" strokeDashoffset=".2" />
    </g>
  );
}
