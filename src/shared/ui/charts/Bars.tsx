// Compares a few prices as hatched bars on one scale, with the price beside each bar.
import { usePage } from '../../app/PageContext.ts';
import { pricesInColumn } from '../../i18n/numbers.ts';
import css from './Bars.module.css';

export type Bar = { label: string; value: number; strong?: boolean };

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
