// Amounts as strips on one scale: a few prices as hatched bars, and counts as segments.
import { usePage } from '../../app/PageContext.ts';
import { pricesInColumn } from '../../i18n/numbers.ts';
import css from './Bars.module.css';
import { percentOf } from './HatchPattern.tsx';
import segmentsCss from './Segments.module.css';

type Bar = { label: string; value: number; strong?: boolean };

/** `value` in US dollars; `column` writes them in another currency. */
type Props = { rows: Bar[]; column?: (usd: readonly number[]) => string[] };

export function Bars({ rows, column }: Props) {
  const { locale } = usePage();
  const values = rows.map(({ value }) => value);
  const prices = column?.(values) ?? pricesInColumn(locale, values);
  // All values may be 0, in an empty bill.
  const largest = Math.max(Number.MIN_VALUE, ...values);
  return (
    <ul className={css.bars}>
      {rows.map(({ label, value, strong }, index) => (
        <li key={label} className={strong ? css.strong : undefined}>
          <span>{label}</span>
          <svg width={`${Math.max(2, Math.round((value / largest) * 100))}%`} />
          <span>{prices[index]}</span>
        </li>
      ))}
    </ul>
  );
}

/** `most`: end of the scale, so that strips below each other can be compared. */
export function Segments({ count, most = count, marked }: { count: number; most?: number; marked?: boolean }) {
  const inked = Array.from({ length: Math.ceil(count / 2) }, (_, index) => `M${index * 2} 0h1v1h-1z`).join('');
  return (
    <svg
      className={segmentsCss.segments}
      data-marked={marked ? '' : undefined}
      width={percentOf(count, most)}
      height="14"
      viewBox={`0 0 ${count} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={inked} />
    </svg>
  );
}
