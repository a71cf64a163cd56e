// A table of words. A column may be set on a sheet as ours, a row may be marked, and dots show what is included.
import { TableHead } from '../ui/TableHead.tsx';
import { Linked } from './Linked.tsx';
import css from './WordTable.module.css';
import { usePageText } from './usePageText.ts';

type Props = {
  name: string;
  /** Index of the column that is ours. */
  ours?: number;
  /** Index of the row that the visitor chose. */
  marked?: number | undefined;
};

export function WordTable({ name, ours, marked }: Props) {
  const { t, has, items, list } = usePageText();
  const heads = list(`${name}.heads`);
  /** For tables with a word for "included": that word has a full dot, and other words another one in the last column than elsewhere. */
  function dotOf(text: string, column: number) {
    if (!has(`${name}.yes`)) return undefined;
    if (text === t(`${name}.yes`)) return 'yes';
    return column === heads.length - 1 ? 'more' : 'no';
  }
  return (
    <table className={css.table} data-columns={heads.length}>
      <TableHead heads={heads} ours={ours} />
      <tbody>
        {items(`${name}.rows`, '.0').map((row, index) => (
          <tr key={row} aria-current={index === marked ? 'true' : undefined}>
            <th scope="row">
              <Linked text={t(`${row}.0`)} />
            </th>
            {heads.slice(1).map((head, before) => {
              const column = before + 1;
              const text = t(`${row}.${column}`);
              const dot = dotOf(text, column);
              return (
                <td key={head} data-head={head} data-ours={column === ours ? '' : undefined}>
                  {dot && <i className={css.dot} data-dot={dot} />}
                  <Linked text={text} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
