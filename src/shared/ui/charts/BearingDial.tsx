// A plotting sheet: every region at its true bearing from Taipei, out to where light in fibre takes it.
import { useNeed } from '../../app/needs.ts';
import { useT } from '../../i18n/useT.ts';
import css from './Figure.module.css';
import { passageTo, type Passage } from './passages.ts';

const centre = { x: 320, y: 280 };
const rim = 252;
const rimMs = 145;
/** Below 1, so that the near regions do not crowd: the scale of the home page's chart. */
const crowding = 0.62;
const rings = [10, 20, 40, 80, 120];
const named = new Set([
  'cn-beijing',
  'hongkong',
  'jp-tokyo',
  'singapore',
  'id-jakarta',
  'in-mumbai',
  'me-dubai',
  'eu-frankfurt',
  'gb-london',
  'us-west',
  'us-east',
  'au-sydney',
]);

/** Named where there is room: the letters of a narrow drawing are larger. */
const crowded = new Set(['cn-beijing', 'in-mumbai', 'id-jakarta']);

/** Names that would touch a neighbour's, moved up or down. */
const nudges: Readonly<Record<string, number>> = { 'gb-london': -7, 'eu-frankfurt': 7, singapore: 8, 'id-jakarta': 10 };

const reach = (ms: number) => rim * (ms / rimMs) ** crowding;

function placeOf({ ms, bearing }: Passage): { x: number; y: number } {
  const distance = reach(ms);
  return {
    x: Math.round(centre.x + distance * Math.sin(bearing)),
    y: Math.round(centre.y - distance * Math.cos(bearing)),
  };
}

function Name({ passage, text }: { passage: Passage; text: string }) {
  const { x, y } = placeOf(passage);
  // Names turn inwards where the rim is near.
  const west = x < centre.x - 20 || passage.ms > 100;
  return (
    <text
      className={crowded.has(passage.region.id) ? css.extra : undefined}
      x={x + (west ? -10 : 10)}
      y={y + 5 + (nudges[passage.region.id] ?? 0)}
      textAnchor={west ? 'end' : undefined}
    >
      {text}
    </text>
  );
}

export function BearingDial() {
  const t = useT('layout');
  const nameOf = useT('regions');
  const passages = useNeed('regions').map(passageTo);
  const { x, y } = centre;
  return (
    <figure className={css.figure}>
      <svg viewBox="0 0 640 560" role="img" aria-label={t('figures.dialTitle', { count: passages.length })}>
        <circle className={css.water} cx={x} cy={y} r={rim} />
        <g className={css.grid}>
          {rings.map((ms) => (
            <circle key={ms} cx={x} cy={y} r={Math.round(reach(ms))} />
          ))}
          <path d={`M${x} ${y - rim}v${2 * rim}M${x - rim} ${y}h${2 * rim}`} strokeDasharray="1 5" />
        </g>
        <g className={css.rim}>
          <circle cx={x} cy={y} r={rim} />
          <circle
            cx={x}
            cy={y}
            r={rim + 3}
            pathLength="360"
            strokeWidth="6"
            strokeDasharray=".25 .75"
            strokeDashoffset=".12"
          />
          <circle
            cx={x}
            cy={y}
            r={rim + 6}
            pathLength="360"
            strokeWidth="12"
            strokeDasharray=".4 9.6"
            strokeDashoffset=".2"
          />
        </g>
        <path
          className={css.route}
          pathLength="1"
          strokeWidth="1.1"
          d={passages
            .map(placeOf)
            .map((place) => `M${x} ${y}L${place.x} ${place.y}`)
            .join('')}
        />
        <g className={css.node}>
          {passages.map((passage) => (
            <circle
              key={passage.region.id}
              cx={placeOf(passage).x}
              cy={placeOf(passage).y}
              r={(2 + Math.sqrt(passage.region.zones)).toFixed(1)}
            />
          ))}
        </g>
        <g className={css.figures}>
          {rings.slice(1).map((ms) => (
            <text key={ms} x={Math.round(x + reach(ms)) - 5} y={y - 5} textAnchor="end">
              {ms}
            </text>
          ))}
        </g>
        <g className={css.names}>
          {passages
            .filter(({ region }) => named.has(region.id))
            .map((passage) => (
              <Name key={passage.region.id} passage={passage} text={nameOf(passage.region.id)} />
            ))}
          <text className={css.origin} x={x + 14} y={y + 20}>
            {t('figures.taipei')}
          </text>
        </g>
        <circle className={css.place} cx={x} cy={y} r="5" />
      </svg>
      <figcaption>{t('figures.dialCaption')}</figcaption>
    </figure>
  );
}
