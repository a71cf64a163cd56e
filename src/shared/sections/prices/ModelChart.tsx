// Cloud server models where their CPUs and memory place them, each circle as large as its price; dashes lead from price to price.
import { useNeed, type Instance } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { serverSize } from '../../calculators/serverFinder.ts';
import { useT } from '../../i18n/useT.ts';
import { hatch, HatchPattern } from '../../ui/charts/HatchPattern.tsx';
import { usd } from '../../ui/usd.ts';
import css from '../../ui/charts/Figure.module.css';

const left = 74;
const foot = 332;
const column = 130;
const row = 58;
const radiusPerRootUsd = 2.3;

type Placed = { server: Instance; x: number; y: number; r: number };
type NamePlace = { x: number; y: number; textAnchor?: 'end' | 'middle' };

function placed(server: Instance): Placed {
  const { cpus, gib } = serverSize(server);
  return {
    server,
    x: Math.round(left + Math.log2(cpus) * column),
    y: Math.round(foot - Math.log2(gib) * row),
    r: Math.round(Math.sqrt(server.platformUsdMonth) * radiusPerRootUsd * 10) / 10,
  };
}

/** Beside the circle where there is room, else above or below it. */
function nameAt({ x, y, r }: Placed, all: readonly Placed[]): NamePlace {
  const blocked = all.some((other) => other.y === y && other.x > x);
  if (blocked && x === left) return { x: x - r, y: y - r - 8 };
  if (blocked) return { x: x - r - 8, y: y + 5, textAnchor: 'end' };
  if (x === Math.max(...all.map((other) => other.x))) return { x, y: y + r + 24, textAnchor: 'middle' };
  return { x: x + r + 8, y: y + 5 };
}

const powersTo = (largest: number) => Array.from({ length: Math.round(largest) + 1 }, (_, power) => 2 ** power);

export function ModelChart() {
  const t = useT('prices');
  const { locale } = usePage();
  const models = useNeed('prices')
    .servers.toSorted((a, b) => a.platformUsdMonth - b.platformUsdMonth)
    .map(placed);
  const right = Math.max(...models.map(({ x }) => x));
  const top = Math.min(...models.map(({ y }) => y));
  const cpus = powersTo((right - left) / column);
  const gibs = powersTo((foot - top) / row);
  return (
    <figure className={css.figure}>
      <svg viewBox={`0 0 600 ${foot + 50}`} role="img" aria-label={t('drawings.models.title')}>
        <HatchPattern />
        <path
          className={css.grid}
          d={
            cpus.map((_, index) => `M${left + index * column} ${top - 20}V${foot + 16}`).join('') +
            gibs.map((_, index) => `M${left - 30} ${foot - index * row}H${right + 90}`).join('')
          }
        />
        <path className={css.base} fill="none" d={`M${left - 30} ${top - 20}V${foot + 16}H${right + 90}`} />
        <path className={css.route} strokeDasharray="2 4" d={`M${models.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
        {models.map(({ server, x, y, r }) => (
          <g key={server.type}>
            <circle className={css.end} cx={x} cy={y} r={r} />
            <circle cx={x} cy={y} r={r} fill={hatch} />
          </g>
        ))}
        <g className={css.halo}>
          {models.map((model) => (
            <text key={model.server.type} {...nameAt(model, models)}>
              {t(`servers.models.${model.server.name}.name`)}
              <tspan className={css.beside}> {usd(locale, model.server.platformUsdMonth)}</tspan>
            </text>
          ))}
        </g>
        <g className={css.figures}>
          {cpus.map((cpu, index) => (
            <text key={cpu} x={left + index * column} y={foot + 38} textAnchor="middle">
              {index ? cpu : `${cpu} vCPU`}
            </text>
          ))}
          {gibs.map((gib, index) => (
            <text key={gib} x={left - 38} y={foot - index * row + 4} textAnchor="end">
              {gib}
            </text>
          ))}
          <text x={left - 30} y={top - 30} textAnchor="end">
            GiB
          </text>
        </g>
      </svg>
      <figcaption>{t('drawings.models.caption')}</figcaption>
    </figure>
  );
}
