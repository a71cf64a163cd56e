// The charts of the home page: the azimuthal chart around Taipei by day, and the map of the world by night.
import { useNeed } from '../../app/needs.ts';
import type { ChartNode, LabelPlace } from '../../facts/Charts.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { tenths } from '../../i18n/numbers.ts';
import css from './PolarChart.module.css';
import nightMapCss from './NightMap.module.css';

const points = (nodes: readonly ChartNode[]) => nodes.map(({ px, py }) => `M${px}${py < 0 ? '' : ' '}${py}h0`).join('');

/** Dots of the places, large for named ones and small for the others; four paths with round ends instead of a circle for each. */
function Dots({ nodes }: { nodes: readonly ChartNode[] }) {
  const named = points(nodes.filter(({ label }) => label));
  const unnamed = points(nodes.filter(({ label }) => !label));
  return (
    <g className={css.dots}>
      <path d={named} />
      <path d={named} />
      <path d={unnamed} />
      <path d={unnamed} />
    </g>
  );
}

/** Names of the places on a chart in the page's language, each with its round-trip time. */
function PlaceNames({ nodes }: { nodes: readonly ChartNode[] }) {
  const nameOf = useT('regions');
  const { locale } = usePage();
  const named = (anchor: LabelPlace['anchor']) =>
    nodes.map(
      ({ id, ms, label }) =>
        label?.anchor === anchor && (
          <text key={id} x={label.x} y={label.y}>
            {`${nameOf(id)} `}
            <tspan>{tenths(locale, ms)}</tspan>
          </text>
        ),
    );
  return (
    <>
      {named('start')}
      <g textAnchor="end">{named('end')}</g>
    </>
  );
}

type Props = { label: string; origin: string };

/** Names farther out than this would cross the edge of the picture on a phone. */
const phoneRadius = 150;
const isOuter = ({ px, py }: ChartNode) => Math.hypot(px, py) > phoneRadius;

export function PolarChart({ label, origin }: Props) {
  const { hero } = useNeed('charts');
  return (
    <svg className={css.chart} viewBox={hero.viewBox} role="img" aria-label={label}>
      <circle className={css.water} r={hero.radius + 1} />
      <path className={css.land} d={hero.land} />
      <g className={css.rings}>
        {hero.rings.map(({ ms, r }) => (
          <circle key={ms} r={r} />
        ))}
        <path d="M0-300v600M-300 0h600" />
      </g>
      <Rim radius={hero.radius} />
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
        <PlaceNames nodes={hero.nodes.filter((node) => !isOuter(node))} />
        <g className={css.outer}>
          <PlaceNames nodes={hero.nodes.filter(isOuter)} />
        </g>
      </g>
      <g className={css.bearings}>
        {hero.rings.map(({ ms, r, label: { x, y } }) => (
          <text key={ms} className={r > phoneRadius ? css.outer : undefined} x={x} y={y}>
            {`${ms} ms`}
          </text>
        ))}
      </g>
      <g className={css.origin}>
        <circle r="7" />
        <circle r="3" />
        <text x="13" y="4">
          {origin}
        </text>
      </g>
    </svg>
  );
}

function Rim({ radius }: { radius: number }) {
  return (
    <g className={css.rim}>
      <circle r={radius + 1} />
      <circle r={radius + 13} />
      <circle r={radius + 4.5} pathLength="360" strokeWidth="7" strokeDasharray=".25 .75" strokeDashoffset=".12" />
      <circle r={radius + 7} pathLength="360" strokeWidth="12" strokeDasharray=".4 9.6" strokeDashoffset=".2" />
    </g>
  );
}

/** The world map by night: a picture in the page's language, and over it lights that move while the reader scrolls. */
export function NightMap() {
  const { night: picture } = useNeed('pictures');
  const { width, height, pulses } = useNeed('charts').night;
  return (
    <div className={nightMapCss.frame}>
      <div>
        <img src={picture} width={width} height={height} alt="" loading="lazy" />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {pulses.map((route) => (
            <path key={route} pathLength="1" d={route} />
          ))}
        </svg>
      </div>
    </div>
  );
}
