// A table of passages: ten regions by their true distance from Taipei, each line as long as the way.
import { useNeed } from '../../app/needs.ts';
import { useT } from '../../i18n/useT.ts';
import css from './Figure.module.css';
import { passageTo } from './passages.ts';

const shown = new Set([
  'cn-shanghai',
  'hongkong',
  'jp-tokyo',
  'singapore',
  'in-mumbai',
  'au-sydney',
  'me-dubai',
  'eu-frankfurt',
  'us-west',
  'us-east',
]);
const left = 136;
const row = 42;
const top = 24;
const pixelsPerKm = 0.03;
const meridians = [0, 3000, 6000, 9000, 12000];

const along = (km: number) => Math.round(left + km * pixelsPerKm);

export function PassageTable() {
  const t = useT('layout');
  const nameOf = useT('regions');
  const passages = useNeed('regions')
    .filter(({ id }) => shown.has(id))
    .map(passageTo)
    .toSorted((a, b) => a.km - b.km);
  const foot = top + passages.length * row;
  return (
    <figure className={css.figure}>
      <svg viewBox={`0 0 600 ${foot + 30}`} role="img" aria-label={t('figures.passagesTitle')}>
        <g className={css.grid}>
          {meridians.map((km) => (
            <path key={km} d={`M${along(km)} ${top - 12}V${foot}`} />
          ))}
        </g>
        {passages.map(({ region, km, ms }, index) => {
          const y = top + index * row + 10;
          return (
            <g key={region.id}>
              <path className={css.passage} d={`M${left} ${y}H${along(km)}`} />
              <circle className={css.end} cx={along(km)} cy={y} r="4.5" />
              <text className={css.name} x={left - 14} y={y + 5} textAnchor="end">
                {nameOf(region.id)}
              </text>
              <text className={css.time} x={along(km) + 12} y={y + 5}>
                {ms.toFixed(1)}
              </text>
            </g>
          );
        })}
        <path className={css.base} d={`M${left} ${top - 12}V${foot}`} />
        <g className={css.figures}>
          {meridians.map((km) => (
            <text key={km} x={along(km)} y={foot + 22} textAnchor="middle">
              {km === 0 ? '0 km' : km}
            </text>
          ))}
        </g>
      </svg>
      <figcaption>{t('figures.passagesCaption')}</figcaption>
    </figure>
  );
}
