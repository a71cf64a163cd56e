// A table of words; on phones every row becomes a list with the column's name before each value.
import type { ReactNode } from 'react';
import { TableHead } from '../../ui/TableHead.tsx';
import { Linked } from '../../sections/Linked.tsx';
import css from './LegalTable.module.css';

type Props = { heads: readonly string[]; rows: readonly (readonly [string, ...string[]])[]; code?: boolean };

export function LegalTable({ heads, rows, code }: Props) {
  const named = (text: string): ReactNode => (code ? <code>{text}</code> : text);
  return (
    <table className={css.table}>
      <TableHead heads={heads} />
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{named(first)}</th>
            {others.map((text, column) => (
              <td key={heads[column + 1]} data-head={heads[column + 1]}>
                <Linked text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
