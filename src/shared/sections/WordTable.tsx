// The rows of a table of words; a column may stand on a sheet as ours, and a row may be marked.
import { TableHead } from '../ui/TableHead.tsx';
import { Linked } from './Linked.tsx';
import css from './WordTable.module.css';
import { usePageText } from './usePageText.ts';

type Props = {
  name: string;
  /** Number of the column that stands for us. */
  ours?: number;
  /** Number of the row that the visitor asked for. */
  marked?: number | undefined;
};

export function WordTable({ name, ours, marked }: Props) {
  const { t, items, list } = usePageText();
  const heads = list(`${name}.heads`);
  return (
    <table className={css.table} data-columns={heads.length}>
      <TableHead heads={heads} ours={ours} />
      <tbody>
        {items(`${name}.rows`, '.0').map((row, index) => (
          <tr key={row} data-marked={index === marked ? '' : undefined}>
            <th scope="row">
              <Linked text={t(`${row}.0`)} />
            </th>
            {heads.slice(1).map((head, column) => (
              <td key={head} data-head={head} data-ours={column + 1 === ours ? '' : undefined}>
                <Linked text={t(`${row}.${column + 1}`)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
