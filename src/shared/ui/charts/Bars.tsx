// Compares a few numbers as hatched bars on one scale; the number itself stands beside each bar.
import css from './Bars.module.css';

export type Bar = { label: string; value: number; text: string; strong?: boolean };

export function Bars({ rows }: { rows: Bar[] }) {
  // All may be nothing: a bill of none.
  const largest = Math.max(Number.MIN_VALUE, ...rows.map(({ value }) => value));
  return (
    <ul className={css.bars}>
      {rows.map(({ label, value, text, strong }) => (
        <li key={label} className={strong ? css.strong : undefined}>
          <span>{label}</span>
          <svg width={`${Math.max(2, Math.round((value / largest) * 100))}%`} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
