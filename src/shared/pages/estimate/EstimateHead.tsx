// Head of an open estimate: the sum, a bar for each month, and actions such as share and print.
import { toTwd } from '../../calculators/currency.ts';
import { useNeed } from '../../app/needs.ts';
import { twd } from '../../i18n/numbers.ts';
import { hatch, HatchPattern, percentOf } from '../../ui/charts/HatchPattern.tsx';
import ui from '../../ui/common.module.css';
import { useEstimate } from './EstimateContext.ts';
import { SumMark } from './EstimateFoot.tsx';
import css from './EstimateHead.module.css';
import { EstimateTitle } from './EstimateParts.static.tsx';

/** Up to so many months have room for a number each; of more, only every sixth gets one. */
const fewMonths = 12;

/** The months as bars on one scale; one-time costs stand on the first. */
function Months() {
  const { t, months, onceUsd, spans, money } = useEstimate();
  // With room above for the label of the highest bar.
  const highest = (onceUsd + (spans[0]?.usd ?? 0)) * 1.16;
  const all = Array.from({ length: months }, (_, index) => index + 1);
  const usdOf = (month: number) => spans.find(({ from, to }) => month >= from && month <= to)?.usd ?? 0;
  const said = [
    ...(onceUsd > 0 ? [t('chart.once', { usd: money(onceUsd) })] : []),
    ...spans.map(({ from, to, usd }) => t(from === to ? 'chart.one' : 'chart.span', { usd: money(usd), from, to })),
  ];
  const isLate = (from: number) => (from - 1) / months >= 0.4;
  const named = spans.length <= 3 ? spans : spans.slice(0, 1);
  return (
    <figure className={css.months}>
      <figcaption className={ui.vh}>{said.join(' ')}</figcaption>
      <svg width="100%" height="100%" aria-hidden="true">
        <HatchPattern />
        {all.map((month) => {
          const [x, width] = [percentOf(month - 0.92, months), percentOf(0.84, months)];
          const monthly = usdOf(month);
          const top = month === 1 ? onceUsd + monthly : monthly;
          return (
            <g key={month}>
              {month === 1 && onceUsd > 0 && (
                <rect
                  className={css.once}
                  x={x}
                  width={width}
                  y={percentOf(highest - top, highest)}
                  height={percentOf(onceUsd, highest)}
                />
              )}
              {monthly > 0 && (
                <rect
                  fill={hatch}
                  x={x}
                  width={width}
                  y={percentOf(highest - monthly, highest)}
                  height={percentOf(monthly, highest)}
                />
              )}
            </g>
          );
        })}
        {onceUsd > 0 && (
          <text className={css.first} x={percentOf(1, months)} dx="8" y="16">
            {t('chart.onceShort', { usd: money(onceUsd) })}
          </text>
        )}
        {named.map(({ from, to, usd }, at) => (
          <text
            key={from}
            // Beside the bar of one-time costs, or at the span's first month; late labels end at the drawing's right edge.
            x={isLate(from) ? '100%' : percentOf(at === 0 && onceUsd > 0 && months > 1 ? 1 : from - 1, months)}
            dx={isLate(from) ? 0 : 8}
            textAnchor={isLate(from) ? 'end' : undefined}
            y={percentOf(highest - usd, highest)}
            dy="-10"
          >
            {t(at === 0 ? 'chart.first' : 'chart.later', { usd: money(usd), from, to })}
          </text>
        ))}
      </svg>
      <p className={css.scale} data-many={months > fewMonths || undefined} aria-hidden="true">
        {all.map((month) => (
          <span key={month}>{months <= fewMonths || month % 6 === 0 || month === 1 ? month : ''}</span>
        ))}
      </p>
    </figure>
  );
}

/** `ask`: label of the button that leads to the form. */
export function EstimateHead({ ask }: { ask: string }) {
  const { twdPerUsd } = useNeed('exchange');
  const { t, locale, rows, months, totalUsd, money, currency, fileHref } = useEstimate();
  const about = currency === 'usd' ? twd(locale, toTwd(totalUsd, twdPerUsd)) : undefined;
  const span = t('months', { count: months });
  const isEmpty = rows.length === 0;
  return (
    <section className={css.head}>
      <div className={ui.wrap}>
        <div className={css.words}>
          <EstimateTitle />
          <p className={css.sum} role="status">
            <b className={ui.num}>{money(totalUsd)}</b>
            <span>{about ? t('sumAbout', { span, about }) : t('sum', { span })}</span>
            <SumMark />
          </p>
          <div className={ui.acts}>
            {isEmpty ? (
              <a className={`${ui.btn} ${ui.go}`} href="#add">
                {t('empty.action')}
              </a>
            ) : (
              <a className={`${ui.btn} ${ui.go}`} href="#form">
                {ask}
              </a>
            )}
            <span className={css.ways} hidden={isEmpty}>
              <a href="#share">{t('share.short')}</a>
              <button type="button" onClick={() => print()}>
                {t('share.print')}
              </button>
              <a href={fileHref('csv')} download="">
                CSV
              </a>
              <a href={fileHref('json')} download="">
                JSON
              </a>
            </span>
          </div>
        </div>
        {!isEmpty && <Months />}
      </div>
    </section>
  );
}
