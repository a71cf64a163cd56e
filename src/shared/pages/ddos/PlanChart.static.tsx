// Protection against price on two logarithmic axes, with what one Gbps of protection costs in each plan.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { protectionOf, usdPerGbps } from '../../calculators/ddosFinder.ts';
import { useT } from '../../i18n/useT.ts';
import { Section, type Ground } from '../../sections/Section.tsx';
import figure from '../../ui/charts/Figure.module.css';
import { plainNumber } from '../../ui/plainNumber.ts';
import { usd } from '../../ui/usd.ts';
import css from './PlanChart.module.css';

const [left, right, top, foot] = [62, 440, 72, 400];
const gbpsMarks = [10, 30, 100, 300];
const usdMarks = [20, 100, 1000, 5000];

const along = (value: number, [from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  Math.round(start + (Math.log(value / from) / Math.log(to / from)) * (end - start));
const xOf = (gbps: number) => along(gbps, [8, 420], [left, right]);
const yOf = (price: number) => along(price, [6, 6500], [foot, top]);

type Point = { name: string; usdPerGbps: number; x: number; y: number };

/** On the free side of the route: left above, by `above`, for the dearest and for the cheaper one of two that are as large. */
function PointName({ point, above }: { point: Point; above: number }) {
  const { locale } = usePage();
  const t = useT('prices');
  const at = above
    ? { x: point.x - 12, y: point.y - above, textAnchor: 'end' as const }
    : { x: point.x + 14, y: point.y + 18 };
  const [first, second] = above ? ['-1.2em', '0'] : ['0', '1.2em'];
  return (
    <g className={css.halo}>
      <circle className={figure.end} cx={point.x} cy={point.y} r="6" />
      <text {...at} dy={first}>
        {t(`ddos.plans.${point.name}`)}
      </text>
      <text {...at} dy={second}>
        {usd(locale, point.usdPerGbps)}
      </text>
    </g>
  );
}

export const PlanChart = /*#__PURE__*/ staticPart(
  'PlanChart',
  function PlanChart({ name, ground }: { name: string; ground?: Ground }) {
    const t = useT('prices');
    const words = useT('ddos');
    const { locale } = usePage();
    const points = useNeed('prices')
      .ddos.toSorted((a, b) => a.platformUsdMonth - b.platformUsdMonth)
      .map((plan) => ({
        name: plan.name,
        usdPerGbps: usdPerGbps(plan),
        x: xOf(protectionOf(plan).gbps),
        y: yOf(plan.platformUsdMonth),
      }));
    const grid = usdMarks
      .map((mark) => `M${left} ${yOf(mark)}H${right}`)
      .concat(gbpsMarks.map((mark) => `M${xOf(mark)} ${top}V${foot}`));
    return (
      <Section name={name} ground={ground} head="beside">
        <figure className={`${figure.figure} ${css.chart}`}>
          <svg viewBox={`0 0 460 ${foot + 60}`} role="img" aria-label={words('unit.drawing.title')}>
            <path className={figure.grid} d={grid.join('')} />
            <path className={figure.base} fill="none" d={`M${left} ${top}V${foot}H${right}`} />
            <path
              className={figure.route}
              pathLength="1"
              strokeWidth="2.2"
              d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
            />
            {points.map((point, index) => (
              <PointName
                key={point.name}
                point={point}
                above={index === points.length - 1 ? 14 : points[index + 1]?.x === point.x ? 4 : 0}
              />
            ))}
            <g className={figure.figures}>
              {usdMarks.map((mark) => (
                <text key={mark} x={left - 8} y={yOf(mark) + 4} textAnchor="end">
                  {plainNumber(locale, mark)}
                </text>
              ))}
              {gbpsMarks.map((mark) => (
                <text key={mark} x={xOf(mark)} y={foot + 24} textAnchor="middle">
                  {mark}
                </text>
              ))}
              <text x="2" y={top - 40}>
                {t('units.usd')}
              </text>
              <text x={right} y={foot + 50} textAnchor="end">
                Gbps
              </text>
            </g>
          </svg>
          <figcaption>{words('unit.drawing.caption')}</figcaption>
        </figure>
      </Section>
    );
  },
  'page',
);
