// A table of a legal page, folded on phones, where every row becomes a list with the column heads before its values.
import type { ReactNode } from 'react';
import { Linked } from '../../sections/Linked.tsx';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { TableHead } from '../../sections/WordTable.static.tsx';
import css from './LegalText.module.css';

type Props = {
  heads: readonly string[];
  rows: readonly (readonly [string, ...string[]])[];
  title: string;
  code?: boolean;
};

export function LegalTable({ heads, rows, title, code }: Props) {
  const named = (text: string): ReactNode => (code ? <code>{text}</code> : text);
  return (
    <PhoneFold title={title}>
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
    </PhoneFold>
  );
}
