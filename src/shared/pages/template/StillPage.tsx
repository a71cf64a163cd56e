// The sample campaign page, marked as a sample: its purpose, blocks, the steps behind its button, and questions.
import { Fold } from '../../app/Fold.tsx';
import { staticPart } from '../../app/staticPart.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/WordTable.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { tierText } from '../../sections/prices/PriceTable.tsx';
import css from '../../ui/charts/Figure.module.css';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../ui/PageHead.tsx';
import ui from '../../ui/common.module.css';
import { type ActionNames, Lead, Title } from '../../sections/heads/HeadPlate.static.tsx';
import headCss from '../../sections/heads/Head.module.css';

export function Page() {
  return (
    <>
      <SampleHead />
      <Fold />
      <Statement name="rules" ground="water" />
      <Table name="blocks" />
      <Steps name="steps" />
      <Questions />
    </>
  );
}

/** Head of the sample; the price list stands for a campaign's own figures. */
const SampleHead = /*#__PURE__*/ staticPart(
  'SampleHead',
  function SampleHead() {
    return <HeadLedger first="#blocks" second="talk" drawing={<TierStairs />} />;
  },
  'page',
);

const left = 56;
const tread = 77;
const top = 40;
const foot = 340;
const usdStep = 0.05;
const line = 26;
const gap = 8;
/** The region most readers are in. */
const ours = 'AP1';

type Zone = { id: string; prices: number[]; last: number };

/** The most expensive regions, ours, and the cheapest by their last price, as labels around our line. */
function namedZones(zones: readonly Zone[], middle: number) {
  const lasts = zones.map(({ last }) => last);
  const shown = [Math.max(...lasts), zones.find(({ id }) => id === ours)?.last ?? 0, Math.min(...lasts)];
  let y = middle - 3 * line - gap;
  return shown.map((last) => {
    const ids = zones.filter((zone) => zone.last === last).map(({ id }) => id);
    const at = y;
    y += (ids.length + 1) * line + gap;
    return { last, ids, y: at };
  });
}

/** Draws the price of a gigabyte by tier as stairs for every billing region, with three prices named. */
function TierStairs() {
  const t = useT('prices');
  const { locale } = usePage();
  const cents = new Intl.NumberFormat(locale.iso, { minimumFractionDigits: 2 });
  const { tiers, usdPerGb } = useNeed('prices').bandwidth;
  const zones = Object.entries(usdPerGb).map(([id, prices]) => ({ id, prices, last: prices.at(-1) ?? 0 }));
  const highest = Math.ceil(Math.max(...zones.flatMap(({ prices }) => prices)) / usdStep) * usdStep;
  const yOf = (usd: number) => Math.round(foot - (usd / highest) * (foot - top));
  const right = left + tiers.length * tread;
  const levels = Array.from({ length: Math.round(highest / usdStep) + 1 }, (_, index) => index * usdStep);
  const stairOf = ({ prices }: Zone) =>
    prices.map((price, tier) => `${tier ? 'V' : `M${left} `}${yOf(price)}H${left + (tier + 1) * tread}`).join('');
  return (
    <figure className={css.figure}>
      <svg viewBox={`0 0 620 ${foot + 34}`} role="img" aria-label={t('drawings.tiers.title')}>
        <path
          className={css.grid}
          d={
            levels.map((level) => `M${left} ${yOf(level)}H${right}`).join('') +
            tiers.map((_, tier) => `M${left + (tier + 1) * tread} ${top}V${foot}`).join('')
          }
        />
        <path className={css.passage} strokeOpacity=".4" d={zones.map(stairOf).join('')} />
        <path
          className={css.route}
          pathLength="1"
          strokeWidth="2.4"
          d={zones
            .filter(({ id }) => id === ours)
            .map(stairOf)
            .join('')}
        />
        <g className={css.figures}>
          {levels.map((level) => (
            <text key={level} x={left - 10} y={yOf(level) + 4} textAnchor="end">
              {cents.format(level)}
            </text>
          ))}
          {tiers.map((tier, index) => (
            <text
              key={tier}
              className={index % 2 ? css.extra : undefined}
              x={left + (index + 0.5) * tread}
              y={foot + 24}
              textAnchor="middle"
            >
              {index === tiers.length - 1
                ? `${Number.parseInt(tier, 10)}+`
                : tierText(locale, tier, t).replace(index ? /\sTB$/ : '', '')}
            </text>
          ))}
          <text x={left} y={top - 18}>
            USD / GB
          </text>
        </g>
        {namedZones(zones, yOf(zones.find(({ id }) => id === ours)?.last ?? 0)).map(({ ids, last, y }) => (
          <text key={last} x={right + 12} y={y}>
            {ids.map((id, index) => (
              <tspan key={id} className={css.extra} x={right + 12} dy={index && line}>
                {t(`cdn.zones.${id}.name`)}
              </tspan>
            ))}
            <tspan className={css.time} x={right + 12} dy={line}>
              {plainNumber(locale, last)}
            </tspan>
          </text>
        ))}
      </svg>
      <figcaption>{t('drawings.tiers.caption')}</figcaption>
    </figure>
  );
}

type Props = ActionNames & { drawing: ReactNode };

/** Head D: words at the left, a drawing of the page's own prices without a frame beside them. */
function HeadLedger({ drawing, ...actions }: Props) {
  const { page } = usePage();
  return (
    <div className={ui.wrap}>
      <Breadcrumb name={useT(page.id)('name')} />
      <div className={headCss.plateHead}>
        <div>
          <Title />
          <Lead {...actions} />
        </div>
        {drawing}
      </div>
    </div>
  );
}
