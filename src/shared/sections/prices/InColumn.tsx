// A price of a column. The blanks that bring its decimal point below the others' have no use where phones set each row as a plate.
import css from './PriceTable.module.css';

export function InColumn({ text = '' }: { text: string | undefined }) {
  const price = text.trimEnd();
  const blanks = text.slice(price.length);
  return (
    <>
      {price}
      {blanks && <span className={css.blanks}>{blanks}</span>}
    </>
  );
}
