// The five offices by latitude and longitude, with the great-circle distance of each from Taipei.
import { usePage } from '../../app/PageContext.ts';
import { kmBetween } from '../../calculators/greatCircle.ts';
import { useT } from '../../i18n/useT.ts';
import css from '../../ui/charts/Figure.module.css';
import { officePlaces } from '../../ui/charts/officePlaces.ts';
import { plainNumber } from '../../ui/plainNumber.ts';

const home = officePlaces[0];
const scale = 17;
const west = 96;
const north = 29;
const place = ({ lat, lon }: { lat: number; lon: number }) => ({
  x: Math.round((lon - west) * scale) + 60,
  y: Math.round((north - lat) * scale),
});

export function OfficeChart() {
  const t = useT('partner');
  const name = useT('offices');
  const { locale } = usePage();
  const start = place(home);
  return (
    <figure className={css.figure}>
      <svg viewBox="0 0 600 500" role="img" aria-label={t('drawing.title')}>
        <path
          className={css.grid}
          d={
            [0, 10, 20].map((lat) => `M0 ${(north - lat) * scale}H600`).join('') +
            [100, 110, 120].map((lon) => `M${(lon - west) * scale + 60} 0V500`).join('')
          }
        />
        {officePlaces.slice(1).map((city) => {
          const { x, y } = place(city);
          return (
            <path
              key={city.id}
              className={css.route}
              pathLength="1"
              fill="none"
              d={`M${start.x} ${start.y}L${x} ${y}`}
            />
          );
        })}
        {officePlaces.map((city) => {
          const { x, y } = place(city);
          const km = Math.round(kmBetween(home, city));
          const isBelow = city.id === 'singapore';
          return (
            <g key={city.id}>
              <circle className={css.end} cx={x} cy={y} r="8" />
              <g className={css.halo}>
                <text x={x} y={isBelow ? y + 32 : y - 16} textAnchor="middle">
                  {name(`cities.${city.id}`)} {km > 0 && `${plainNumber(locale, km)} km`}
                </text>
              </g>
            </g>
          );
        })}
      </svg>
      <figcaption>{t('drawing.caption')}</figcaption>
    </figure>
  );
}
