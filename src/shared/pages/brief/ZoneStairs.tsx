// A stair of years: how many zones the regions opened so far have together, counted over today's regions.
import { useNeed, type Region } from '../../app/needs.ts';
import { useT } from '../../i18n/useT.ts';
import css from '../../ui/charts/Figure.module.css';

const left = 40;
const foot = 400;
const tread = 52;
const pixelsPerZone = 5;
const levels = [0, 20, 40, 60];

type Step = { year: number; zones: number; opened: Region[] };

/** One step a year from the first region to the last, also for years without a new one. */
function stepsOf(regions: Region[]): Step[] {
  const years = regions.map(({ released }) => released);
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => {
    const year = first + index;
    const sofar = regions.filter(({ released }) => released <= year);
    return {
      year,
      zones: sofar.reduce((sum, { zones }) => sum + zones, 0),
      opened: regions.filter(({ released }) => released === year),
    };
  });
}

const height = (zones: number) => foot - zones * pixelsPerZone;

export function ZoneStairs() {
  const t = useT('layout');
  const regions = useNeed('regions');
  const steps = stepsOf(regions);
  const right = left + steps.length * tread;
  const last = steps.at(-1);
  return (
    <figure className={css.figure}>
      <svg viewBox={`0 0 ${right + 40} ${foot + 34}`} role="img" aria-label={t('figures.stairsTitle')}>
        <g className={css.grid}>
          {levels.map((level) => (
            <path key={level} d={`M${left} ${height(level)}H${right}`} />
          ))}
        </g>
        <g className={css.figures}>
          {levels.map((level) => (
            <text key={level} x={left - 10} y={height(level) + 4} textAnchor="end">
              {level}
            </text>
          ))}
          {steps.map(({ year }, index) => (
            <text key={year} x={left + (index + 0.5) * tread} y={foot + 24} textAnchor="middle">
              {index % 3 === 0 ? year : `’${String(year).slice(2)}`}
            </text>
          ))}
        </g>
        <path
          className={css.stair}
          d={`M${left} ${foot}${steps.map(({ zones }, index) => `V${height(zones)}H${left + (index + 1) * tread}`).join('')}V${foot}`}
        />
        <g className={css.node}>
          {steps.flatMap(({ zones, opened }, index) =>
            opened.map((region, place) => (
              <circle
                key={region.id}
                cx={left + index * tread + ((place + 1) * tread) / (opened.length + 1)}
                cy={height(zones) - 12}
                r="3.6"
              />
            )),
          )}
        </g>
        {last && (
          <>
            <path className={css.route} d={`M${right - tread} ${height(last.zones)}H${right}`} strokeWidth="3" />
            <text className={css.total} x={right + 8} y={height(last.zones) + 8}>
              {last.zones}
            </text>
          </>
        )}
      </svg>
      <figcaption>{t('figures.stairsCaption', { count: regions.length })}</figcaption>
    </figure>
  );
}
