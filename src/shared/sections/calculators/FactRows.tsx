// Parts of a result as terms and values.
import css from './Calculator.module.css';

export function FactRows({ rows }: { rows: readonly (readonly [term: string, value: string])[] }) {
  return (
    <dl className={css.facts}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
