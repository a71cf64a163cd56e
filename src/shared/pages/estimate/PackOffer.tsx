// Offers a prepaid pack that costs less than a line's traffic: the traffic's price as stairs, crossed by the line of the pack's.
import type { ReactNode } from 'react';
import { amountOf, packInstead } from '../../calculators/estimate.ts';
import { gbPerTb } from '../../calculators/fields.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { SectionFrame } from '../../sections/SectionFrame.tsx';
import { hatch, HatchPattern, percentOf } from '../../ui/charts/HatchPattern.tsx';
import ui from '../../ui/common.module.css';
import { useEstimate } from './EstimateContext.ts';
import css from './EstimateSections.module.css';

/** The traffic's cost summed month by month as stairs, and the pack's price as a line across them. */
function PackStairs({
  packUsd,
  usdMonth,
  months,
  from,
}: {
  packUsd: number;
  usdMonth: number;
  months: number;
  from: number;
}) {
  const { t, money } = useEstimate();
  const highest = usdMonth * months;
  const all = Array.from({ length: months }, (_, index) => index + 1);
  const line = percentOf(highest - packUsd, highest);
  return (
    <figure className={css.stairs}>
      <figcaption className={ui.vh}>
        {t('pack.figure', { tiers: money(highest), pack: money(packUsd), from, count: months })}
      </figcaption>
      <svg width="100%" height="100%" aria-hidden="true">
        <HatchPattern />
        {all.map((month) => (
          <rect
            key={month}
            fill={hatch}
            x={percentOf(month - 1, months)}
            width={percentOf(1, months)}
            y={percentOf(highest - usdMonth * month, highest)}
            height={percentOf(usdMonth * month, highest)}
          />
        ))}
        <line className={css.pack} x1="0" x2="100%" y1={line} y2={line} />
        <circle cx={percentOf(from - 1, months)} cy={line} r="7" />
        <text x="0" y={line} dy="-10">
          {t('pack.price', { usd: money(packUsd) })}
        </text>
      </svg>
      <p className={css.scale} aria-hidden="true">
        {all.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </p>
    </figure>
  );
}

export function PackOffer({ carried }: { carried: ReactNode }) {
  const { t, locale, rows, prices, money, wordsOf } = useEstimate();
  const at = rows.findIndex(({ now }) => now && packInstead(prices, now));
  const now = rows[at]?.now;
  const instead = now && packInstead(prices, now);
  if (!instead) return null;
  const { pack, months, tiersUsd, savedUsd, from } = instead;
  const size = wordsOf({ kind: 'pack', id: String(pack.gb) }).size ?? '';
  const values = {
    size,
    tb: plainNumber(locale, now.quantity / gbPerTb),
    all: plainNumber(locale, (now.quantity * months) / gbPerTb),
    pack: money(pack.platformUsd),
    tiers: money(tiersUsd),
    count: months,
    from,
  };
  return (
    <SectionFrame id="pack" ground="land" title={t('pack.title', { size, usd: money(savedUsd) })}>
      <div className={css.offer}>
        <PackStairs packUsd={pack.platformUsd} usdMonth={amountOf(now)} months={months} from={from} />
        <div>
          <p>{t('pack.said', values)}</p>
          <form method="post" action="/basket">
            {carried}
            <button className={ui.btn} name="pack" value={at}>
              {t('pack.use')}
            </button>
          </form>
        </div>
      </div>
    </SectionFrame>
  );
}
